/** Pairs of measurements of one attempt; the least of each counts, which other work on the machine does not lengthen. */
const RUNS = 5;
/** Attempts at most: what grows with the square never passes one, what is disturbed passes a later one. */
const MAX_ATTEMPTS = 8;
/** A growth that needs no second attempt: between that of the length and that of its square. */
const CLEARLY_LINEAR = 6;
const FACTOR = 4;

/**
 * How many times as much processor time a run on an input four times as long takes: about 4 where it grows with the
 * length, 16 with its square. Four short runs are measured against one long run, in turns, so that both take about as
 * long and meet the same disturbances.
 */
export function measureGrowth(run: (length: number) => unknown, length: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && least > CLEARLY_LINEAR; attempt += 1) {
    least = Math.min(least, measureOnce(run, length));
  }
  return least;
}

function measureOnce(run: (length: number) => unknown, length: number): number {
  let short = Number.POSITIVE_INFINITY;
  let long = Number.POSITIVE_INFINITY;
  for (let at = 0; at < RUNS; at += 1) {
    short = Math.min(
      short,
      measureProcessorTime(() => {
        for (let part = 0; part < FACTOR; part += 1) run(length);
      }),
    );
    long = Math.min(
      long,
      measureProcessorTime(() => run(FACTOR * length)),
    );
  }
  return (FACTOR * long) / short;
}

/** In microseconds. */
function measureProcessorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The least processor time of some runs, in microseconds. */
export function measureLeast(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < RUNS; at += 1) least = Math.min(least, measureProcessorTime(run));
  return least;
}
