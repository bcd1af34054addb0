import type { BuriedWork } from '../../../application/jobs/job-queue.port.js';

/** Work that was given up, on the wire. */
export function buriedWorkView({ kind, attempts, reason, buriedAt }: BuriedWork) {
  return { kind, attempts, reason, buriedAt: buriedAt.toISOString() };
}
