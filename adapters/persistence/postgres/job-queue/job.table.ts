import { EntitySchema } from 'typeorm';
import type { JobType } from '../../../../application/jobs/job-queue.port.js';
import { TIMESTAMP } from '../column-types.js';

/** A row of `work`. */
export interface JobRow {
  readonly id: string;
  readonly kind: JobType;
  readonly subjectId: number;
  readonly share: string;
  readonly attempts: number;
  readonly availableAt: Date;
  readonly leaseToken: string | null;
  readonly leaseHolder: number | null;
  readonly reason: string | null;
  readonly deadAt: Date | null;
}

/** Work that waits, is leased or was given up; finished work is gone. */
export const JobTable = new EntitySchema<JobRow>({
  name: 'work',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    kind: { type: 'text' },
    subjectId: { type: 'integer', name: 'subject_id' },
    share: { type: 'text', default: '' },
    attempts: { type: 'integer' },
    availableAt: { ...TIMESTAMP, name: 'available_at' },
    leaseToken: { type: 'uuid', name: 'lease_token', nullable: true },
    leaseHolder: { type: 'integer', name: 'lease_holder', nullable: true },
    reason: { type: 'text', nullable: true },
    deadAt: { ...TIMESTAMP, name: 'buried_at', nullable: true },
  },
});
