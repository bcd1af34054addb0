import { FLAT_CRITERIA, type RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import type { RowValues } from './read-row.js';

/** Whether a price is one for reaching a range: a trip to a range of kilometres is one. */
export function isAmountForRange(criterion: RateCriterion): boolean {
  return FLAT_CRITERIA.includes(criterion) || criterion === 'trips';
}

/**
 * What each range of a table costs at least, by the order of its rows; undefined where one minimum holds for all of them. A rate
 * without a minimum of its own has that of the range below it: more cargo costs no less. An amount has none but its own.
 */
export function findBandMinimums(
  group: readonly RowValues[],
  from: 'fromKg' | 'fromKm' | 'fromPieces' | 'fromValue',
): ReadonlyArray<number | undefined> | undefined {
  if (group.some(({ unit }) => unit?.each !== undefined || unit?.isFurther)) return undefined;
  const isAmount = ({ criterion = 'flat' }: RowValues) => isAmountForRange(criterion);
  const minimums = new Map<RowValues, number | undefined>();
  let below: number | undefined;
  for (const row of [...group].sort((a, b) => (a.figures[from] ?? 0) - (b.figures[from] ?? 0))) {
    const own = row.figures.minimumCharge;
    if (isAmount(row) && own !== undefined && own > (row.figures.baseRate ?? own)) return undefined;
    below = own ?? below;
    minimums.set(row, isAmount(row) ? undefined : below);
  }
  const [one, ...others] = new Set(group.flatMap((row) => (isAmount(row) ? [] : [minimums.get(row)])));
  const isOneForAll =
    others.length === 0 &&
    (one === undefined || group.every((row) => !isAmount(row) || (row.figures.baseRate ?? one) >= one));
  return isOneForAll ? undefined : group.map((row) => minimums.get(row));
}
