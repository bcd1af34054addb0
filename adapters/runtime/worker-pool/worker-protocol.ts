/** What a thread answers to a job. */
export type JobResponse = { readonly result: unknown } | { readonly error: string };

/** The messages of a thread to its pool: that it is ready, and then an answer to each job. */
export type WorkerMessage = { readonly isReady: true; readonly osThreadId: string | undefined } | JobResponse;

/** The data that a thread starts with: the module of its program, and the data for that. */
export interface WorkerStartData {
  readonly program: string;
  readonly initialData: unknown;
  readonly isLowPriority: boolean;
}

/** What such a module exports. */
export interface WorkerModule {
  work(job: unknown, context: unknown): unknown;
  prepare?(initialData: unknown): unknown;
  /** The memory in a result that is handed over to the process instead of being copied. */
  listTransferred?(result: unknown): ArrayBuffer[];
}
