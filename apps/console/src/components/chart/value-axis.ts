/** How much higher than its highest bar a drawing is: the words above the bar need room. */
const HEADROOM = 1.15;
/** An axis has at most so many steps. */
const MOST_STEPS = 5;
/** Steps that people count in, for each power of ten. */
const ROUND = [1, 2, 5, 10] as const;

/** The end of an axis that begins at zero, and its equal steps of whole, round numbers. */
export interface ValueAxis {
  readonly max: number;
  readonly steps: number;
}

/**
 * The axis that holds counts up to a highest one.
 * @param highest the highest count, 0 or more
 * @param hasWordsAbove whether words stand above the highest mark
 */
export function valueAxis(highest: number, hasWordsAbove: boolean): ValueAxis {
  const needed = Math.max(1, hasWordsAbove ? highest * HEADROOM : highest);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(needed / MOST_STEPS)));
  const step = power * (ROUND.find((round) => needed / (round * power) <= MOST_STEPS) ?? 10);
  const steps = Math.ceil(needed / step);
  return { max: steps * step, steps };
}
