import { Big } from 'big.js';
import { changedByPercent, faultsOfChange, faultsOfPercent } from '../../../../../../domain/tariff/percent-change.js';
import { numberEntered } from '../../../components/form-dialog/parse-number-input.js';
import { baseRateWords, maximumWords, minimumWords } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';

/** A change by a percentage as it is typed. */
export interface PercentEntry {
  readonly percent: string;
  readonly changesMinimum: boolean;
  readonly changesMaximum: boolean;
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
  readonly fault: string | undefined;
}

/** The figures before and after, rate by rate, by the same rule as the server's; undefined until there is a percentage. */
export function percentPreview(
  rates: readonly RateRow[],
  entry: PercentEntry,
  locale?: string,
): PercentPreview[] | undefined {
  const percent = numberEntered(entry.percent);
  if (percent === undefined || faultsOfPercent(percent).length > 0) return undefined;
  const change = { ...entry, percent: Big(percent) };
  return rates.map((row) => {
    const after = changedByPercent(
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
      base: arrow(baseRateWords(row, locale), baseRateWords(baseAfter, locale)),
      minimum: arrow(
        minimumWords(row.minimumCharge, locale),
        minimumWords(after.minimumCharge?.toNumber() ?? null, locale),
      ),
      maximum: arrow(
        maximumWords(row.maximumCharge, locale),
        maximumWords(after.maximumCharge?.toNumber() ?? null, locale),
      ),
      fault: faultsOfChange(after)[0]?.message,
    };
  });
}

function arrow(before: string, after: string): string {
  return before === after ? before : `${before} → ${after}`;
}
