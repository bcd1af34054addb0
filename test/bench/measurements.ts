const ROUNDS = 5;
/** No new round is begun after so long: on a busy machine there are fewer. */
const PATIENCE_MS = 15_000;

/** A figure of two sides, measured by turns so that both see the same machine; the median of up to five rounds each. */
export async function alternating(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<{ readonly ours: number; readonly theirs: number }> {
  await ours();
  await theirs();
  const measured: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (let round = 0; round < ROUNDS && (round === 0 || performance.now() < giveUpAt); round += 1) {
    measured.ours.push(await ours());
    measured.theirs.push(await theirs());
  }
  return { ours: median(measured.ours), theirs: median(measured.theirs) };
}

/** How many units a second a piece of work gets through. @param units what the work amounts to */
export async function perSecond(units: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (units * 1000) / (performance.now() - start);
}

/** Pieces a second that so many get through side by side. */
export function atOnce(workers: number, pieces: number, work: () => Promise<unknown>): Promise<number> {
  return perSecond(pieces, async () => {
    let left = pieces;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    };
    await Promise.all(Array.from({ length: workers }, worker));
  });
}

/** The value below which a part of all values lies. @param part from 0 to 1 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
