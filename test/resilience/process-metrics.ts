import { readdir, readFile, writeFile } from 'node:fs/promises';

const KB_A_MB = 1024;

/** What a process holds at a moment; Linux tells it. */
export interface ProcessMetrics {
  readonly rssMb: number;
  /** Open files, sockets and pipes. */
  readonly handles: number;
}

/** Looks at a process. @throws Error where it is no more, or where this is no Linux */
export async function readProcessMetrics(pid: number): Promise<ProcessMetrics> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const rssKb = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  return { rssMb: rssKb / KB_A_MB, handles: (await readdir(`/proc/${pid}/fd`)).length };
}

/** What forgets the most that a process has held so far (`proc(5)`, `clear_refs`). */
const FORGET_PEAK = '5';

/** From here on the most that a process holds is counted anew. */
export async function resetPeakMemory(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, FORGET_PEAK);
}

/** The most megabytes that a process has held since it was asked to count anew: no moment in between is missed. */
export async function readPeakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / KB_A_MB;
}

/** By how much values taken at equal times rise from one to the next: the slope of the straight line through them. */
export function computeSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const run = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return run === 0 ? 0 : rise / run;
}
