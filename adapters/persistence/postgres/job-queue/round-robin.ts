import type { WorkKind } from '../../../../application/jobs/job-queue.port.js';

/** The work of one kind of one share, in which the oldest comes first. */
export interface Lane {
  readonly kind: string;
  readonly share: string;
}

/** Comes before every lane. */
const START: Lane = { kind: '', share: '' };

/** Which lane a process has served last, for each set of kinds that it takes: the next one of the alphabet has the next turn. */
export class Turns {
  private readonly served = new Map<string, Lane>();

  last(kinds: readonly WorkKind[]): Lane {
    return this.served.get(kinds.join()) ?? START;
  }

  serve(kinds: readonly WorkKind[], lane: Lane): void {
    this.served.set(kinds.join(), lane);
  }
}
