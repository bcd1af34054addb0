import type { FieldChange } from '../../domain/quoting/correction/correction.js';
import type { Quotation } from '../../domain/quoting/quotation.js';

/** A quotation before or after changed values, as the activity log keeps it: the total in US dollars. */
export function toCorrectionRecord(quotation: Quotation, changes: readonly FieldChange[], side: 'before' | 'after') {
  return {
    revision: quotation.revision,
    status: quotation.status,
    total: quotation.charges.totals.finalTotal.toFixed(2),
    ...Object.fromEntries(changes.map((change) => [change.field, change[side] ?? null])),
  };
}
