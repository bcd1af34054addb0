/** That the process lives. */
export class LivenessView {
  readonly status!: 'ok';
}

/** Whether the process can do its work, and if not, why. */
export class ReadinessView {
  readonly status!: 'ok' | 'unavailable';
  readonly database!: 'up' | 'down';
  readonly mail!: 'up' | 'down';
  /** Connected mailboxes that nobody has read for five minutes; null where the database cannot be asked. */
  readonly silentMailboxes!: number | null;
  /** Jobs that wait; null where the database cannot be asked. */
  readonly pendingWork!: number | null;
  /** For how long the oldest due job waits; null where the database cannot be asked. */
  readonly oldestDueSeconds!: number | null;
  /** One sentence for each thing that is amiss. */
  readonly reasons!: string[];
}
