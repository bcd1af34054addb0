import { getPriority, platform, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { getCurrentThreadId } from './cpu-time.js';
import type { WorkerMessage, WorkerModule, WorkerStartData } from './worker-protocol.js';

/**
 * By how much nicer a thread is than its process, so that requests of customers and staff go first if CPUs are busy. At 10 a
 * machine that other programs keep busy gave next to no time: two replies a second left, where ten times as many could.
 */
const LOW_PRIORITY_OFFSET = 5;
const MAX_NICENESS = 19;

const BYTES_PER_MB = 1024 * 1024;
/** A heap that a job leaves larger by so much is cleaned at once: V8 cleans none that is idle. */
const MAX_HEAP_GROWTH_BYTES = 24 * BYTES_PER_MB;
/** One that has grown by so much is once its thread has been idle for so long: a dozen threads would hold 200 MB of garbage. */
const MAX_IDLE_HEAP_GROWTH_BYTES = 4 * BYTES_PER_MB;
const IDLE_MS = 500;

const { program, initialData, isLowPriority }: WorkerStartData = workerData;
const { work, prepare, listTransferred }: WorkerModule = await import(program);
const context = await prepare?.(initialData);
// Only Linux gives each thread its own priority; elsewhere it would apply to the whole process.
if (isLowPriority && platform() === 'linux')
  setPriority(0, Math.min(getPriority() + LOW_PRIORITY_OFFSET, MAX_NICENESS));

let idleTimer: ReturnType<typeof setTimeout> | undefined;

parentPort?.on('message', async (job: unknown) => {
  clearTimeout(idleTimer);
  let response: WorkerMessage;
  let transferred: ArrayBuffer[] = [];
  try {
    const result = await work(job, context);
    transferred = listTransferred?.(result) ?? [];
    response = { result };
  } catch (error) {
    response = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(response, transferred);
  cleanGrownHeap(MAX_HEAP_GROWTH_BYTES);
  idleTimer = setTimeout(cleanGrownHeap, IDLE_MS, MAX_IDLE_HEAP_GROWTH_BYTES);
});

let cleanHeapBytes = getHeapBytes();

/** Cleans the heap of this thread where the last jobs made it grow; without `--expose-gc` V8 does so when it likes. */
function cleanGrownHeap(maxGrowthBytes: number): void {
  if (getHeapBytes() - cleanHeapBytes < maxGrowthBytes) return;
  globalThis.gc?.();
  // The first time tells what is free, the second gives it back to the system.
  globalThis.gc?.();
  // What is still there is in use: it is no reason to clean again after the next job.
  cleanHeapBytes = getHeapBytes();
}

function getHeapBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

const ready: WorkerMessage = { isReady: true, osThreadId: getCurrentThreadId() };
parentPort?.postMessage(ready);
