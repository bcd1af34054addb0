import { Big } from 'big.js';
import {
  adjustByPercent,
  validateAdjustedAmounts,
  validatePercentChange,
} from '../../../../../../domain/tariff/percent-change.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { formatBaseRate, formatMaximum, formatMinimum } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';

/** A change by a percentage as it is typed. */
export interface PercentFormValues {
  readonly percent: string;
  readonly changesMinimum: boolean;
  readonly changesMaximum: boolean;
  /** The day that changed rates begin on; empty: at once. */
  readonly validFrom: string;
}

/** What a change makes of one rate: each figure alone where it stays, `old → new` where it changes. */
export interface PercentPreview {
  readonly id: number;
  /** `HNDL, SJO`. */
  readonly name: string;
  readonly base: string;
  readonly minimum: string;
  readonly maximum: string;
  /** Why the rate cannot be changed so; undefined where it can. */
  readonly problem: string | undefined;
}

/** The figures before and after, rate by rate, by the same rule as the server's; undefined until there is a percentage. */
export function previewPercentChange(
  rates: readonly RateRow[],
  entry: Omit<PercentFormValues, 'validFrom'>,
  locale?: string,
): PercentPreview[] | undefined {
  const percent = parseNumberInput(entry.percent);
  if (percent === undefined || validatePercentChange(percent).length > 0) return undefined;
  const change = { ...entry, percent: Big(percent) };
  return rates.map((row) => {
    const after = adjustByPercent(
      {
        criterion: row.rateCriteria,
        baseRate: Big(row.baseRate),
        minimumCharge: row.minimumCharge ? Big(row.minimumCharge) : undefined,
        maximumCharge: row.maximumCharge ? Big(row.maximumCharge) : undefined,
      },
      change,
    );
    const baseAfter = { ...row, baseRate: after.baseRate.toNumber() };
    return {
      id: row.id,
      name: `${row.serviceCode}, ${row.airportCode}`,
      base: formatChange(formatBaseRate(row, locale), formatBaseRate(baseAfter, locale)),
      minimum: formatChange(
        formatMinimum(row.minimumCharge, locale, row.currency),
        formatMinimum(after.minimumCharge?.toNumber() ?? null, locale, row.currency),
      ),
      maximum: formatChange(
        formatMaximum(row.maximumCharge, locale, row.currency),
        formatMaximum(after.maximumCharge?.toNumber() ?? null, locale, row.currency),
      ),
      problem: validateAdjustedAmounts(after)[0]?.message,
    };
  });
}

function formatChange(before: string, after: string): string {
  return before === after ? before : `${before} → ${after}`;
}
