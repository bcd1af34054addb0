import { setMaxListeners } from 'node:events';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { JobType } from '../../../application/jobs/job-queue.port.js';
import type { JobWorker } from '../../../application/jobs/job-worker.js';
import type { Configuration } from '../config/configuration.js';
import { settleBeforeStop } from './shutdown.js';

/**
 * How many jobs of each group a process works at a time: those who answer never send, so that no caller who waits for an
 * answer stands behind a mail server that takes its time.
 */
const WORKER_GROUPS: ReadonlyArray<{ readonly jobTypes: readonly JobType[]; readonly count: number }> = [
  { jobTypes: ['answer-email'], count: 4 },
  { jobTypes: ['send-reply', 'file-reply-copy', 'send-staff-mail'], count: 4 },
  // Programs of others, which may take their time, hold up no mail.
  { jobTypes: ['deliver-webhook'], count: 2 },
];

/** The job workers of this process, from its start to its end. */
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private finished: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly configuration: Configuration,
    private readonly jobWorker: JobWorker,
  ) {}

  onApplicationBootstrap(): void {
    if (this.configuration.workers === 'none') return;
    const { signal } = this.stopping;
    // Each runner listens while it waits; Node suspects a leak from the eleventh on.
    setMaxListeners(0, signal);
    this.finished = Promise.all([
      ...WORKER_GROUPS.flatMap(({ jobTypes, count }) =>
        Array.from({ length: count }, () => this.jobWorker.run(signal, jobTypes)),
      ),
      this.jobWorker.runSuspected(signal),
    ]);
  }

  /** No further jobs are taken. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
    this.finished = settleBeforeStop(this.finished);
  }

  /** The jobs at hand come to their end first. */
  async onApplicationShutdown(): Promise<void> {
    await this.finished;
  }
}
