import { EntitySchema } from 'typeorm';
import type { JobType } from '../../../../application/jobs/job-queue.port.js';
import { TIMESTAMP } from '../column-types.js';

/** A row of `job`. */
export interface JobRow {
  readonly id: string;
  readonly kind: JobType;
  readonly payloadId: number;
  readonly partitionKey: string;
  readonly attempts: number;
  readonly runAt: Date;
  readonly leaseToken: string | null;
  readonly workerId: number | null;
  readonly reason: string | null;
  readonly deadAt: Date | null;
}

/** Jobs that wait, are leased or are dead letters; finished jobs are deleted. */
export const JobTable = new EntitySchema<JobRow>({
  name: 'job',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    kind: { type: 'text' },
    payloadId: { type: 'integer', name: 'payload_id' },
    partitionKey: { type: 'text', name: 'partition_key', default: '' },
    attempts: { type: 'integer' },
    runAt: { ...TIMESTAMP, name: 'run_at' },
    leaseToken: { type: 'uuid', name: 'lease_token', nullable: true },
    workerId: { type: 'integer', name: 'worker_id', nullable: true },
    reason: { type: 'text', nullable: true },
    deadAt: { ...TIMESTAMP, name: 'dead_at', nullable: true },
  },
});
