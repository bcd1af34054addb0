/**
 * How long a process may take to reacquire its lock after a database outage: the longest reconnect delay of its
 * notifier, plus a margin.
 */
export const RECONNECT_TIMEOUT_MS = 10_000;
/**
 * After this time the outgoing mail of a process without any activity is released although its lock is held: its
 * machine has vanished.
 */
export const SILENT_WORKER_TIMEOUT_MS = 300_000;
/** Checks that are further apart say nothing about the time in between: the database may have been unavailable. */
const MAX_OBSERVATION_GAP_MS = 10_000;

/** The leases of one other process, as found by one check. */
export interface OrphanCandidate {
  readonly workerId: number;
  readonly isEmail: boolean;
  /** Whether its lock is not held. */
  readonly isEmpty: boolean;
  /** Whether one of them has run out. */
  readonly isOverdue: boolean;
}

/** Since when, by this process's own clock in milliseconds, every check has found this state. */
interface WorkerObservation {
  readonly empty: number | undefined;
  readonly overdue: number | undefined;
}

/** What one process has seen of the others that share its job queue; the queues of all stores judge by it. */
export class WorkerObserver {
  private previouslyVacant: readonly number[] = [];
  private observations: ReadonlyMap<number, WorkerObservation> = new Map();
  private observedAt = Number.NEGATIVE_INFINITY;

  /** @param nowMs a count of milliseconds that no wrong clock disturbs */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /**
   * The workers whose emails may be requeued: their locks were not held at two checks. A single check could meet a live
   * process that is reconnecting.
   */
  findOrphanedEmailWorkers(candidates: readonly OrphanCandidate[]): readonly number[] {
    const vacant = candidates.filter(({ isEmail, isEmpty }) => isEmail && isEmpty).map(({ workerId }) => workerId);
    const orphaned = vacant.filter((workerId) => this.previouslyVacant.includes(workerId));
    this.previouslyVacant = vacant;
    return orphaned;
  }

  /**
   * The workers whose outgoing mail other processes may send once its lease has run out. A live process may have sent
   * it without being able to record that: it gets time to reconnect.
   */
  findOrphanedSendWorkers(candidates: readonly OrphanCandidate[]): readonly number[] {
    const now = this.nowMs();
    const before =
      now - this.observedAt > MAX_OBSERVATION_GAP_MS ? new Map<number, WorkerObservation>() : this.observations;
    const mail = candidates.filter(({ isEmail }) => !isEmail);
    this.observedAt = now;
    this.observations = new Map(
      mail.map(({ workerId, isEmpty, isOverdue }) => [
        workerId,
        {
          empty: isEmpty ? (before.get(workerId)?.empty ?? now) : undefined,
          overdue: isOverdue ? (before.get(workerId)?.overdue ?? now) : undefined,
        },
      ]),
    );
    const isOver = (since: number | undefined, timeoutMs: number) => since !== undefined && now - since >= timeoutMs;
    return [...this.observations]
      .filter(
        ([, { empty, overdue }]) => isOver(empty, RECONNECT_TIMEOUT_MS) || isOver(overdue, SILENT_WORKER_TIMEOUT_MS),
      )
      .map(([workerId]) => workerId);
  }
}
