/** How much higher than its highest bar a drawing is: the words above the bar need room. */
const HEADROOM = 1.15;
/** An axis has at most so many steps. */
const MAX_STEPS = 5;
/** Steps that people count in, for each power of ten. */
const STEP_MULTIPLES = [1, 2, 5, 10] as const;

/** The end of an axis that begins at zero, and its equal steps of whole, round numbers. */
export interface ValueAxis {
  readonly max: number;
  readonly steps: number;
}

/**
 * The axis that holds counts up to a highest one.
 * @param highest the highest count, 0 or more
 * @param hasLabelsAbove whether words stand above the highest mark
 */
export function computeValueAxis(highest: number, hasLabelsAbove: boolean): ValueAxis {
  const needed = Math.max(1, hasLabelsAbove ? highest * HEADROOM : highest);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(needed / MAX_STEPS)));
  const step = power * (STEP_MULTIPLES.find((round) => needed / (round * power) <= MAX_STEPS) ?? 10);
  const steps = Math.ceil(needed / step);
  return { max: steps * step, steps };
}
