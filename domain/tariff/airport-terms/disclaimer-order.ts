import type { DisclaimerPosition } from './disclaimer.js';

/**
 * The priorities and positions that put disclaimers into an order: as few priorities as possible change, and a changed
 * one becomes that of the neighbour above, or at the head of the list that of the one below.
 * @param ordered in their new order
 */
export function reorderPriorities(ordered: readonly DisclaimerPosition[]): DisclaimerPosition[] {
  const staying = findLongestDecreasingSubsequence(ordered.map(({ priority }) => priority));
  let priority = ordered[staying[0] ?? 0]?.priority ?? 0;
  return ordered.map((one, at) => {
    if (staying.includes(at)) priority = one.priority;
    return { id: one.id, priority, place: at + 1 };
  });
}

/** The indexes of the longest run of numbers, gaps allowed, in which none is higher than the one before; of several the one with the higher end. */
function findLongestDecreasingSubsequence(numbers: readonly number[]): readonly number[] {
  const endingAt: number[][] = [];
  for (const [at, number] of numbers.entries()) {
    const before = endingAt.filter((sequence) => (numbers[sequence.at(-1) ?? -1] ?? number) >= number);
    endingAt.push([...findLongest(before, numbers), at]);
  }
  return findLongest(endingAt, numbers);
}

function findLongest(sequences: readonly number[][], numbers: readonly number[]): readonly number[] {
  const endOf = (sequence: readonly number[]) => numbers[sequence.at(-1) ?? -1] ?? 0;
  return sequences.reduce<readonly number[]>((best, sequence) => {
    const isBetter =
      sequence.length > best.length || (sequence.length === best.length && endOf(sequence) > endOf(best));
    return isBetter ? sequence : best;
  }, []);
}
