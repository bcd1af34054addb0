/** What a thread answers to a job. */
export type JobAnswer = { readonly result: unknown } | { readonly fault: string };

/** What a thread tells its team: that it can begin, and then an answer to each job. */
export type ThreadNews = { readonly isReady: true; readonly systemNumber: string | undefined } | JobAnswer;

/** What a thread is begun with: the module that it works by, and what the module is to know. */
export interface ThreadStart {
  readonly program: string;
  readonly briefing: unknown;
  readonly givesWay: boolean;
}

/** What such a module exports. */
export interface ThreadProgram {
  work(job: unknown, knowledge: unknown): unknown;
  prepare?(briefing: unknown): unknown;
}
