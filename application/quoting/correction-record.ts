import { DomainError } from '../../domain/errors/domain-error.js';
import type { Correction, FieldChange } from '../../domain/quoting/correction/correction.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import { assertRevision } from '../../domain/quoting/quotation-conflict.js';
import { CORRECTION_MESSAGES } from '../../domain/quoting/quoting.messages.js';

/**
 * Whether single values of a quotation may be changed by a user who saw this revision.
 * @throws DomainError `conflict` for an older revision, `refused` where the quotation holds several shipments
 */
export function assertCorrectable(quotation: Quotation, revision: number): void {
  assertRevision(quotation, revision);
  if (quotation.furtherShipments?.length) throw new DomainError('refused', CORRECTION_MESSAGES.severalShipments);
}

/** The changed values as they are kept for training. @param of the revision that they made, by whom and when */
export function toCorrections(
  changes: readonly FieldChange[],
  of: Pick<Correction, 'quotationId' | 'revision' | 'actor' | 'at'>,
): Correction[] {
  return changes.map(({ field, asRead, after }) => ({ ...of, field, asRead, corrected: after }));
}

/** A quotation before or after changed values, as the activity log keeps it: the total in US dollars. */
export function toCorrectionRecord(quotation: Quotation, changes: readonly FieldChange[], side: 'before' | 'after') {
  return {
    revision: quotation.revision,
    status: quotation.status,
    total: quotation.charges.totals.finalTotal.toFixed(2),
    ...Object.fromEntries(changes.map((change) => [change.field, change[side] ?? null])),
  };
}
