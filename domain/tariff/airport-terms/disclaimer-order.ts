import type { DisclaimerPlace } from './disclaimer.js';

/**
 * The priorities and places that let disclaimers stand in an order: as few priorities as possible change, and those that do
 * become that of the neighbour above, at the head of the list that of the one below.
 * @param ordered as they are to stand
 */
export function placesInOrder(ordered: readonly DisclaimerPlace[]): DisclaimerPlace[] {
  const staying = longestFalling(ordered.map(({ priority }) => priority));
  let priority = ordered[staying[0] ?? 0]?.priority ?? 0;
  return ordered.map((one, at) => {
    if (staying.includes(at)) priority = one.priority;
    return { id: one.id, priority, place: at + 1 };
  });
}

/** The indexes of the longest run of numbers, gaps allowed, in which none is higher than the one before; of several the one with the higher end. */
function longestFalling(numbers: readonly number[]): readonly number[] {
  const endingAt: number[][] = [];
  for (const [at, number] of numbers.entries()) {
    const before = endingAt.filter((run) => (numbers[run.at(-1) ?? -1] ?? number) >= number);
    endingAt.push([...longestOf(before, numbers), at]);
  }
  return longestOf(endingAt, numbers);
}

function longestOf(runs: readonly number[][], numbers: readonly number[]): readonly number[] {
  const endOf = (run: readonly number[]) => numbers[run.at(-1) ?? -1] ?? 0;
  return runs.reduce<readonly number[]>((best, run) => {
    const isBetter = run.length > best.length || (run.length === best.length && endOf(run) > endOf(best));
    return isBetter ? run : best;
  }, []);
}
