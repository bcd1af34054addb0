import { describe, expect, it } from '@jest/globals';
import { LeaseLost, WORK_KINDS, type Work } from '../../application/jobs/job-queue.port.js';
import { type DeskUnderTest, deskForContract, eventually, NASTY_TEXT, type OpenDesk } from './contract-context.js';

const LONG = 60;
const AT_ONCE = 0.001;
const past = (seconds = 60) => new Date(Date.now() - seconds * 1000);
const future = () => new Date(Date.now() + 3_600_000);

async function takenFrom(desk: DeskUnderTest, leaseSeconds = LONG): Promise<Work> {
  return eventually(() => desk.queue.take(WORK_KINDS, leaseSeconds));
}

/** What a work queue promises. */
export function workQueueContract(name: string, open: OpenDesk): void {
  describe(`${name} as a work queue`, () => {
    const desk = deskForContract(open);

    it('hands out the oldest due work once, and forgets it when it is finished', async () => {
      const { queue } = desk();
      await queue.enqueue('send-reply', 1, past(10));
      await queue.enqueue('send-reply', 2, past(20));
      const first = await takenFrom(desk());
      expect(first).toMatchObject({ kind: 'send-reply', subjectId: 2, attempts: 1 });
      const second = await takenFrom(desk());
      expect(second).toMatchObject({ kind: 'send-reply', subjectId: 1, attempts: 1 });
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
      expect((await queue.backlog()).pending).toBe(2);
      await queue.finish(first);
      await queue.finish(second);
      expect(await queue.backlog()).toEqual({ pending: 0, oldestDueSeconds: 0 });
    });

    it('lets shares take turns, the oldest of each first, however much of one waits', async () => {
      const { queue } = desk();
      for (let subject = 51; subject <= 56; subject += 1) {
        await queue.enqueue('answer-email', subject, past(100 - subject), 'flood.example');
      }
      await queue.enqueue('answer-email', 61, past(20), 'calm.example');
      const taken = [await takenFrom(desk()), await takenFrom(desk()), await takenFrom(desk())];
      await queue.enqueue('answer-email', 62, past(10), 'late.example');
      await queue.enqueue('answer-email', 63, past(5), 'late.example');
      await queue.enqueue('answer-email', 64, future(), 'patient.example');
      for (let pieces = 1; pieces <= 6; pieces += 1) taken.push(await takenFrom(desk()));
      const shares = taken.map(({ subjectId }) => (subjectId < 60 ? 'flood' : subjectId));
      // Whoever comes later waits for one piece of the flood at most.
      expect([shares.indexOf(61) <= 1, shares.indexOf(62) <= 4, shares.indexOf(63) <= 6]).toEqual([true, true, true]);
      const flood = taken.filter(({ subjectId }) => subjectId < 60).map(({ subjectId }) => subjectId);
      expect(flood).toEqual([51, 52, 53, 54, 55, 56]);
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
      for (const work of taken) await queue.finish(work);
      expect(await queue.withdraw('answer-email', 64)).toBe(true);
    });

    it('hands out only the kinds that are asked for', async () => {
      const { queue } = desk();
      await queue.enqueue('send-reply', 2, past());
      expect(await queue.take(['answer-email'], LONG)).toBeUndefined();
      await queue.finish(await takenFrom(desk()));
    });

    it('holds work back until it is due, and tells how long the oldest waits', async () => {
      const { queue } = desk();
      await queue.enqueue('answer-email', 3, future());
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
      expect(await queue.backlog()).toEqual({ pending: 1, oldestDueSeconds: 0 });
      await queue.enqueue('answer-email', 4, past(100));
      const { pending, oldestDueSeconds } = await queue.backlog();
      expect(pending).toBe(2);
      expect(Math.round(oldestDueSeconds / 10)).toBe(10);
      await queue.finish(await takenFrom(desk()));
    });

    it('keeps the same work once, due at the earlier time', async () => {
      const { queue } = desk();
      await queue.enqueue('answer-email', 3, past());
      await queue.enqueue('answer-email', 3, future());
      expect((await queue.backlog()).pending).toBe(1);
      const work = await takenFrom(desk());
      expect(work.subjectId).toBe(3);
      await queue.enqueue('answer-email', 3, past());
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
      await queue.finish(work);
      await queue.enqueue('answer-email', 3, past());
      await queue.finish(await takenFrom(desk()));
    });

    it('takes work back for later, its tries counted', async () => {
      const { queue } = desk();
      await queue.enqueue('send-reply', 5, past());
      const first = await takenFrom(desk());
      await queue.postpone(first, future(), NASTY_TEXT);
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
      await queue.enqueue('send-reply', 5, past());
      const second = await takenFrom(desk());
      expect(second).toMatchObject({ id: first.id, attempts: 2 });
      expect(second.leaseToken).not.toBe(first.leaseToken);
      await queue.finish(second);
    });

    it('holds work back for who had it, its tries counted: nobody may take it away meanwhile', async () => {
      const { queue } = desk();
      await queue.enqueue('send-reply', 45, past());
      const first = await takenFrom(desk());
      await queue.holdBack(first, future(), NASTY_TEXT);
      await queue.hasten('send-reply');
      await queue.enqueue('send-reply', 45, past());
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
      expect(await queue.withdraw('send-reply', 45)).toBe(false);
      await queue.holdBack(first, past(), 'away');
      const second = await takenFrom(desk());
      expect(second).toMatchObject({ id: first.id, attempts: 2 });
      await expect(queue.holdBack(first, past(), 'late')).rejects.toBeInstanceOf(LeaseLost);
      await queue.finish(second);
    });

    it('makes postponed work due at once where it is hastened, and leaves other work its time', async () => {
      const { queue } = desk();
      for (const subject of [31, 32]) {
        await queue.enqueue('send-reply', subject, past());
        await queue.postpone(await takenFrom(desk()), future(), 'away');
      }
      await queue.enqueue('send-reply', 33, future());
      await queue.enqueue('answer-email', 31, past());
      await queue.postpone(await takenFrom(desk()), future(), 'away');
      await queue.hasten('send-reply');
      const hastened = [await takenFrom(desk()), await takenFrom(desk())];
      expect(hastened.map(({ kind, subjectId, attempts }) => [kind, subjectId, attempts]).sort()).toEqual([
        ['send-reply', 31, 2],
        ['send-reply', 32, 2],
      ]);
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
      for (const work of hastened) await queue.finish(work);
      await queue.enqueue('answer-email', 31, past());
      await queue.enqueue('send-reply', 33, past());
      await queue.finish(await takenFrom(desk()));
      await queue.finish(await takenFrom(desk()));
    });

    it('takes work away that nobody is at, and no other', async () => {
      const { queue } = desk();
      await queue.enqueue('send-reply', 41, future());
      await queue.enqueue('answer-email', 41, future());
      expect(await queue.withdraw('send-reply', 41)).toBe(true);
      expect(await queue.withdraw('send-reply', 41)).toBe(false);
      await queue.enqueue('answer-email', 41, past());
      const work = await takenFrom(desk());
      expect(work).toMatchObject({ kind: 'answer-email', subjectId: 41 });
      expect(await queue.withdraw('answer-email', 41)).toBe(false);
      await queue.postpone(work, future(), 'away');
      expect(await queue.withdraw('answer-email', 41)).toBe(true);
    });

    it('keeps buried work to be seen, and lets the same work be queued anew', async () => {
      const { queue } = desk();
      await queue.enqueue('answer-email', 6, past());
      const work = await takenFrom(desk());
      await queue.bury(work, 'unreadable');
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
      const [buried] = await queue.buried();
      expect(buried).toMatchObject({ kind: 'answer-email', subjectId: 6, attempts: 1, reason: 'unreadable' });
      expect(buried?.buriedAt).toBeInstanceOf(Date);
      await queue.enqueue('answer-email', 6, past());
      await queue.finish(await takenFrom(desk()));
      expect(await queue.buried()).toHaveLength(1);
    });

    it('gives work whose lease ran out to another, and undoes what the first one did with it', async () => {
      const { queue, unitOfWork, marks } = desk();
      await queue.enqueue('answer-email', 7, past());
      const slow = await takenFrom(desk(), AT_ONCE);
      const quick = await takenFrom(desk());
      expect(quick).toMatchObject({ id: slow.id, attempts: 2 });
      const late = unitOfWork.run(async (inside) => {
        await inside.marks.setOnce('answered by the slow one', new Date());
        await inside.queue.finish(slow);
      });
      await expect(late).rejects.toBeInstanceOf(LeaseLost);
      expect(await marks.setOnce('answered by the slow one', new Date())).toBe(true);
      await expect(queue.postpone(slow, past(), 'late')).rejects.toBeInstanceOf(LeaseLost);
      await expect(queue.bury(slow, 'late')).rejects.toBeInstanceOf(LeaseLost);
      await queue.finish(quick);
      await expect(queue.finish(quick)).rejects.toBeInstanceOf(LeaseLost);
    });

    it('keeps an email that was at hand when its lease ran out apart from sound work, until somebody puts it back', async () => {
      const { queue } = desk();
      await queue.enqueue('answer-email', 51, past());
      expect(await queue.take(WORK_KINDS, LONG, 'suspected')).toBeUndefined();
      await eventually(() => queue.take(WORK_KINDS, AT_ONCE, 'sound'));
      const suspected = await eventually(() => queue.take(WORK_KINDS, LONG, 'suspected'));
      expect(suspected).toMatchObject({ subjectId: 51, attempts: 2 });
      expect(await queue.recover(LONG, LONG)).toBe(0);
      await queue.postpone(suspected, past(), 'no fault of its own');
      expect(await queue.recover(LONG, LONG)).toBe(0);
      expect(await queue.take(WORK_KINDS, LONG, 'suspected')).toBeUndefined();
      const sound = await eventually(() => queue.take(WORK_KINDS, AT_ONCE, 'sound'));
      expect(sound).toMatchObject({ subjectId: 51, attempts: 3 });
      expect(await eventually(async () => (await queue.recover(LONG, LONG)) || undefined)).toBe(1);
      await queue.finish(sound);
    });

    it('suspects no mail that leaves', async () => {
      const { queue } = desk();
      await queue.enqueue('send-reply', 52, past());
      await eventually(() => queue.take(WORK_KINDS, AT_ONCE, 'sound'));
      expect(await queue.recover(LONG, LONG)).toBe(0);
      const again = await eventually(() => queue.take(WORK_KINDS, LONG, 'sound'));
      expect(again).toMatchObject({ subjectId: 52, attempts: 2 });
      await queue.finish(again);
    });

    it('lets a lease that has run out be finished as long as nobody else has taken over', async () => {
      const { queue } = desk();
      await queue.enqueue('answer-email', 8, past());
      const work = await takenFrom(desk(), AT_ONCE);
      await queue.finish(work);
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
    });

    it('never gives the same work to two of eight who take at once', async () => {
      const { queue } = desk();
      const subjects = Array.from({ length: 120 }, (_, index) => 1000 + index);
      for (const subject of subjects) await queue.enqueue('answer-email', subject, past());
      const takeAll = async () => {
        const taken: number[] = [];
        for (let work = await queue.take(WORK_KINDS, LONG); work; work = await queue.take(WORK_KINDS, LONG)) {
          taken.push(work.subjectId);
          await queue.finish(work);
        }
        return taken;
      };
      const taken = (await Promise.all(Array.from({ length: 8 }, takeAll))).flat();
      expect(taken.sort((a, b) => a - b)).toEqual(subjects);
    });

    it('takes away buried work of the named subjects, and no work that waits', async () => {
      const { queue } = desk();
      for (const subject of [21, 22, 23]) {
        await queue.enqueue('send-reply', subject, past());
        await queue.bury(await takenFrom(desk()), 'refused');
      }
      await queue.enqueue('send-reply', 21, past());
      await queue.dropBuried('answer-email', [21]);
      await queue.dropBuried('send-reply', [21, 22, 99]);
      const left = (await queue.buried()).filter(({ kind }) => kind === 'send-reply');
      expect(left.map(({ subjectId }) => subjectId)).toEqual([23]);
      const waiting = await takenFrom(desk());
      expect(waiting).toMatchObject({ kind: 'send-reply', subjectId: 21 });
      await queue.finish(waiting);
    });

    it('shows work of a unit of work only once that is kept', async () => {
      const { queue, unitOfWork } = desk();
      const undone = unitOfWork.run(async (inside) => {
        await inside.queue.enqueue('answer-email', 9, past());
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await queue.take(WORK_KINDS, LONG)).toBeUndefined();
    });
  });
}
