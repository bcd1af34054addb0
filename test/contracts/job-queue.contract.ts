import { describe, expect, it } from '@jest/globals';
import { JOB_TYPES, type Job, LeaseExpiredError } from '../../application/jobs/job-queue.port.js';
import { type ContractContext, eventually, NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

const LONG_LEASE_SECONDS = 60;
const EXPIRED_LEASE_SECONDS = 0.001;
const past = (seconds = 60) => new Date(Date.now() - seconds * 1000);
const future = () => new Date(Date.now() + 3_600_000);

async function claimJob(context: ContractContext, leaseSeconds = LONG_LEASE_SECONDS): Promise<Job> {
  return eventually(() => context.queue.claim(JOB_TYPES, leaseSeconds));
}

/** What a work queue promises. */
export function describeJobQueueContract(name: string, open: OpenContext): void {
  describe(`${name} as a work queue`, () => {
    const context = setUpContext(open);

    it('hands out the oldest due work once, and forgets it when it is finished', async () => {
      const { queue } = context();
      await queue.enqueue('send-reply', 1, past(10));
      await queue.enqueue('send-reply', 2, past(20));
      const first = await claimJob(context());
      expect(first).toMatchObject({ kind: 'send-reply', subjectId: 2, attempts: 1 });
      const second = await claimJob(context());
      expect(second).toMatchObject({ kind: 'send-reply', subjectId: 1, attempts: 1 });
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
      expect((await queue.backlog()).pending).toBe(2);
      await queue.complete(first);
      await queue.complete(second);
      expect(await queue.backlog()).toEqual({ pending: 0, oldestDueSeconds: 0 });
    });

    it('lets shares take turns, the oldest of each first, however much of one waits', async () => {
      const { queue } = context();
      for (let subject = 51; subject <= 56; subject += 1) {
        await queue.enqueue('answer-email', subject, past(100 - subject), 'flood.example');
      }
      await queue.enqueue('answer-email', 61, past(20), 'calm.example');
      const claimed = [await claimJob(context()), await claimJob(context()), await claimJob(context())];
      await queue.enqueue('answer-email', 62, past(10), 'late.example');
      await queue.enqueue('answer-email', 63, past(5), 'late.example');
      await queue.enqueue('answer-email', 64, future(), 'patient.example');
      for (let pieces = 1; pieces <= 6; pieces += 1) claimed.push(await claimJob(context()));
      const shares = claimed.map(({ subjectId }) => (subjectId < 60 ? 'flood' : subjectId));
      // Whoever comes later waits for one piece of the flood at most.
      expect([shares.indexOf(61) <= 1, shares.indexOf(62) <= 4, shares.indexOf(63) <= 6]).toEqual([true, true, true]);
      const flood = claimed.filter(({ subjectId }) => subjectId < 60).map(({ subjectId }) => subjectId);
      expect(flood).toEqual([51, 52, 53, 54, 55, 56]);
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
      for (const work of claimed) await queue.complete(work);
      expect(await queue.cancel('answer-email', 64)).toBe(true);
    });

    it('hands out only the kinds that are asked for', async () => {
      const { queue } = context();
      await queue.enqueue('send-reply', 2, past());
      expect(await queue.claim(['answer-email'], LONG_LEASE_SECONDS)).toBeUndefined();
      await queue.complete(await claimJob(context()));
    });

    it('holds work back until it is due, and tells how long the oldest waits', async () => {
      const { queue } = context();
      await queue.enqueue('answer-email', 3, future());
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
      expect(await queue.backlog()).toEqual({ pending: 1, oldestDueSeconds: 0 });
      await queue.enqueue('answer-email', 4, past(100));
      const { pending, oldestDueSeconds } = await queue.backlog();
      expect(pending).toBe(2);
      expect(Math.round(oldestDueSeconds / 10)).toBe(10);
      await queue.complete(await claimJob(context()));
    });

    it('keeps the same work once, due at the earlier time', async () => {
      const { queue } = context();
      await queue.enqueue('answer-email', 3, past());
      await queue.enqueue('answer-email', 3, future());
      expect((await queue.backlog()).pending).toBe(1);
      const work = await claimJob(context());
      expect(work.subjectId).toBe(3);
      await queue.enqueue('answer-email', 3, past());
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
      await queue.complete(work);
      await queue.enqueue('answer-email', 3, past());
      await queue.complete(await claimJob(context()));
    });

    it('takes work back for later, its tries counted', async () => {
      const { queue } = context();
      await queue.enqueue('send-reply', 5, past());
      const first = await claimJob(context());
      await queue.retryAt(first, future(), NASTY_TEXT);
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
      await queue.enqueue('send-reply', 5, past());
      const second = await claimJob(context());
      expect(second).toMatchObject({ id: first.id, attempts: 2 });
      expect(second.leaseToken).not.toBe(first.leaseToken);
      await queue.complete(second);
    });

    it('holds work back for who had it, its tries counted: nobody may take it away meanwhile', async () => {
      const { queue } = context();
      await queue.enqueue('send-reply', 45, past());
      const first = await claimJob(context());
      await queue.retryAtSameWorker(first, future(), NASTY_TEXT);
      await queue.promoteDelayed('send-reply');
      await queue.enqueue('send-reply', 45, past());
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
      expect(await queue.cancel('send-reply', 45)).toBe(false);
      await queue.retryAtSameWorker(first, past(), 'away');
      const second = await claimJob(context());
      expect(second).toMatchObject({ id: first.id, attempts: 2 });
      await expect(queue.retryAtSameWorker(first, past(), 'late')).rejects.toBeInstanceOf(LeaseExpiredError);
      await queue.complete(second);
    });

    it('makes postponed work due at once where it is hastened, and leaves other work its time', async () => {
      const { queue } = context();
      for (const subject of [31, 32]) {
        await queue.enqueue('send-reply', subject, past());
        await queue.retryAt(await claimJob(context()), future(), 'away');
      }
      await queue.enqueue('send-reply', 33, future());
      await queue.enqueue('answer-email', 31, past());
      await queue.retryAt(await claimJob(context()), future(), 'away');
      await queue.promoteDelayed('send-reply');
      const hastened = [await claimJob(context()), await claimJob(context())];
      expect(hastened.map(({ kind, subjectId, attempts }) => [kind, subjectId, attempts]).sort()).toEqual([
        ['send-reply', 31, 2],
        ['send-reply', 32, 2],
      ]);
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
      for (const work of hastened) await queue.complete(work);
      await queue.enqueue('answer-email', 31, past());
      await queue.enqueue('send-reply', 33, past());
      await queue.complete(await claimJob(context()));
      await queue.complete(await claimJob(context()));
    });

    it('takes work away that nobody is at, and no other', async () => {
      const { queue } = context();
      await queue.enqueue('send-reply', 41, future());
      await queue.enqueue('answer-email', 41, future());
      expect(await queue.cancel('send-reply', 41)).toBe(true);
      expect(await queue.cancel('send-reply', 41)).toBe(false);
      await queue.enqueue('answer-email', 41, past());
      const work = await claimJob(context());
      expect(work).toMatchObject({ kind: 'answer-email', subjectId: 41 });
      expect(await queue.cancel('answer-email', 41)).toBe(false);
      await queue.retryAt(work, future(), 'away');
      expect(await queue.cancel('answer-email', 41)).toBe(true);
    });

    it('keeps dead letters to be seen, and lets the same job be queued anew', async () => {
      const { queue } = context();
      await queue.enqueue('answer-email', 6, past());
      const work = await claimJob(context());
      await queue.moveToDeadLetter(work, 'unreadable');
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
      const [deadLetter] = await queue.findDeadLetters(100);
      expect(deadLetter).toMatchObject({ kind: 'answer-email', subjectId: 6, attempts: 1, reason: 'unreadable' });
      expect(deadLetter?.failedAt).toBeInstanceOf(Date);
      await queue.enqueue('answer-email', 6, past());
      await queue.complete(await claimJob(context()));
      expect(await queue.findDeadLetters(100)).toHaveLength(1);
    });

    it('finds the dead letter of one subject, and no more dead letters than are asked for', async () => {
      const { queue } = context();
      for (const [subjectId, reason] of [
        [61, 'first'],
        [61, 'second'],
        [62, 'other'],
      ] as const) {
        await queue.enqueue('send-reply', subjectId, past());
        await queue.moveToDeadLetter(await claimJob(context()), reason);
      }
      expect(await queue.findDeadLetter('send-reply', 61)).toMatchObject({ subjectId: 61, reason: 'second' });
      expect(await queue.findDeadLetter('answer-email', 61)).toBeUndefined();
      expect(await queue.findDeadLetter('send-reply', 63)).toBeUndefined();
      expect((await queue.findDeadLetters(2)).map(({ reason }) => reason)).toEqual(['other', 'second']);
      await queue.discardDeadLetters('send-reply', [61, 62]);
    });

    it('gives work whose lease ran out to another, and undoes what the first one did with it', async () => {
      const { queue, unitOfWork, idempotencyKeys } = context();
      await queue.enqueue('answer-email', 7, past());
      const slow = await claimJob(context(), EXPIRED_LEASE_SECONDS);
      const quick = await claimJob(context());
      expect(quick).toMatchObject({ id: slow.id, attempts: 2 });
      const late = unitOfWork.run(async (inside) => {
        await inside.idempotencyKeys.addIfAbsent('answered by the slow one', new Date());
        await inside.queue.complete(slow);
      });
      await expect(late).rejects.toBeInstanceOf(LeaseExpiredError);
      expect(await idempotencyKeys.addIfAbsent('answered by the slow one', new Date())).toBe(true);
      await expect(queue.retryAt(slow, past(), 'late')).rejects.toBeInstanceOf(LeaseExpiredError);
      await expect(queue.moveToDeadLetter(slow, 'late')).rejects.toBeInstanceOf(LeaseExpiredError);
      await queue.complete(quick);
      await expect(queue.complete(quick)).rejects.toBeInstanceOf(LeaseExpiredError);
    });

    it('keeps an email that was at hand when its lease ran out apart from sound work, until somebody puts it back', async () => {
      const { queue } = context();
      await queue.enqueue('answer-email', 51, past());
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS, 'suspected')).toBeUndefined();
      await eventually(() => queue.claim(JOB_TYPES, EXPIRED_LEASE_SECONDS, 'sound'));
      const suspected = await eventually(() => queue.claim(JOB_TYPES, LONG_LEASE_SECONDS, 'suspected'));
      expect(suspected).toMatchObject({ subjectId: 51, attempts: 2 });
      expect(await queue.reclaimOrphaned(LONG_LEASE_SECONDS, LONG_LEASE_SECONDS)).toBe(0);
      await queue.retryAt(suspected, past(), 'no fault of its own');
      expect(await queue.reclaimOrphaned(LONG_LEASE_SECONDS, LONG_LEASE_SECONDS)).toBe(0);
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS, 'suspected')).toBeUndefined();
      const sound = await eventually(() => queue.claim(JOB_TYPES, EXPIRED_LEASE_SECONDS, 'sound'));
      expect(sound).toMatchObject({ subjectId: 51, attempts: 3 });
      expect(
        await eventually(
          async () => (await queue.reclaimOrphaned(LONG_LEASE_SECONDS, LONG_LEASE_SECONDS)) || undefined,
        ),
      ).toBe(1);
      await queue.complete(sound);
    });

    it('suspects no mail that leaves', async () => {
      const { queue } = context();
      await queue.enqueue('send-reply', 52, past());
      await eventually(() => queue.claim(JOB_TYPES, EXPIRED_LEASE_SECONDS, 'sound'));
      expect(await queue.reclaimOrphaned(LONG_LEASE_SECONDS, LONG_LEASE_SECONDS)).toBe(0);
      const again = await eventually(() => queue.claim(JOB_TYPES, LONG_LEASE_SECONDS, 'sound'));
      expect(again).toMatchObject({ subjectId: 52, attempts: 2 });
      await queue.complete(again);
    });

    it('lets a lease that has run out be finished as long as nobody else has taken over', async () => {
      const { queue } = context();
      await queue.enqueue('answer-email', 8, past());
      const work = await claimJob(context(), EXPIRED_LEASE_SECONDS);
      await queue.complete(work);
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
    });

    it('never gives the same work to two of eight who take at once', async () => {
      const { queue } = context();
      const subjects = Array.from({ length: 120 }, (_, index) => 1000 + index);
      for (const subject of subjects) await queue.enqueue('answer-email', subject, past());
      const claimAll = async () => {
        const claimed: number[] = [];
        for (
          let work = await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS);
          work;
          work = await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)
        ) {
          claimed.push(work.subjectId);
          await queue.complete(work);
        }
        return claimed;
      };
      const claimed = (await Promise.all(Array.from({ length: 8 }, claimAll))).flat();
      expect(claimed.sort((a, b) => a - b)).toEqual(subjects);
    });

    it('removes dead letters of the named subjects, and no job that waits', async () => {
      const { queue } = context();
      for (const subject of [21, 22, 23]) {
        await queue.enqueue('send-reply', subject, past());
        await queue.moveToDeadLetter(await claimJob(context()), 'refused');
      }
      await queue.enqueue('send-reply', 21, past());
      await queue.discardDeadLetters('answer-email', [21]);
      await queue.discardDeadLetters('send-reply', [21, 22, 99]);
      const left = (await queue.findDeadLetters(100)).filter(({ kind }) => kind === 'send-reply');
      expect(left.map(({ subjectId }) => subjectId)).toEqual([23]);
      const waiting = await claimJob(context());
      expect(waiting).toMatchObject({ kind: 'send-reply', subjectId: 21 });
      await queue.complete(waiting);
    });

    it('shows work of a unit of work only once that is kept', async () => {
      const { queue, unitOfWork } = context();
      const undone = unitOfWork.run(async (inside) => {
        await inside.queue.enqueue('answer-email', 9, past());
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await queue.claim(JOB_TYPES, LONG_LEASE_SECONDS)).toBeUndefined();
    });
  });
}
