import { readFileSync } from 'node:fs';

const NANOSECONDS_PER_MS = 1_000_000;
const LOOK_INTERVAL_MS = 2;

/**
 * Milliseconds of processor time that this process's main thread has had: neither other programs nor this one's threads add to
 * them. Where the system does not tell (it is told by Linux, whose main thread is numbered as its process), the whole process's.
 */
export function readMainThreadCpuMs(): number {
  try {
    const schedstat = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8');
    return Number(schedstat.split(' ')[0]) / NANOSECONDS_PER_MS;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** The longest stretch for which the main thread did nothing else during a call, in milliseconds of its processor time, and what the call gave. */
export async function measureStall<T>(
  call: () => Promise<T>,
): Promise<{ readonly result: T; readonly stallMs: number }> {
  let stallMs = 0;
  let before = readMainThreadCpuMs();
  const look = (): void => {
    const now = readMainThreadCpuMs();
    stallMs = Math.max(stallMs, now - before);
    before = now;
  };
  const timer = setInterval(look, LOOK_INTERVAL_MS);
  const result = await call().finally(() => clearInterval(timer));
  look();
  return { result, stallMs };
}
