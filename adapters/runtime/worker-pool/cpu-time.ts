import { readFileSync, readlinkSync } from 'node:fs';

const NS_PER_MS = 1e6;
/** Most jobs have finished by then, without any query of the system. */
const FIRST_CHECK_MS = 50;
const MIN_PAUSE_MS = 20;

/** The number by which the system knows the thread that asks; undefined where the system has none: only Linux does. */
export function getCurrentThreadId(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1);
  } catch {
    return undefined;
  }
}

/**
 * Reports when a thread of this process has used a CPU time, counted from shortly after now: a busy machine does not
 * shorten a job's time. Never reports if the system has no such data.
 * @returns a function that stops it
 */
export function onCpuTimeExceeded(thread: string | undefined, milliseconds: number, callback: () => void): () => void {
  if (thread === undefined) return () => undefined;
  let from: number | undefined;
  const check = () => {
    const now = readCpuMs(thread);
    if (now === undefined) return;
    from ??= now;
    const left = milliseconds - (now - from);
    if (left <= 0) callback();
    else timer = setTimeout(check, Math.max(left, MIN_PAUSE_MS));
  };
  let timer = setTimeout(check, FIRST_CHECK_MS);
  return () => clearTimeout(timer);
}

/** Milliseconds for which a thread has had a processor since it began; undefined where it has ended. */
function readCpuMs(thread: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;
  } catch {
    return undefined;
  }
}
