import { EntitySchema } from 'typeorm';
import { TIMESTAMP } from '../column-types.js';

/** Jobs that wait, are leased or are dead letters; finished jobs are deleted. */
export const JobTable = new EntitySchema({
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
