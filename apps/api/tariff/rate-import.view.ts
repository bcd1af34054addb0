import type { RateImport } from '../../../application/tariff/import/import-rates.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { toRateDraftView } from './rate-draft.view.js';

/** What a file changes, for the wire; `row` is the line in the file. */
export function toRateImportView(
  { added, changed, same, errors, failedRows }: RateImport,
  airports: readonly Airport[],
) {
  return {
    new: added.map(({ line, draft }) => ({ row: line, ...toRateDraftView(draft, airports) })),
    changed: changed.map(({ line, draft, before }) => ({
      row: line,
      before: { id: before.id, ...toRateDraftView(before, airports) },
      after: toRateDraftView(draft, airports),
    })),
    same,
    errors,
    /** CSV, for whoever mends the rows and brings them again. */
    failedRows: failedRows ? new TextDecoder().decode(failedRows) : null,
  };
}
