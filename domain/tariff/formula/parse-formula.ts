import { isRecord } from '../../is-record.js';
import type { StorageTermsEntry } from '../storage/storage-terms.js';
import type { RateBandEntry, RateFormulaEntry } from './rate-formula.js';

/** The formula in a record of a rate, for instance of the activity log; undefined where it holds none. */
export function parseFormulaEntry(record: unknown): RateFormulaEntry | undefined {
  if (!isRecord(record)) return undefined;
  const { breaks, quantityStep, amountStep, referenceCode, includedTaxPercent, minimumPer, storage, buying } = record;
  return {
    breaks: isRecord(breaks) ? parseBreaks(breaks) : null,
    quantityStep: parseFigure(quantityStep),
    amountStep: parseFigure(amountStep),
    referenceCode: typeof referenceCode === 'string' ? referenceCode : null,
    ...(includedTaxPercent === undefined ? {} : { includedTaxPercent: parseFigure(includedTaxPercent) }),
    ...(typeof minimumPer === 'string' ? { minimumPer } : {}),
    ...(isRecord(buying) ? { buying: { rate: parseFigure(buying.rate), minimum: parseFigure(buying.minimum) } } : {}),
    ...(isRecord(storage) ? { storage: parseStorage(storage) } : {}),
  };
}

function parseBreaks({ mode, limitBelongsTo, isNextBreakCheaper, bands }: Readonly<Record<string, unknown>>) {
  return {
    mode: typeof mode === 'string' ? mode : null,
    limitBelongsTo: typeof limitBelongsTo === 'string' ? limitBelongsTo : null,
    isNextBreakCheaper: isNextBreakCheaper === true,
    bands: Array.isArray(bands) ? bands.filter(isRecord).map(parseBand) : [],
  };
}

function parseBand({ upTo, amount, rate, per }: Readonly<Record<string, unknown>>): RateBandEntry {
  return { upTo: parseFigure(upTo), amount: parseFigure(amount), rate: parseFigure(rate), per: parseFigure(per) };
}

function parseStorage(record: Readonly<Record<string, unknown>>): StorageTermsEntry {
  const { freeDays, freeDayKind, retroactiveAfterDays, minimumPerDay, steps } = record;
  return {
    freeDays: typeof freeDays === 'number' ? freeDays : null,
    freeDayKind: typeof freeDayKind === 'string' ? freeDayKind : null,
    retroactiveAfterDays: typeof retroactiveAfterDays === 'number' ? retroactiveAfterDays : null,
    minimumPerDay: parseFigure(minimumPerDay),
    steps: (Array.isArray(steps) ? steps : []).filter(isRecord).map(({ upToDay, rate }) => {
      return { upToDay: typeof upToDay === 'number' ? upToDay : null, rate: parseFigure(rate) };
    }),
  };
}

function parseFigure(value: unknown): number | string | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' && Number.isFinite(Number(value)) ? value : null;
}
