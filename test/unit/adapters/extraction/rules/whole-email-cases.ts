import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

/** An email as a person wrote it, and everything that is to be read in it. */
export interface WholeEmailCase {
  readonly from: string;
  readonly subject: string;
  readonly body: string;
  readonly facts: Facts;
}

/** Expects that emails of one kind are read whole. */
export function describeWholeEmails(kind: string, emails: readonly WholeEmailCase[]): void {
  describe(kind, () => {
    it.each(emails)('"$subject" of $from is read whole', async ({ from, subject, body, facts }) => {
      expect(pickFacts(await extractFrom(body, { from, subject }), facts)).toEqual(facts);
    });
  });
}
