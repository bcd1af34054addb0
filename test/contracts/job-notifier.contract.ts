import { describe, expect, it } from '@jest/globals';
import type { JobType } from '../../application/jobs/job-queue.port.js';
import { anInboundEmail } from '../support/fixtures/inbound-email.js';
import { STEP_TIMEOUT_MS } from '../support/wait-to-pass.js';
import { eventually, type OpenContext, setUpContext } from './contract-context.js';

const SHORT_MS = 20;
const LONG_MS = STEP_TIMEOUT_MS;
const NEVER = new AbortController().signal;
const EMAILS = ['answer-email'] as const;

/** What a work bell promises. */
export function describeJobNotifierContract(name: string, open: OpenContext): void {
  describe(`${name} as a work bell`, () => {
    const context = setUpContext(open);
    const expectSilence = (jobTypes: readonly JobType[] = EMAILS) =>
      eventually(async () => {
        const before = Date.now();
        await context().jobNotifier.waitForJob(SHORT_MS, NEVER, jobTypes);
        return Date.now() - before >= SHORT_MS - 5 ? true : undefined;
      });
    let subject = 0;
    const enqueue = () => {
      subject += 1;
      return context().queue.enqueue('answer-email', subject, new Date());
    };
    const measureWaitMs = async (wait: Promise<void>) => {
      const before = Date.now();
      await wait;
      return Date.now() - before;
    };

    it('ends a wait when the time is over', async () => {
      await expectSilence();
      expect(await measureWaitMs(context().jobNotifier.waitForJob(SHORT_MS, NEVER, EMAILS))).toBeLessThan(LONG_MS);
    });

    it('wakes as many who wait as jobs are added', async () => {
      await expectSilence();
      const woken: number[] = [];
      const waits = [1, 2, 3].map((waiter) =>
        context()
          .jobNotifier.waitForJob(LONG_MS, NEVER, EMAILS)
          .then(() => woken.push(waiter)),
      );
      await enqueue();
      await waits[0];
      expect(woken).toEqual([1]);
      await context().unitOfWork.run(async ({ queue }) => {
        subject += 2;
        await queue.enqueue('answer-email', subject - 1, new Date());
        await queue.enqueue('answer-email', subject, new Date());
      });
      await Promise.all(waits);
      expect(woken).toEqual([1, 2, 3]);
    });

    it('lets those sleep who wait for other jobs', async () => {
      const others = ['send-reply', 'deliver-webhook'] as const;
      await expectSilence();
      await expectSilence(others);
      const wait = context().jobNotifier.waitForJob(LONG_MS, NEVER, EMAILS);
      const other = measureWaitMs(context().jobNotifier.waitForJob(SHORT_MS * 5, NEVER, others));
      await enqueue();
      await wait;
      expect(await other).toBeGreaterThanOrEqual(SHORT_MS * 5 - 5);
    });

    it('remembers a ring that nobody was waiting for', async () => {
      await expectSilence();
      await enqueue();
      expect(await measureWaitMs(context().jobNotifier.waitForJob(LONG_MS, NEVER, EMAILS))).toBeLessThan(LONG_MS);
    });

    it('rings when a unit of work is kept, not before', async () => {
      await expectSilence();
      const order: string[] = [];
      const wait = context()
        .jobNotifier.waitForJob(LONG_MS, NEVER, EMAILS)
        .then(() => order.push('woken'));
      await context().unitOfWork.run(async ({ queue }) => {
        subject += 1;
        await queue.enqueue('answer-email', subject, new Date());
        await context().jobNotifier.waitForOutcome(subject, SHORT_MS);
        order.push('kept');
      });
      await wait;
      expect(order).toEqual(['kept', 'woken']);
    });

    it('stays silent when a unit of work is undone', async () => {
      await expectSilence();
      const undone = context().unitOfWork.run(async ({ queue }) => {
        await queue.enqueue('answer-email', 999, new Date());
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await measureWaitMs(context().jobNotifier.waitForJob(SHORT_MS, NEVER, EMAILS))).toBeGreaterThanOrEqual(
        SHORT_MS - 5,
      );
    });

    it('ends a wait early when it is called off', async () => {
      await expectSilence();
      const calling = new AbortController();
      const wait = measureWaitMs(context().jobNotifier.waitForJob(LONG_MS, calling.signal, EMAILS));
      calling.abort();
      expect(await wait).toBeLessThan(LONG_MS);
    });

    it('wakes who waits for an email when that one is settled', async () => {
      const { jobNotifier, emails } = context();
      const { id } = await emails.addIfAbsent(anInboundEmail(), 'bell', new Date());
      await expectSilence();
      const wait = measureWaitMs(jobNotifier.waitForOutcome(id, LONG_MS));
      const other = measureWaitMs(jobNotifier.waitForOutcome(id + 1, SHORT_MS * 5));
      await emails.recordOutcome(id, { state: 'ignored', reasons: [], quotationId: undefined, lastError: undefined });
      expect(await wait).toBeLessThan(LONG_MS);
      expect(await other).toBeGreaterThanOrEqual(SHORT_MS * 5 - 5);
    });
  });
}
