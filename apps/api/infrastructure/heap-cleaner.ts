/** In so long a mail of 9 MB is taken apart, and leaves as much behind twice over. */
const CHECK_INTERVAL_MS = 100;
const BYTES_PER_MB = 1024 * 1024;
/** Size of the process from which on garbage matters: with all its threads a busy one holds some 370 MB. */
const MIN_PROCESS_BYTES = 376 * BYTES_PER_MB;
/** By how much the heap of the main thread has grown since it was clean: one mail with large files makes it grow by more. */
const MIN_GROWTH_BYTES = 16 * BYTES_PER_MB;

/** What a process holds, in bytes; of its heap that of the main thread, with what lies outside for it. */
export interface MemorySample {
  readonly processBytes: number;
  readonly heapBytes: number;
}

/**
 * A check that cleans a heap where the process is large and the heap has grown since: V8 cleans none that is idle, and lets
 * one grow by two fifths before. Cleaning takes 50 to 80 ms of a processor.
 */
export function createHeapCheck(readMemory: () => MemorySample, collect: () => void): () => void {
  let cleanHeapBytes = 0;
  return () => {
    const { processBytes, heapBytes } = readMemory();
    // It was cleaned by itself.
    cleanHeapBytes = Math.min(cleanHeapBytes, heapBytes);
    if (processBytes < MIN_PROCESS_BYTES || heapBytes - cleanHeapBytes < MIN_GROWTH_BYTES) return;
    collect();
    // What is still there is in use: it is no reason to clean again.
    cleanHeapBytes = readMemory().heapBytes;
  };
}

/** Keeps the heap of the main thread clean where the process is run with `--expose-gc`; elsewhere V8 does so when it likes. */
export function startHeapCleaner(): void {
  const { gc } = globalThis;
  if (gc)
    setInterval(
      createHeapCheck(readProcessMemory, () => void gc()),
      CHECK_INTERVAL_MS,
    ).unref();
}

function readProcessMemory(): MemorySample {
  const { rss, heapTotal, external } = process.memoryUsage();
  return { processBytes: rss, heapBytes: heapTotal + external };
}
