import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { getCurrentThreadId } from './cpu-time.js';
import type { WorkerMessage, WorkerModule, WorkerStartData } from './worker-protocol.js';

/** A niceness that gives priority to requests of customers and staff if CPUs are busy. */
const LOW_PRIORITY_NICENESS = 10;

const { program, initialData, isLowPriority }: WorkerStartData = workerData;
const { work, prepare }: WorkerModule = await import(program);
const context = await prepare?.(initialData);
// Only Linux gives each thread its own priority; elsewhere it would apply to the whole process.
if (isLowPriority && platform() === 'linux') setPriority(0, LOW_PRIORITY_NICENESS);

parentPort?.on('message', async (job: unknown) => {
  let response: WorkerMessage;
  try {
    response = { result: await work(job, context) };
  } catch (error) {
    response = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(response);
});
const ready: WorkerMessage = { isReady: true, osThreadId: getCurrentThreadId() };
parentPort?.postMessage(ready);
