const ROUNDS = 5;

/** Units a second of two sides, measured by turns so that both see the same machine; the median of five rounds each. */
export async function alternating(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<{ readonly ours: number; readonly theirs: number }> {
  await ours();
  await theirs();
  const measured: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
