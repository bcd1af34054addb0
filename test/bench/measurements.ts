const ROUNDS = 5;
/** No new round is begun after so long: on a busy machine there are fewer. */
const TIMEOUT_MS = 15_000;

/** A figure of two sides, measured by turns so that both see the same machine; the median of up to five rounds each. */
export async function measureAlternating(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<{ readonly ours: number; readonly theirs: number }> {
  await ours();
  await theirs();
  const measured: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const deadline = performance.now() + TIMEOUT_MS;
  for (let round = 0; round < ROUNDS && (round === 0 || performance.now() < deadline); round += 1) {
    measured.ours.push(await ours());
    measured.theirs.push(await theirs());
  }
  return { ours: computeMedian(measured.ours), theirs: computeMedian(measured.theirs) };
}

/** How many units a second a piece of work gets through. @param units what the work amounts to */
export async function measurePerSecond(units: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (units * 1000) / (performance.now() - start);
}

/** Pieces a second that so many get through side by side. */
export function measureConcurrently(workers: number, pieces: number, work: () => Promise<unknown>): Promise<number> {
  return measurePerSecond(pieces, async () => {
    let left = pieces;
    const runWorker = async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    };
    await Promise.all(Array.from({ length: workers }, runWorker));
  });
}

/** The value below which a part of all values lies. @param part from 0 to 1 */
export function computePercentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function computeMedian(values: readonly number[]): number {
  return computePercentile(values, 0.5);
}
