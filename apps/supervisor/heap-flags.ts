/**
 * With what Node runs a server, in `npm start` as well, so that the mail of a long outage at once stays below 512 MB:
 * the heap is first cleaned when it is 64 MB old, instead of 512, and then whenever it has grown by two fifths of what lives, instead
 * of to several times that; what is young has 8 MB. It costs no more processor time, and nothing limits the heap.
 * Threads clean their own heaps after mail that made them grow.
 */
export const NODE_HEAP_FLAGS: readonly string[] = [
  '--initial-old-space-size=64',
  '--heap-growing-percent=40',
  '--max-semi-space-size=8',
  '--expose-gc',
];

/**
 * What the C library is told: threads share two heaps instead of eight for each core. A dozen threads that each take a
 * megabyte of mail apart otherwise leave a third more behind, which the system does not get back. What is larger than 128 kB
 * is had from the system, and goes back there at once: otherwise it grows that limit, and leaves holes behind.
 */
export const HEAP_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
