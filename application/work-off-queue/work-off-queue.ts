import { EMAIL_NOT_PROCESSED } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { type DeskWatch, UNWATCHED } from '../desk-watch.port.js';
import type { UnitOfWork } from '../unit-of-work.port.js';
import type { WorkBell } from '../work-bell.port.js';
import { LeaseLost, WORK_KINDS, type Work, type WorkKind, type WorkQueue } from '../work-queue.port.js';

/** Seconds after which the work of a process that died is taken by another one. */
export const LEASE_SECONDS = 60;
/** Tries after which an email that stops its work is put before a person. */
export const MOST_TRIES = 5;
/** How long a piece may take: less than its lease, so that no other process begins it while it is still at work here. */
export const LONGEST_WORK_MS = 55_000;
const LOOK_AGAIN_MS = 2_000;
const PAUSE_AFTER_FAULT_MS = 5_000;

/** How a kind of work is done; what throws is tried again. */
export type WorkHandler = (work: Work) => Promise<void>;
/** Told of every fault, with the work that it stopped; undefined where the queue itself was at fault. */
export type FaultListener = (fault: unknown, work: Work | undefined) => void;

/** Takes due work from the queue and does it, one piece after the other, until it is told to stop. */
export class WorkOffQueue {
  constructor(
    private readonly queue: WorkQueue,
    private readonly bell: WorkBell,
    private readonly handlers: Readonly<Record<WorkKind, WorkHandler>>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly onFault: FaultListener,
    private readonly watch: DeskWatch = UNWATCHED,
    private readonly longestWorkMs = LONGEST_WORK_MS,
  ) {}

  /**
   * Works until the signal comes; the piece at hand is finished first.
   * @param kinds what is taken: callers wait for answers, and must not stand behind replies that are on their way
   */
  async run(signal: AbortSignal, kinds: readonly WorkKind[] = WORK_KINDS): Promise<void> {
    while (!signal.aborted) {
      try {
        const work = await this.queue.take(kinds, LEASE_SECONDS);
        if (work) await this.execute(work);
        else await this.bell.waitForWork(LOOK_AGAIN_MS, signal);
      } catch (fault) {
        this.onFault(fault, undefined);
        await this.bell.waitForWork(LOOK_AGAIN_MS, signal);
      }
    }
  }

  /** Does one piece of work; a fault postpones it, too many put it before a person. */
  async execute(work: Work): Promise<void> {
    try {
      // A piece that killed its process before is not given the chance to kill many more.
      if (work.attempts > MOST_TRIES && work.kind === 'answer-email') throw new Error('Its work never came to an end.');
      await withinTime(this.handlers[work.kind](work), this.longestWorkMs);
    } catch (fault) {
      if (fault instanceof LeaseLost) return;
      this.onFault(fault, work);
      await this.putBack(work, fault instanceof Error ? fault.message : String(fault));
    }
  }

  private async putBack(work: Work, reason: string): Promise<void> {
    const now = this.clock.now();
    if (work.attempts < MOST_TRIES || work.kind !== 'answer-email') {
      const pause = PAUSE_AFTER_FAULT_MS * 2 ** Math.min(work.attempts - 1, 8);
      await this.queue.postpone(work, new Date(now.getTime() + pause), reason);
      return;
    }
    await this.unitOfWork.run(async (desk) => {
      await desk.queue.bury(work, reason);
      await desk.emails.settle(work.subjectId, {
        state: 'failed',
        reasons: ['processing-failed'],
        quotationId: undefined,
        lastError: reason,
      });
      await desk.activity.append({
        at: now,
        category: 'error',
        action: EMAIL_NOT_PROCESSED,
        details: `Email ${work.subjectId} was given up after ${work.attempts} tries: ${reason}`,
        status: 'failure',
        actor: 'system',
        emailId: work.subjectId,
        quotationId: undefined,
        before: undefined,
        after: undefined,
      });
    });
    this.watch.note({ kind: 'failed', emailId: work.subjectId, reason });
  }
}

/** The work, or a fault where it takes too long: what it does afterwards is undone by the lease that it has lost. */
async function withinTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Its work took too long and was given up.')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
