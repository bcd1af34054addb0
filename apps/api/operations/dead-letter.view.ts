import type { DeadLetter, JobType } from '../../../application/jobs/job-queue.port.js';

/** Work that was given up. */
export class DeadLetterView {
  readonly kind!: JobType;
  readonly attempts!: number;
  readonly reason!: string;
  /** ISO moment. */
  readonly failedAt!: string;
}

/** Work that was given up, on the wire. */
export function toDeadLetterView({ kind, attempts, reason, failedAt }: DeadLetter): DeadLetterView {
  return { kind, attempts, reason, failedAt: failedAt.toISOString() };
}
