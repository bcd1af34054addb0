// Runs inside a server under test: notes how long its main thread was at work without a pause.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const NANOSECONDS_PER_MS = 1_000_000;
const TICK_MS = 4;
/** Shorter ones are not worth a line. */
const MIN_NOTED_MS = 20;

/** Milliseconds of processor time of the main thread: neither other programs nor this one's threads add to them. */
function readMainThreadCpuMs() {
  const schedstat = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8');
  return Number(schedstat.split(' ')[0]) / NANOSECONDS_PER_MS;
}

const file = process.env.EVENT_LOOP_PROBE_FILE;
if (file && isMainThread) {
  writeFileSync(file, '');
  let before = readMainThreadCpuMs();
  setInterval(() => {
    const now = readMainThreadCpuMs();
    if (now - before >= MIN_NOTED_MS) appendFileSync(file, `${now - before}\n`);
    before = now;
  }, TICK_MS).unref();
}
