import { readFileSync, readlinkSync } from 'node:fs';

const NS_PER_MS = 1e6;

/** The number by which the system knows the thread that asks; undefined where the system has none: only Linux does. */
export function getCurrentThreadId(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1);
  } catch {
    return undefined;
  }
}

/** Milliseconds for which a thread has had a processor since it began; NaN where it has ended, or nobody knows. */
export function readCpuMs(osThreadId: string | undefined): number {
  try {
    return Number(readFileSync(`/proc/self/task/${osThreadId}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;
  } catch {
    return Number.NaN;
  }
}
