/**
 * With what Node runs a server, in `npm start` as well: a heap that is first cleaned when it is 64 MB old, instead of 512. What
 * waits for answers while much mail comes in would otherwise be kept long after it has got them; nothing limits the heap.
 */
export const NODE_HEAP_FLAGS: readonly string[] = ['--initial-old-space-size=64'];
