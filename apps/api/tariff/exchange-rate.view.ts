import type { ExchangeRateImport } from '../../../application/tariff/import/import-exchange-rates.js';
import type { SheetExchangeRate } from '../../../application/tariff/import/parse-exchange-rate-sheet.js';
import type { ExchangeRate } from '../../../domain/tariff/exchange-rate/exchange-rate.js';
import type { ImportErrorView } from './rate-import.view.js';

/** What a US dollar costs in another currency on some days. */
export class ExchangeRateView {
  readonly id!: number;
  readonly version!: number;
  /** ISO 4217. */
  readonly currency!: string;
  /** The first day that it is for, in UTC. */
  readonly validFrom!: string;
  /** The last day that it is for, in UTC. */
  readonly validUntil!: string;
  /** Units of the currency for one US dollar. */
  readonly unitsPerUsd!: number;
  /** What is added to a converted amount, in percent. */
  readonly marginPercent!: number;
  readonly notes!: string;
  /** ISO moment. */
  readonly updatedAt!: string;
}

/** An exchange rate for the wire. */
export function toExchangeRateView(rate: ExchangeRate): ExchangeRateView {
  const { id, version, currency, validFrom, validUntil, notes } = rate;
  return {
    ...{ id, version, currency, validFrom, validUntil, notes },
    unitsPerUsd: rate.unitsPerUsd.toNumber(),
    marginPercent: rate.marginPercent.toNumber(),
    updatedAt: rate.updatedAt.toISOString(),
  };
}

/** An exchange rate of a file. */
export class ImportedExchangeRateView {
  /** The line in the file. */
  readonly row!: number;
  /** ISO 4217. */
  readonly currency!: string;
  readonly validFrom!: string;
  readonly validUntil!: string;
  /** Units of the currency for one US dollar. */
  readonly unitsPerUsd!: number;
  /** What they are now; null for a new one. */
  readonly unitsBefore!: number | null;
  /** In percent. */
  readonly marginPercent!: number;
}

/** What a file of exchange rates changes, or has changed. */
export class ExchangeRateImportView {
  readonly new!: ImportedExchangeRateView[];
  readonly changed!: ImportedExchangeRateView[];
  /** Rows that are equal to what is there. */
  readonly same!: number;
  readonly errors!: ImportErrorView[];
  /** The headings of columns that are not read. */
  readonly unknownColumns!: string[];
}

/** What a file of exchange rates changes, for the wire. */
export function toExchangeRateImportView(imported: ExchangeRateImport): ExchangeRateImportView {
  return {
    new: imported.added.map(toImportedExchangeRateView),
    changed: imported.changed.map(toImportedExchangeRateView),
    same: imported.same,
    errors: [...imported.errors],
    unknownColumns: [...imported.unknownColumns],
  };
}

function toImportedExchangeRateView({ line, draft, before }: SheetExchangeRate): ImportedExchangeRateView {
  return {
    ...{ row: line, currency: draft.currency, validFrom: draft.validFrom, validUntil: draft.validUntil },
    unitsPerUsd: draft.unitsPerUsd.toNumber(),
    unitsBefore: before?.unitsPerUsd.toNumber() ?? null,
    marginPercent: draft.marginPercent.toNumber(),
  };
}
