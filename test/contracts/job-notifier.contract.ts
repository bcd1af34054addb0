import { describe, expect, it } from '@jest/globals';
import { deskForContract, eventually, type OpenDesk } from './contract-context.js';
import { emailOf } from '../support/fixtures/inbound-email.js';

const SHORT_MS = 20;
const LONG_MS = 20_000;
const NEVER = new AbortController().signal;

/** What a work bell promises. */
export function workBellContract(name: string, open: OpenDesk): void {
  describe(`${name} as a work bell`, () => {
    const desk = deskForContract(open);
    const silence = () =>
      eventually(async () => {
        const before = Date.now();
        await desk().bell.waitForWork(SHORT_MS, NEVER);
        return Date.now() - before >= SHORT_MS - 5 ? true : undefined;
      });
    let subject = 0;
    const enqueue = () => {
      subject += 1;
      return desk().queue.enqueue('answer-email', subject, new Date());
    };
    const waitedMs = async (wait: Promise<void>) => {
      const before = Date.now();
      await wait;
      return Date.now() - before;
    };

    it('ends a wait when the time is over', async () => {
      await silence();
      expect(await waitedMs(desk().bell.waitForWork(SHORT_MS, NEVER))).toBeLessThan(LONG_MS);
    });

    it('wakes everybody who waits when work was added', async () => {
      await silence();
      const waits = [1, 2].map(() => waitedMs(desk().bell.waitForWork(LONG_MS, NEVER)));
      await enqueue();
      for (const waited of await Promise.all(waits)) expect(waited).toBeLessThan(LONG_MS);
    });

    it('remembers a ring that nobody was waiting for', async () => {
      await silence();
      await enqueue();
      expect(await waitedMs(desk().bell.waitForWork(LONG_MS, NEVER))).toBeLessThan(LONG_MS);
    });

    it('rings when a unit of work is kept, not before', async () => {
      await silence();
      const order: string[] = [];
      const wait = desk()
        .bell.waitForWork(LONG_MS, NEVER)
        .then(() => order.push('woken'));
      await desk().unitOfWork.run(async ({ queue }) => {
        subject += 1;
        await queue.enqueue('answer-email', subject, new Date());
        await desk().bell.waitForSettled(subject, SHORT_MS);
        order.push('kept');
      });
      await wait;
      expect(order).toEqual(['kept', 'woken']);
    });

    it('stays silent when a unit of work is undone', async () => {
      await silence();
      const undone = desk().unitOfWork.run(async ({ queue }) => {
        await queue.enqueue('answer-email', 999, new Date());
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await waitedMs(desk().bell.waitForWork(SHORT_MS, NEVER))).toBeGreaterThanOrEqual(SHORT_MS - 5);
    });

    it('ends a wait early when it is called off', async () => {
      await silence();
      const calling = new AbortController();
      const wait = waitedMs(desk().bell.waitForWork(LONG_MS, calling.signal));
      calling.abort();
      expect(await wait).toBeLessThan(LONG_MS);
    });

    it('wakes who waits for an email when that one is settled', async () => {
      const { bell, emails } = desk();
      const { id } = await emails.keep(emailOf(), 'bell', new Date());
      await silence();
      const wait = waitedMs(bell.waitForSettled(id, LONG_MS));
      const other = waitedMs(bell.waitForSettled(id + 1, SHORT_MS * 5));
      await emails.settle(id, { state: 'ignored', reasons: [], quotationId: undefined, lastError: undefined });
      expect(await wait).toBeLessThan(LONG_MS);
      expect(await other).toBeGreaterThanOrEqual(SHORT_MS * 5 - 5);
    });
  });
}
