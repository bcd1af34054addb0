import type { DeadLetter } from '../../../application/jobs/job-queue.port.js';

/** Work that was given up, on the wire. */
export function toDeadLetterView({ kind, attempts, reason, failedAt }: DeadLetter) {
  return { kind, attempts, reason, buriedAt: failedAt.toISOString() };
}
