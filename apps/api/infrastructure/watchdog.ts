import { Worker } from 'node:worker_threads';

const HEARTBEAT_MS = 1_000;
const CHECK_INTERVAL_MS = 3_000;
/** Looks without a beat between them before the process is given up: fifteen seconds, a quarter of a lease. */
const MAX_MISSED_CHECKS = 5;

/** What the watching thread is told. */
export interface WatchdogData {
  readonly heartbeat: SharedArrayBuffer;
  readonly checkIntervalMs: number;
  /** Looks without a beat that end the process. */
  readonly maxMissedChecks: number;
}

/**
 * Ends this process where its main thread hangs, for instance in an email that no reader comes to an end with: nothing else
 * could be done meanwhile. Its work is taken up by the next process, which gives such an email up after a few tries. A
 * process under a debugger is left alone.
 */
export function startWatchdog(): void {
  if (process.execArgv.some((argument) => argument.startsWith('--inspect'))) return;
  const heartbeat = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(heartbeat);
  setInterval(() => Atomics.add(counter, 0, 1), HEARTBEAT_MS).unref();
  const workerData: WatchdogData = {
    heartbeat,
    checkIntervalMs: CHECK_INTERVAL_MS,
    maxMissedChecks: MAX_MISSED_CHECKS,
  };
  new Worker(new URL('./watchdog.worker.js', import.meta.url), { workerData, execArgv: [] }).unref();
}
