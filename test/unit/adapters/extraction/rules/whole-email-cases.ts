import { describe, expect, it } from '@jest/globals';
import { type Facts, factsOf, reading } from './extract-facts.js';

/** An email as a person wrote it, and everything that is to be read in it. */
export interface WholeMail {
  readonly from: string;
  readonly subject: string;
  readonly body: string;
  readonly facts: Facts;
}

/** Expects that emails of one kind are read whole. */
export function areReadWhole(kind: string, emails: readonly WholeMail[]): void {
  describe(kind, () => {
    it.each(emails)('"$subject" of $from is read whole', async ({ from, subject, body, facts }) => {
      expect(factsOf(await reading(body, { from, subject }), facts)).toEqual(facts);
    });
  });
}
