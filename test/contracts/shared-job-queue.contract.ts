import { describe, expect, it } from '@jest/globals';
import { RECONNECT_TIMEOUT_MS, SILENT_WORKER_TIMEOUT_MS } from '../../adapters/runtime/worker-observer.js';
import type { JobQueue } from '../../application/jobs/job-queue.port.js';
import { JOB_TYPES, LeaseExpiredError } from '../../application/jobs/job-queue.port.js';
import { eventually, type OpenContext, setUpContext } from './contract-context.js';

const LEASE_SECONDS = 60;
const EXPIRED_LEASE_SECONDS = 0.001;
const CRASH_PAUSE_SECONDS = 3_600;
const past = () => new Date(Date.now() - 60_000);
const future = () => new Date(Date.now() + 3_600_000);

/** What a job queue promises to several processes. */
export function describeSharedJobQueueContract(name: string, open: OpenContext): void {
  describe(`${name} with several workers`, () => {
    const context = setUpContext(open);
    const claimedBy = async (queue: JobQueue, selection: 'all' | 'sound' | 'suspected' = 'all') =>
      (await queue.claim(JOB_TYPES, LEASE_SECONDS, selection))?.subjectId;
    const reclaim = (queue: JobQueue) => queue.reclaimOrphaned(LEASE_SECONDS, CRASH_PAUSE_SECONDS);

    it('gives a reply that its worker holds back to that worker only, as long as it lives', async () => {
      const [first, second] = [await context().startWorker(), await context().startWorker()];
      await second.queue.enqueue('send-reply', 1, past());
      const job = await eventually(() => first.queue.claim(JOB_TYPES, LEASE_SECONDS));
      await first.queue.retryAtSameWorker(job, past(), 'away');
      for (let poll = 0; poll < 3; poll += 1) {
        await reclaim(second.queue);
        expect(await claimedBy(second.queue)).toBeUndefined();
        expect(await claimedBy(context().queue)).toBeUndefined();
      }
      const again = await eventually(() => first.queue.claim(JOB_TYPES, LEASE_SECONDS));
      expect(again).toMatchObject({ subjectId: 1, attempts: 2 });
      await first.queue.retryAt(again, past(), 'not sent');
      const other = await eventually(() => second.queue.claim(JOB_TYPES, LEASE_SECONDS));
      expect(other).toMatchObject({ subjectId: 1, attempts: 3 });
      await second.queue.complete(other);
    });

    it('leaves a reply to its worker beyond its lease, and an email not', async () => {
      const [first, second] = [await context().startWorker(), await context().startWorker()];
      await second.queue.enqueue('send-reply', 2, past());
      await second.queue.enqueue('answer-email', 2, past());
      await eventually(() => first.queue.claim(['send-reply'], EXPIRED_LEASE_SECONDS));
      await eventually(() => first.queue.claim(['answer-email'], EXPIRED_LEASE_SECONDS));
      const email = await eventually(() => second.queue.claim(JOB_TYPES, LEASE_SECONDS));
      expect(email).toMatchObject({ kind: 'answer-email', attempts: 2 });
      expect(await claimedBy(second.queue)).toBeUndefined();
      const reply = await eventually(() => first.queue.claim(JOB_TYPES, LEASE_SECONDS));
      expect(reply).toMatchObject({ kind: 'send-reply', attempts: 2 });
      await second.queue.complete(email);
      await first.queue.complete(reply);
    });

    it('takes up the email of a worker that has ended at the second look, as suspected', async () => {
      const [ending, surviving] = [await context().startWorker(), await context().startWorker()];
      await surviving.queue.enqueue('answer-email', 3, past());
      const first = await eventually(() => ending.queue.claim(JOB_TYPES, LEASE_SECONDS));
      for (let poll = 0; poll < 3; poll += 1) expect(await reclaim(surviving.queue)).toBe(0);
      await ending.stop();
      expect(await reclaim(surviving.queue)).toBe(0);
      expect(await reclaim(surviving.queue)).toBe(1);
      expect(await claimedBy(surviving.queue, 'sound')).toBeUndefined();
      const second = await eventually(() => surviving.queue.claim(JOB_TYPES, LEASE_SECONDS, 'suspected'));
      expect(second).toMatchObject({ subjectId: 3, attempts: 2 });
      await expect(ending.queue.complete(first)).rejects.toBeInstanceOf(LeaseExpiredError);
      await surviving.queue.complete(second);
    });

    it('waits before it takes up an email again whose workers have ended twice', async () => {
      const surviving = await context().startWorker();
      await surviving.queue.enqueue('answer-email', 4, past());
      for (const due of [1, 0]) {
        const ending = await context().startWorker();
        expect(await claimedBy(ending.queue)).toBe(4);
        await ending.stop();
        await reclaim(surviving.queue);
        expect(await reclaim(surviving.queue)).toBe(due);
      }
      expect(await surviving.queue.cancel('answer-email', 4)).toBe(true);
    });

    it('passes the reply of a worker that has ended on after its lease and the time to come back', async () => {
      let nowMs = 0;
      const [ending, surviving] = [await context().startWorker(), await context().startWorker(() => nowMs)];
      await surviving.queue.enqueue('send-reply', 5, past());
      await eventually(() => ending.queue.claim(['send-reply'], EXPIRED_LEASE_SECONDS));
      await new Promise((resolve) => setTimeout(resolve, 20));
      await ending.stop();
      const pollAfter = async (milliseconds: number) => {
        nowMs += milliseconds;
        await reclaim(surviving.queue);
        return claimedBy(surviving.queue);
      };
      expect(await pollAfter(2_000)).toBeUndefined();
      expect(await pollAfter(RECONNECT_TIMEOUT_MS - 4_000)).toBeUndefined();
      // Nobody has looked for a minute: all may be reconnecting.
      expect(await pollAfter(60_000)).toBeUndefined();
      expect(await pollAfter(RECONNECT_TIMEOUT_MS)).toBe(5);
    });

    it('passes the reply of a worker on that is there and has done nothing for long', async () => {
      let nowMs = 0;
      const [silent, other] = [await context().startWorker(), await context().startWorker(() => nowMs)];
      await other.queue.enqueue('send-reply', 6, past());
      await eventually(() => silent.queue.claim(['send-reply'], EXPIRED_LEASE_SECONDS));
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (let passedMs = 0; passedMs < SILENT_WORKER_TIMEOUT_MS; passedMs += 5_000) {
        await reclaim(other.queue);
        expect(await claimedBy(other.queue)).toBeUndefined();
        nowMs += 5_000;
      }
      await reclaim(other.queue);
      expect(await claimedBy(other.queue)).toBe(6);
    });

    it('cancels no reply that its worker holds back', async () => {
      const [first, second] = [await context().startWorker(), await context().startWorker()];
      await second.queue.enqueue('send-reply', 7, past());
      const job = await eventually(() => first.queue.claim(JOB_TYPES, LEASE_SECONDS));
      await first.queue.retryAtSameWorker(job, future(), 'away');
      await second.queue.promoteDelayed('send-reply');
      expect(await second.queue.cancel('send-reply', 7)).toBe(false);
      await first.queue.complete(job);
      expect((await second.queue.backlog()).pending).toBe(2);
    });
  });
}
