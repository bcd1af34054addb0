import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchedBeat } from './watchdog.js';

const { beat, lookEveryMs, looks }: WatchedBeat = workerData;
const counter = new Int32Array(beat);
const STANDARD_ERROR = 2;
let last = -1;
let silent = 0;

setInterval(() => {
  const now = Atomics.load(counter, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < looks) return;
  const msg = `nothing moved for ${Math.round((looks * lookEveryMs) / 1000)} s: the process ends itself, its supervisor starts it again`;
  // The main thread cannot be asked to: it is what hangs.
  writeSync(STANDARD_ERROR, `${JSON.stringify({ level: 60, time: Date.now(), msg })}\n`);
  process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
