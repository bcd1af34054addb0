import { type Quotation, quotationNumber } from '../../domain/quoting/quotation.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import type { Desk } from './unit-of-work.port.js';

/**
 * Takes a quotation in hand for the rest of a unit of work, first of all in it, so that everybody waits in the same order.
 * What was decided about it by looking at it earlier holds only for what it was then.
 * @param seen the quotation that the decision rests on
 * @throws RuleViolation `conflict` where somebody has revised or decided it since
 */
export async function holdUnchanged(desk: Desk, seen: Quotation): Promise<void> {
  const now = await desk.quotations.hold(seen.id);
  if (!now) throw unknownRecord('quotation', seen.id);
  if (now.revision !== seen.revision) throw revisedMeanwhile(now);
  if (now.status !== seen.status) {
    const sentence = `Somebody else has just decided about ${quotationNumber(seen.id)}: it is ${now.status} now.`;
    throw new RuleViolation('conflict', sentence);
  }
}

/**
 * Refuses a decision about another revision than the one that the person had before them.
 * @param revision undefined where the caller does not say which one it saw
 * @throws RuleViolation `conflict`
 */
export function assertRevision(newest: Quotation, revision: number | undefined): void {
  if (revision !== undefined && revision !== newest.revision) throw revisedMeanwhile(newest);
}

/** What is said to a person whose decision rests on an older revision. */
export function revisedMeanwhile({ id, revision }: Pick<Quotation, 'id' | 'revision'>): RuleViolation {
  const sentence = `Somebody else has changed ${quotationNumber(id)} in the meantime: it is now revision ${revision}.`;
  return new RuleViolation('conflict', sentence);
}
