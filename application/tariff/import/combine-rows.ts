import { groupBy } from '../../../domain/group-by.js';
import { buildBreaksFromRanges, type PricedRange } from '../../../domain/tariff/formula/bands-from-ranges.js';
import type { RateFormulaEntry } from '../../../domain/tariff/formula/rate-formula.js';
import type { RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { findBandMinimums, isAmountForRange } from './band-minimums.js';
import { combineDayRows, moveWeightsToConditions, type StorageSteps } from './combine-days.js';
import type { RowValues } from './read-row.js';
import type { RowError } from './sheet-rate.js';

/** The rows of one rate, as one row; `breaks` where they are a table of weight breaks. */
export interface CombinedRow extends RowValues {
  readonly breaks: RateFormulaEntry['breaks'];
  /** What the days of storage cost, where rows say it for some days each. */
  readonly steps?: StorageSteps | undefined;
}

/** What the limits of rows in columns may count, and the criteria of prices for it; the first where no row says it. */
interface RangeAxis {
  readonly from: 'fromKg' | 'fromKm' | 'fromPieces' | 'fromValue';
  readonly to: 'toKg' | 'toKm' | 'toPieces' | 'toValue';
  readonly what: string;
  readonly criteria: readonly RateCriterion[];
}

const AXES: readonly RangeAxis[] = [
  { from: 'fromKg', to: 'toKg', what: 'weights', criteria: ['chargeable_weight', 'gross_weight'] },
  // A price "per km" of a row with kilometres is for the whole way, and not for what lies beyond the standard radius.
  { from: 'fromKm', to: 'toKm', what: 'kilometres', criteria: ['total_kilometers', 'kilometer'] },
  { from: 'fromPieces', to: 'toPieces', what: 'pieces', criteria: ['pieces'] },
  { from: 'fromValue', to: 'toValue', what: 'values', criteria: ['cif_value', 'goods_value'] },
];

/** One row for a rate: rows of breaks by weight, kilometres, pieces or value become bands, and a row that is a minimum or a maximum goes into its rate. */
export function combineRows(
  rows: readonly RowValues[],
  isByChargeableWeight: boolean,
): { readonly rows: CombinedRow[]; readonly errors: RowError[] } {
  const errors: RowError[] = [];
  const isBand = (row: RowValues) => listAxes(row).length > 0;
  const days = combineDayRows(rows.filter(({ limit }) => limit === undefined));
  const weights = moveWeightsToConditions(days.rows, isByChargeableWeight);
  errors.push(...days.errors, ...weights.errors);
  const priced = weights.rows;
  const combined: CombinedRow[] = priced.filter((row) => !isBand(row)).map(toSingleRow);
  for (const group of groupBy(priced.filter(isBand), toKey).values()) {
    const made = combineBands(group);
    if ('breaks' in made) combined.push(made);
    else errors.push(made);
  }
  for (const row of rows) {
    if (row.limit === undefined) continue;
    const error = applyLimit(row, row.limit, combined);
    if (error) errors.push(error);
  }
  return { rows: combined.sort((a, b) => a.line - b.line), errors };
}

function listAxes({ figures }: RowValues): readonly RangeAxis[] {
  return AXES.filter(({ from, to }) => figures[from] !== undefined || figures[to] !== undefined);
}

function toKey({ airport, code, validFrom, validUntil, texts }: RowValues): string {
  return JSON.stringify([airport?.id, code, validFrom, validUntil, texts.conditions]);
}

function combineBands(group: readonly [RowValues, ...RowValues[]]): CombinedRow | RowError {
  const [first] = group;
  const [axis, otherAxis] = AXES.filter((one) => group.some((row) => listAxes(row).includes(one)));
  if (!axis || otherAxis) return { line: first.line, message: TARIFF_MESSAGES.severalRanges };
  const ranges: PricedRange[] = [];
  for (const { line, figures, criterion = 'flat', currency, texts, unit, isOnRequest } of group) {
    const price = figures.baseRate;
    if (price === undefined && !isOnRequest) return { line, message: TARIFF_MESSAGES.noPrice };
    const isAmount = isAmountForRange(criterion);
    if (!isAmount && !axis.criteria.includes(criterion)) return { line, message: TARIFF_MESSAGES.bandUnit };
    if (currency !== first.currency)
      return { line, message: TARIFF_MESSAGES.differsFromLine({ what: 'currency', line: first.line }) };
    if (texts.breaks) return { line, message: TARIFF_MESSAGES.bandsTwice };
    ranges.push({
      from: figures[axis.from],
      upTo: figures[axis.to],
      price: price === undefined ? {} : isAmount ? { amount: price } : { rate: price },
      per: unit?.each,
      isFurther: unit?.isFurther ?? false,
    });
  }
  const minimums = findBandMinimums(group, axis.from);
  const breaks = buildBreaksFromRanges(ranges.map((range, at) => ({ ...range, minimum: minimums?.[at] })));
  if ('problem' in breaks) {
    const line = group[breaks.index]?.line ?? first.line;
    return {
      line,
      message:
        breaks.problem === 'overlap'
          ? TARIFF_MESSAGES.rangesOverlap(axis.what)
          : TARIFF_MESSAGES.rangeTurned(axis.what),
    };
  }
  const units = new Set(
    group.flatMap(({ criterion }) => (criterion && axis.criteria.includes(criterion) ? [criterion] : [])),
  );
  if (units.size > 1) return { line: first.line, message: TARIFF_MESSAGES.bandUnit };
  const { minimumCharge: _own, ...others } = first.figures;
  const figures: { -readonly [Name in keyof typeof first.figures]: number } = others;
  // Minimums of the bands stand in them.
  const limits = minimums ? (['maximumCharge'] as const) : (['minimumCharge', 'maximumCharge'] as const);
  for (const limit of limits) {
    const stated = group.flatMap((row) => (row.figures[limit] === undefined ? [] : [row]));
    const other = stated.find((row) => row.figures[limit] !== stated[0]?.figures[limit]);
    if (other)
      return {
        line: other.line,
        message: TARIFF_MESSAGES.differsFromLine({
          what: limit === 'minimumCharge' ? 'minimum' : 'maximum',
          line: stated[0]?.line ?? 0,
        }),
      };
    const figure = stated[0]?.figures[limit];
    if (figure !== undefined) figures[limit] = figure;
  }
  const [unit = axis.criteria[0]] = units;
  return { ...first, figures, criterion: unit === 'kilometer' ? 'total_kilometers' : unit, breaks };
}

/** A row by itself: what is included, further units, and so many units at once are bands; a price on request is one, too. */
function toSingleRow(row: RowValues & Pick<CombinedRow, 'steps'>): CombinedRow {
  const { unit, figures, isOnRequest } = row;
  if (row.pricedBreaks) return { ...row, breaks: row.pricedBreaks };
  if (isOnRequest) return { ...row, breaks: { bands: [{ upTo: null }] } };
  const rate = figures.baseRate;
  const per = unit?.each ?? null;
  const included = figures.included ?? (unit?.isFurther ? 1 : undefined);
  if (included !== undefined && included > 0) {
    const bands = [
      { upTo: included, amount: 0 },
      { upTo: null, amount: 0, rate, per },
    ];
    return { ...row, breaks: { mode: 'graduated', bands } };
  }
  return { ...row, breaks: per === null ? undefined : { bands: [{ upTo: null, rate, per }] } };
}

/** Puts a limit into the rate that it belongs to; an error where there is none, or where it has one already. */
function applyLimit(
  row: RowValues,
  limit: 'minimumCharge' | 'maximumCharge',
  combined: CombinedRow[],
): RowError | undefined {
  const { line, figures } = row;
  const amount = figures.baseRate ?? figures[limit];
  if (amount === undefined) return { line, message: TARIFF_MESSAGES.noPrice };
  const isSame = (one: RowValues) =>
    one.airport?.id === row.airport?.id && one.code === row.code && one.texts.conditions === row.texts.conditions;
  const candidates = combined.filter((one) => isSame(one) && (!row.validFrom || one.validFrom === row.validFrom));
  const [target] = candidates;
  if (!target || candidates.length > 1) return { line, message: TARIFF_MESSAGES.noRowOfLimit };
  if (target.currency !== row.currency) {
    return { line, message: TARIFF_MESSAGES.differsFromLine({ what: 'currency', line: target.line }) };
  }
  if (target.figures[limit] !== undefined && target.figures[limit] !== amount) {
    return {
      line,
      message: TARIFF_MESSAGES.differsFromLine({
        what: limit === 'minimumCharge' ? 'minimum' : 'maximum',
        line: target.line,
      }),
    };
  }
  combined[combined.indexOf(target)] = { ...target, figures: { ...target.figures, [limit]: amount } };
  return undefined;
}
