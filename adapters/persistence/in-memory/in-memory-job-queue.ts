import {
  type BuriedWork,
  LeaseLost,
  type Work,
  type WorkAmong,
  type WorkKind,
  WorkQueue,
} from '../../../application/jobs/job-queue.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { InMemoryWorkBell } from './in-memory-job-notifier.js';
import type { Journal } from './undo-log.js';
import { Rows } from './table.js';

interface WorkRow {
  readonly id: number;
  readonly kind: WorkKind;
  readonly subjectId: number;
  readonly share: string;
  readonly attempts: number;
  /** When it is due, or when its lease runs out. */
  readonly availableAt: Date;
  readonly leaseToken: string | undefined;
  readonly reason: string | undefined;
  readonly buriedAt: Date | undefined;
}

/** The work queue in memory, its leases by the given clock. */
export class InMemoryWorkQueue extends WorkQueue {
  constructor(
    private readonly clock: Clock,
    private readonly bell: InMemoryWorkBell,
    private readonly rows: Rows<WorkRow> = Rows.empty<WorkRow>(),
    /** The lane served last, for each set of kinds that is taken. */
    private readonly lastLanes = new Map<string, string>(),
  ) {
    super();
  }

  within(journal: Journal): InMemoryWorkQueue {
    return new InMemoryWorkQueue(this.clock, this.bell, this.rows.within(journal), this.lastLanes);
  }

  async enqueue(kind: WorkKind, subjectId: number, notBefore: Date, share = ''): Promise<void> {
    const known = this.unfinished().find((row) => row.kind === kind && row.subjectId === subjectId);
    if (!known) {
      this.rows.add((id) => ({
        id,
        kind,
        subjectId,
        share,
        attempts: 0,
        availableAt: notBefore,
        leaseToken: undefined,
        reason: undefined,
        buriedAt: undefined,
      }));
    } else if (known.leaseToken === undefined && notBefore < known.availableAt) {
      this.rows.put({ ...known, availableAt: notBefore });
    }
    this.rows.afterwards(() => this.bell.ringForWork());
  }

  async take(kinds: readonly WorkKind[], leaseSeconds: number, among: WorkAmong = 'all'): Promise<Work | undefined> {
    const now = this.clock.now();
    const due = this.unfinished()
      .filter((row) => kinds.includes(row.kind) && row.availableAt <= now)
      .filter((row) => among === 'all' || isSuspected(row) === (among === 'suspected'))
      .sort((a, b) => a.availableAt.getTime() - b.availableAt.getTime() || a.id - b.id);
    const lanes = [...new Set(due.map(laneOf))].sort();
    const last = this.lastLanes.get(kinds.join()) ?? '';
    const lane = lanes.find((one) => one > last) ?? lanes[0];
    const next = due.find((row) => laneOf(row) === lane);
    if (!next) return undefined;
    this.lastLanes.set(kinds.join(), laneOf(next));
    return this.lease(next, new Date(now.getTime() + leaseSeconds * 1000));
  }

  private lease(due: WorkRow, until: Date): Work {
    const attempts = due.attempts + 1;
    const leaseToken = `${due.id}-${attempts}`;
    this.rows.put({ ...due, attempts, leaseToken, availableAt: until });
    return { id: due.id, kind: due.kind, subjectId: due.subjectId, attempts, leaseToken };
  }

  /** Nothing comes back early: what is kept in memory ends with its only process. */
  async recover(): Promise<number> {
    const now = this.clock.now();
    return this.unfinished().filter((row) => row.availableAt <= now && isSuspected(row)).length;
  }

  async finish(work: Work): Promise<void> {
    this.rows.remove(this.leased(work).id);
  }

  async postpone(work: Work, notBefore: Date, reason: string): Promise<void> {
    this.rows.put({ ...this.leased(work), leaseToken: undefined, availableAt: notBefore, reason });
  }

  async holdBack(work: Work, notBefore: Date, reason: string): Promise<void> {
    this.rows.put({ ...this.leased(work), availableAt: notBefore, reason });
  }

  async hasten(kind: WorkKind): Promise<void> {
    const now = this.clock.now();
    for (const row of this.unfinished()) {
      const isPostponed = row.kind === kind && row.leaseToken === undefined && row.attempts > 0;
      if (isPostponed && row.availableAt > now) this.rows.put({ ...row, availableAt: now });
    }
    this.rows.afterwards(() => this.bell.ringForWork());
  }

  async withdraw(kind: WorkKind, subjectId: number): Promise<boolean> {
    const found = this.unfinished().find((row) => row.kind === kind && row.subjectId === subjectId);
    if (!found || found.leaseToken !== undefined) return false;
    this.rows.remove(found.id);
    return true;
  }

  async bury(work: Work, reason: string): Promise<void> {
    this.rows.put({ ...this.leased(work), leaseToken: undefined, buriedAt: this.clock.now(), reason });
  }

  async buried(): Promise<readonly BuriedWork[]> {
    return this.rows
      .all()
      .flatMap(({ id, kind, subjectId, attempts, reason = '', buriedAt }) =>
        buriedAt ? [{ id, kind, subjectId, attempts, reason, buriedAt }] : [],
      )
      .sort((a, b) => b.buriedAt.getTime() - a.buriedAt.getTime() || b.id - a.id);
  }

  async dropBuried(kind: WorkKind, subjectIds: readonly number[]): Promise<void> {
    for (const row of this.rows.all()) {
      if (row.buriedAt && row.kind === kind && subjectIds.includes(row.subjectId)) this.rows.remove(row.id);
    }
  }

  async backlog() {
    const now = this.clock.now().getTime();
    const pending = this.unfinished();
    const ages = pending.map((row) => (now - row.availableAt.getTime()) / 1000);
    return { pending: pending.length, oldestDueSeconds: Math.max(0, ...ages) };
  }

  private unfinished(): WorkRow[] {
    return this.rows.all().filter((row) => row.buriedAt === undefined);
  }

  private leased(work: Work): WorkRow {
    const row = this.rows.find(work.id);
    if (row?.leaseToken !== work.leaseToken) throw new LeaseLost(work);
    return row;
  }
}

/** Kind and share: among them turns are taken. */
function laneOf({ kind, share }: WorkRow): string {
  return `${kind} ${share}`;
}

/** Work that was put back has a reason; what was at hand when its lease ran out has none. */
function isSuspected({ kind, leaseToken, attempts, reason }: WorkRow): boolean {
  return kind === 'answer-email' && (leaseToken !== undefined || (attempts > 0 && reason === undefined));
}
