import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.js';

const { heartbeat, checkIntervalMs, maxMissedChecks }: WatchdogData = workerData;
const counter = new Int32Array(heartbeat);
const STANDARD_ERROR = 2;
let last = -1;
let missedChecks = 0;

setInterval(() => {
  const now = Atomics.load(counter, 0);
  missedChecks = now === last ? missedChecks + 1 : 0;
  last = now;
  if (missedChecks < maxMissedChecks) return;
  const msg = `nothing moved for ${Math.round((maxMissedChecks * checkIntervalMs) / 1000)} s: the process ends itself, its supervisor starts it again`;
  // The main thread cannot be asked to: it is what hangs.
  writeSync(STANDARD_ERROR, `${JSON.stringify({ level: 60, time: Date.now(), msg })}\n`);
  process.kill(process.pid, 'SIGKILL');
}, checkIntervalMs);
