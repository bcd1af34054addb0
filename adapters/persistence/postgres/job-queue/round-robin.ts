import type { JobType } from '../../../../application/jobs/job-queue.port.js';

/** The jobs of one type and one partition key, in which the oldest comes first. */
export interface QueuePartition {
  readonly kind: string;
  readonly partitionKey: string;
}

/** Sorts before every partition. */
const NO_PARTITION: QueuePartition = { kind: '', partitionKey: '' };

/**
 * The partition that a process served last, for each set of job types that it claims: the next one in alphabetical
 * order follows.
 */
export class RoundRobin {
  private readonly served = new Map<string, QueuePartition>();

  getLastServed(kinds: readonly JobType[]): QueuePartition {
    return this.served.get(kinds.join()) ?? NO_PARTITION;
  }

  markServed(kinds: readonly JobType[], partition: QueuePartition): void {
    this.served.set(kinds.join(), partition);
  }
}
