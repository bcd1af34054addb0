import { parentPort, workerData } from 'node:worker_threads';
import type { JobAnswer, ThreadStart } from './messages.js';

const { program }: ThreadStart = workerData;
const { work }: { work(job: unknown): unknown } = await import(program);

parentPort?.on('message', async (job: unknown) => {
  let answer: JobAnswer;
  try {
    answer = { result: await work(job) };
  } catch (fault) {
    answer = { fault: fault instanceof Error ? fault.message : String(fault) };
  }
  parentPort?.postMessage(answer);
});
