import type { CompletedImport, RateImport } from '../../../application/tariff/import/import-rates.js';
import { IMPORT_COLUMNS } from '../../../application/tariff/import/sheet-columns.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { StoredRateImport } from '../../../domain/tariff/rate-import/rate-import.repository.js';
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

/** A rate that a season of the file ends. */
export class EndedRateView {
  readonly before!: ReplacedRateView;
  /** The day before the season begins. */
  readonly validUntil!: string;
}

/** A column of a file. */
export class SheetColumnView {
  /** As it stands in the file. */
  readonly heading!: string;
  /** What it is taken for: a name of `importColumns`, `ignored`, or null where somebody has to say it. */
  readonly column!: string | null;
  /** The first values. */
  readonly examples!: string[];
}

/** What a column may be taken for. */
export class ImportColumnView {
  readonly name!: string;
  /** As an export calls it. */
  readonly heading!: string;
}

/** An import as it is kept. */
export class StoredImportView {
  readonly id!: number;
  readonly fileName!: string;
  /** ISO moment. */
  readonly importedAt!: string;
  /** The administrator's email. */
  readonly importedBy!: string;
  readonly added!: number;
  readonly changed!: number;
  readonly ended!: number;
  readonly same!: number;
  /** ISO moment; null where it was not taken back. */
  readonly undoneAt!: string | null;
  readonly undoneBy!: string | null;
}

/** A line of a file that cannot be taken. */
export class ImportErrorView {
  readonly line!: number;
  /** What the line is about, in the words of the file; absent where it names nothing. */
  readonly rate?: string;
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
  readonly ended!: EndedRateView[];
  readonly columns!: SheetColumnView[];
  /** The headings of columns that nobody has explained: with one of them nothing is imported. */
  readonly unknownColumns!: string[];
  /** What every rate needs and no column says. */
  readonly missingColumns!: string[];
  /** What columns may be taken for. */
  readonly importColumns!: ImportColumnView[];
  /** What stands above the table, and the notes in it and below it. */
  readonly titles!: string[];
  /** The import as it is kept; only where it was applied. */
  readonly import?: StoredImportView;
  /** Takes the import back; only where it was applied. */
  readonly undo?: RateBatchView;
}

/** What a file has changed, and the batch that takes it back, for the wire. */
export function toCompletedImportView(imported: CompletedImport, airports: readonly Airport[]): RateImportView {
  const { stored, undo } = imported;
  return {
    ...toRateImportView(imported, airports),
    import: toStoredImportView(stored),
    undo: toRateBatchView(undo),
  };
}

/** What a file changes, for the wire; `row` is the line in the file. */
export function toRateImportView(
  { added, changed, ended, same, errors, failedRows, columns, missingColumns, titles }: RateImport,
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
    ended: ended.map(({ before, validUntil }) => ({
      before: { id: before.id, ...toRateDraftView(before, airports) },
      validUntil,
    })),
    columns: columns.map(({ heading, name, examples }) => ({ heading, column: name ?? null, examples: [...examples] })),
    unknownColumns: columns.filter(({ name }) => name === undefined).map(({ heading }) => heading),
    missingColumns: [...missingColumns],
    importColumns: [...IMPORT_COLUMNS],
    titles: [...titles],
    /** CSV, for whoever mends the rows and brings them again. */
    failedRows: failedRows ? new TextDecoder().decode(failedRows) : null,
  };
}

/** An import as it is kept, for the wire. */
export function toStoredImportView(stored: StoredRateImport): StoredImportView {
  const { id, fileName, importedBy, added, changed, ended, same } = stored;
  return {
    ...{ id, fileName, importedBy, added, changed, ended, same },
    importedAt: stored.importedAt.toISOString(),
    undoneAt: stored.undoneAt?.toISOString() ?? null,
    undoneBy: stored.undoneBy ?? null,
  };
}
