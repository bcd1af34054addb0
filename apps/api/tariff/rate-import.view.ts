import type { CompletedImport, RateImport } from '../../../application/tariff/import/import-rates.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { type RateBatchView, toRateBatchView } from './rate-batch.view.js';
import { RateDraftView, toRateDraftView } from './rate-draft.view.js';

/** A rate that a file adds. */
export class ImportedRateView extends RateDraftView {
  /** The line in the file. */
  readonly row!: number;
}

/** A rate as it stands before an import. */
export class ReplacedRateView extends RateDraftView {
  readonly id!: number;
}

/** A rate that a file changes. */
export class ImportedChangeView {
  /** The line in the file. */
  readonly row!: number;
  readonly before!: ReplacedRateView;
  readonly after!: RateDraftView;
}

/** A line of a file that cannot be taken. */
export class ImportErrorView {
  readonly line!: number;
  readonly message!: string;
}

/** What a file changes, or has changed. */
export class RateImportView {
  readonly new!: ImportedRateView[];
  readonly changed!: ImportedChangeView[];
  /** Rows that say what the tariff says already. */
  readonly same!: number;
  readonly errors!: ImportErrorView[];
  /** The rows that failed as CSV, with their lines and what is wrong; null where none did. */
  readonly failedRows!: string | null;
  /** Takes the import back; only where it was applied. */
  readonly undo?: RateBatchView;
}

/** What a file has changed, and the batch that takes it back, for the wire. */
export function toCompletedImportView(imported: CompletedImport, airports: readonly Airport[]): RateImportView {
  return { ...toRateImportView(imported, airports), undo: toRateBatchView(imported.undo) };
}

/** What a file changes, for the wire; `row` is the line in the file. */
export function toRateImportView(
  { added, changed, same, errors, failedRows }: RateImport,
  airports: readonly Airport[],
): RateImportView {
  return {
    new: added.map(({ line, draft }) => ({ row: line, ...toRateDraftView(draft, airports) })),
    changed: changed.map(({ line, draft, before }) => ({
      row: line,
      before: { id: before.id, ...toRateDraftView(before, airports) },
      after: toRateDraftView(draft, airports),
    })),
    same,
    errors: [...errors],
    /** CSV, for whoever mends the rows and brings them again. */
    failedRows: failedRows ? new TextDecoder().decode(failedRows) : null,
  };
}
