import { Worker } from 'node:worker_threads';

const BEAT_MS = 1_000;
const LOOK_EVERY_MS = 3_000;
/** Looks without a beat between them before the process is given up: fifteen seconds, a quarter of a lease. */
const LOOKS = 5;

/** What the watching thread is told. */
export interface WatchedBeat {
  readonly beat: SharedArrayBuffer;
  readonly lookEveryMs: number;
  /** Looks without a beat that end the process. */
  readonly looks: number;
}

/**
 * Ends this process where its main thread hangs, for instance in an email that no reader comes to an end with: nothing else
 * could be done meanwhile. Its work is taken up by the next process, which gives such an email up after a few tries. A
 * process under a debugger is left alone.
 */
export function keepWatch(): void {
  if (process.execArgv.some((argument) => argument.startsWith('--inspect'))) return;
  const beat = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beat);
  setInterval(() => Atomics.add(counter, 0, 1), BEAT_MS).unref();
  const workerData: WatchedBeat = { beat, lookEveryMs: LOOK_EVERY_MS, looks: LOOKS };
  new Worker(new URL('./watchdog.worker.js', import.meta.url), { workerData, execArgv: [] }).unref();
}
