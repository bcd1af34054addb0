import { readFileSync } from 'node:fs';

const NANOSECONDS_PER_MS = 1_000_000;

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
