import { Big } from 'big.js';
import type { RateBandEntry, RateFormulaEntry } from './rate-formula.js';

/** A row of a table of weight breaks: from which kilogram up to which one it holds, and what it costs. */
export interface PricedRange {
  /** Undefined: from the first kilogram. */
  readonly from: number | undefined;
  /** Undefined: up to where the next row begins, or without an end. */
  readonly upTo: number | undefined;
  /** For reaching the range, or for each kilogram; neither: on request. */
  readonly price: { readonly amount?: number; readonly rate?: number };
  /** The rate is for each started so many; undefined: for each one. */
  readonly per?: number | undefined;
  /** The rate is for what lies beyond the range before it, on top of what that one comes to. */
  readonly isFurther?: boolean | undefined;
  /** What the range costs at least, where that is not the same for all of them; only beside a rate for each one. */
  readonly minimum?: number | undefined;
}

/** What is wrong with a row of a table of weight breaks. */
export interface RangeError {
  readonly index: number;
  readonly problem: 'overlap' | 'turned';
}

type BreaksEntry = NonNullable<RateFormulaEntry['breaks']>;
/** Sheets write `1–50, 51–100` of weights that are whole kilograms: the step is no gap. */
const LARGEST_STEP_KG = 1;
/** Grams of kilograms, metres of kilometres. */
const QUANTITY_DECIMALS = 3;

/**
 * The breaks that the rows of a table say, in any order. `0–50, 51–100`: 50 is in the lower one. `0–45, 45–100`: as on air
 * waybills, 45 is in the upper one. What no row speaks of is on request: between two rows, below the first, above the last.
 */
export function buildBreaksFromRanges(ranges: readonly PricedRange[]): BreaksEntry | RangeError {
  const sorted = ranges
    .map((range, index) => ({ ...range, index, from: range.from ?? 0 }))
    .sort((a, b) => a.from - b.from);
  const rows = sorted.map((row, at) => ({ ...row, price: toBandPrice(row, sorted[at - 1]) }));
  for (const [at, { from, upTo, index }] of rows.entries()) {
    if (upTo !== undefined && upTo < from) return { index, problem: 'turned' };
    const next = rows[at + 1];
    if (next && (next.from < (upTo ?? next.from) || next.from === from))
      return { index: next.index, problem: 'overlap' };
  }
  const begin = rows[0]?.from ?? 0;
  const isTouching = rows.some(({ upTo }, at) => {
    const next = rows[at + 1];
    return next !== undefined && (upTo ?? next.from) === next.from;
  });
  const belongsToUpper = isTouching || begin > LARGEST_STEP_KG;
  const bands = rows.flatMap(({ from, upTo, price: rangePrice, minimum }, at): RateBandEntry[] => {
    const next = rows[at + 1]?.from;
    const toBands = (end: number | null) => splitAtMinimum({ upTo: end, ...rangePrice }, from, minimum);
    if (next === undefined) return upTo === undefined ? toBands(null) : [...toBands(upTo), { upTo: null }];
    const end = upTo ?? next;
    const isGap = Big(next).minus(end).gt(LARGEST_STEP_KG);
    if (isGap) return [...toBands(end), { upTo: next }];
    return toBands(belongsToUpper ? next : end);
  });
  const first: readonly RateBandEntry[] = begin > LARGEST_STEP_KG ? [{ upTo: begin }] : [];
  return { mode: 'whole', limitBelongsTo: belongsToUpper ? 'upper' : 'lower', bands: [...first, ...bands] };
}

/** A band whose minimum is its own: up to where the rate reaches it, the minimum is an amount. */
function splitAtMinimum(band: RateBandEntry, from: number, minimum: number | undefined): RateBandEntry[] {
  if (minimum === undefined || typeof band.rate !== 'number' || band.rate === 0) return [band];
  const reached = Big(minimum).div(band.rate).round(QUANTITY_DECIMALS).toNumber();
  if (reached <= from) return [band];
  if (band.upTo !== null && reached >= Number(band.upTo)) return [{ upTo: band.upTo, amount: minimum }];
  return [{ upTo: reached, amount: minimum }, band];
}

/** What a range costs as a band; a further one costs what the one before comes to at its end, and its rate beyond. */
function toBandPrice(range: PricedRange, before: PricedRange | undefined): Omit<RateBandEntry, 'upTo'> {
  const { price, per, isFurther } = range;
  const stepped = per === undefined ? price : { ...price, per };
  if (!isFurther) return stepped;
  const reached =
    before?.price.amount ??
    Big(before?.price.rate ?? 0)
      .times(before?.upTo ?? range.from ?? 0)
      .toNumber();
  return { ...stepped, amount: reached };
}
