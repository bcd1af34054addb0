/** What a thread answers to a job. */
export type JobAnswer = { readonly result: unknown } | { readonly fault: string };

/** What a thread is begun with: the module that it works by. */
export interface ThreadStart {
  readonly program: string;
}
