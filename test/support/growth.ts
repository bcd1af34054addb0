/** Runs of each size; the least counts, which other work on the machine does not lengthen. */
const RUNS = 5;

/** How many times as much processor time a run on an input four times as long takes: about 4 where it grows with the length, 16 with its square. */
export function measureGrowth(run: (length: number) => unknown, length: number): number {
  return measureLeast(() => run(4 * length)) / measureLeast(() => run(length));
}

/** The least processor time of some runs, in microseconds. */
export function measureLeast(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < RUNS; at += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}
