import type { JobType } from '../../../../application/jobs/job-queue.port.js';

/** The work of one kind of one partition, in which the oldest comes first. */
export interface QueuePartition {
  readonly kind: string;
  readonly partitionKey: string;
}

/** Comes before every partition. */
const NO_PARTITION: QueuePartition = { kind: '', partitionKey: '' };

/** Which partition a process has served last, for each set of kinds that it takes: the next one of the alphabet has the next turn. */
export class RoundRobin {
  private readonly served = new Map<string, QueuePartition>();

  getLastServed(kinds: readonly JobType[]): QueuePartition {
    return this.served.get(kinds.join()) ?? NO_PARTITION;
  }

  markServed(kinds: readonly JobType[], partition: QueuePartition): void {
    this.served.set(kinds.join(), partition);
  }
}
