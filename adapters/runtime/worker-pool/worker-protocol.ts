/** What a thread answers to a job. */
export type JobResponse = { readonly result: unknown } | { readonly error: string };

/** What a thread tells its team: that it can begin, and then an answer to each job. */
export type WorkerMessage = { readonly isReady: true; readonly osThreadId: string | undefined } | JobResponse;

/** What a thread is begun with: the module that it works by, and what the module is to know. */
export interface WorkerStartData {
  readonly program: string;
  readonly initialData: unknown;
  readonly isLowPriority: boolean;
}

/** What such a module exports. */
export interface WorkerModule {
  work(job: unknown, context: unknown): unknown;
  prepare?(initialData: unknown): unknown;
}
