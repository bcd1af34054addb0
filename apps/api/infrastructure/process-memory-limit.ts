import { setFlagsFromString } from 'node:v8';
import { WorkerPoolFactory } from '../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { WorkerThreadPoolFactory } from '../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { type ProviderOverride, provideValue, replaceProvider } from './provide.js';

/**
 * Beyond this size of the process a document that makes it grow is given up. With all its threads a busy server holds some
 * 370 MB, and is to stay below 512 whatever document it is sent.
 */
const MAX_PROCESS_MB = 448;

/** Threads that keep a process small that is a server and nothing else; one that tests run in holds more. */
export function limitProcessMemory(): ProviderOverride {
  // What the command line says of young heaps holds for this thread, which has its own by now; it would also overrule the
  // limits of all others, of which each would keep twelve megabytes more.
  setFlagsFromString('--max-semi-space-size=0');
  return replaceProvider(provideValue(WorkerPoolFactory, new WorkerThreadPoolFactory(undefined, MAX_PROCESS_MB)));
}
