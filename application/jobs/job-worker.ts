import { EMAIL_NOT_PROCESSED } from '../../domain/operations/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { type DeskWatch, UNWATCHED } from '../events/pipeline-events.port.js';
import { reasonOfFault, TellableFault } from './public-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { WorkBell } from './job-notifier.port.js';
import { LeaseLost, WORK_KINDS, type Work, type WorkKind, type WorkQueue } from './job-queue.port.js';
import { WorkFloor } from './shared-exclusive-lock.js';

/** Seconds after which the work of a process that died is taken by another one. */
export const LEASE_SECONDS = 60;
/** Tries after which an email that stops its work is put before a person. */
export const MOST_TRIES = 5;
/** How long a piece may take: less than its lease, so that no other process begins it while it is still at work here. */
export const LONGEST_WORK_MS = 55_000;
/** How long suspected work may take: everything else waits meanwhile. What is not done by then has ended no process. */
export const LONGEST_SUSPECTED_WORK_MS = 15_000;
const LOOK_AGAIN_MS = 2_000;
const PAUSE_AFTER_FAULT_MS = 5_000;
/** How often that pause doubles: most tries of mail that leaves are the mail server's, which has pauses of its own. */
const MOST_DOUBLINGS = 3;
/**
 * By how much an email waits longer each time its process ended while it was at hand: what ends a process again and again
 * must leave it time for others in between.
 */
const PAUSE_AFTER_DEATH_SECONDS = 5;
/** How long suspected work waits for mails that are on their way, so that they are not cut off if it ends the process. */
const SENDING_PATIENCE_MS = 2_000;
/** Tries to put work back before it is left to the end of its lease: the database may be away for a while. */
const MOST_RETURNS = 20;

/** How a kind of work is done; what throws is tried again. */
export type WorkHandler = (work: Work) => Promise<void>;
/** Told of every fault, with the work that it stopped; undefined where the queue itself was at fault. */
export type FaultListener = (fault: unknown, work: Work | undefined) => void;

/** Takes due work from the queue and does it, one piece after the other, until it is told to stop. */
export class WorkOffQueue {
  private readonly answering = new WorkFloor();
  private readonly sending = new WorkFloor();

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
    const floor = kinds.includes('answer-email') ? this.answering : this.sending;
    while (!signal.aborted) {
      try {
        const didWork = await floor.beside(async () => {
          const work = await this.queue.take(kinds, LEASE_SECONDS, 'sound');
          if (work) await this.execute(work);
          return work !== undefined;
        });
        if (!didWork) await this.bell.waitForWork(LOOK_AGAIN_MS, signal);
      } catch (fault) {
        this.onFault(fault, undefined);
        await this.bell.waitForWork(LOOK_AGAIN_MS, signal);
      }
    }
  }

  /**
   * Takes up what was at hand when its process ended, until the signal comes: each email by itself, with nothing else at work
   * in this process, so that the one that ends processes takes no other with it a second time.
   */
  async runSuspected(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const due = await this.queue.recover(LEASE_SECONDS, PAUSE_AFTER_DEATH_SECONDS);
        if (due > 0) await this.executeAlone();
        if (due > 1) continue;
      } catch (fault) {
        this.onFault(fault, undefined);
      }
      await after(LOOK_AGAIN_MS, signal);
    }
  }

  private async executeAlone(): Promise<void> {
    const execute = async () => {
      const work = await this.queue.take(['answer-email'], LEASE_SECONDS, 'suspected');
      if (work) await this.execute(work, LONGEST_SUSPECTED_WORK_MS);
    };
    await this.answering.alone(() => this.sending.alone(execute, SENDING_PATIENCE_MS));
  }

  /** Does one piece of work; a fault postpones it, too many put it before a person. */
  async execute(work: Work, longestMs = this.longestWorkMs): Promise<void> {
    try {
      // A piece that killed its process before is not given the chance to kill many more.
      if (work.attempts > MOST_TRIES && work.kind === 'answer-email')
        throw new TellableFault('Its work never came to an end.');
      await withinTime(this.handlers[work.kind](work), longestMs);
    } catch (fault) {
      if (fault instanceof LeaseLost) return;
      this.onFault(fault, work);
      await this.returnToQueue(work, reasonOfFault(fault));
    }
  }

  /** Puts work back; while the database is away that is tried again, for work that vanishes looks like a process that ended. */
  private async returnToQueue(work: Work, reason: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.putBack(work, reason);
      } catch (fault) {
        if (fault instanceof LeaseLost) return;
        if (tries === MOST_RETURNS) throw fault;
        await after(LOOK_AGAIN_MS);
      }
    }
  }

  private async putBack(work: Work, reason: string): Promise<void> {
    const now = this.clock.now();
    const pause = PAUSE_AFTER_FAULT_MS * 2 ** Math.min(work.attempts - 1, MOST_DOUBLINGS);
    const again = new Date(now.getTime() + pause);
    // Mail may have left: whoever tries it again must know.
    if (work.kind !== 'answer-email') return this.queue.holdBack(work, again, reason);
    if (work.attempts < MOST_TRIES) return this.queue.postpone(work, again, reason);
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
    timer = setTimeout(() => reject(new TellableFault('Its work took too long and was given up.')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Resolves when the time is over, or when the signal comes. */
async function after(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const timer = setTimeout(leave, milliseconds);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
