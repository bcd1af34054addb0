import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadNews, ThreadProgram, ThreadStart } from './worker-protocol.js';
import { ownThread } from './cpu-time.js';

/** A niceness by which customers and clerks are answered first where processors are scarce. */
const AFTER_ANSWERS = 10;

const { program, briefing, givesWay }: ThreadStart = workerData;
const { work, prepare }: ThreadProgram = await import(program);
const knowledge = await prepare?.(briefing);
// Only Linux gives each thread a priority of its own; elsewhere it would be that of the whole program.
if (givesWay && platform() === 'linux') setPriority(0, AFTER_ANSWERS);

parentPort?.on('message', async (job: unknown) => {
  let answer: ThreadNews;
  try {
    answer = { result: await work(job, knowledge) };
  } catch (fault) {
    answer = { fault: fault instanceof Error ? fault.message : String(fault) };
  }
  parentPort?.postMessage(answer);
});
const ready: ThreadNews = { isReady: true, systemNumber: ownThread() };
parentPort?.postMessage(ready);
