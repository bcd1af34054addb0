import { describe, expect, it } from '@jest/globals';
import { ByteBudget, ByteBudgetExhaustedError } from '../../../../application/inbound-mail/byte-budget.js';

const LIMITS = { maxBytes: 100, freeBytes: 10, waitMs: 60_000 };

/** Whether a promise is settled once everything that can happen has happened. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => {
      settled = true;
    },
    () => {
      settled = true;
    },
  );
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe('A budget of bytes that mails share', () => {
  it('lets in what fits, and the next one when there is place again', async () => {
    const budget = new ByteBudget(LIMITS);
    const [first, second, third] = [budget.open(), budget.open(), budget.open()];
    await first.take(60);
    await second.take(40);
    const waiting = third.take(50);
    expect(await isSettled(waiting)).toBe(false);
    first.release();
    await waiting;
    const last = budget.open().take(20);
    expect(await isSettled(last)).toBe(false);
    second.release();
    await last;
  });

  it('never lets ordinary mail wait', async () => {
    const budget = new ByteBudget(LIMITS);
    await budget.open().take(100);
    await budget.open().take(10);
    const grown = budget.open();
    await grown.take(6);
    expect(await isSettled(grown.take(6))).toBe(false);
  });

  it('lets the first one be larger than all that there is, so that mails that grow do not block one another', async () => {
    const budget = new ByteBudget(LIMITS);
    const [first, second] = [budget.open(), budget.open()];
    await first.take(50);
    await second.take(40);
    const waiting = second.take(40);
    expect(await isSettled(waiting)).toBe(false);
    await first.take(200);
    expect(await isSettled(waiting)).toBe(false);
    first.release();
    await waiting;
  });

  it('lets a mail that was next go first once the one before it has gone', async () => {
    const budget = new ByteBudget(LIMITS);
    const [first, second, third] = [budget.open(), budget.open(), budget.open()];
    await first.take(50);
    await second.take(40);
    const [thirdTurn, secondTurn] = [third.take(90), second.take(100)];
    first.release();
    await secondTurn;
    expect(await isSettled(thirdTurn)).toBe(false);
    second.release();
    await thirdTurn;
  });

  it('refuses whose turn does not come in time, and lets those behind it go on', async () => {
    const budget = new ByteBudget(LIMITS);
    await budget.open().take(60);
    const large = budget.open().take(80, 20);
    const small = budget.open().take(30);
    expect(await isSettled(small)).toBe(false);
    await expect(large).rejects.toBeInstanceOf(ByteBudgetExhaustedError);
    await small;
  });

  it('lets go who waits when its mail is let go', async () => {
    const budget = new ByteBudget(LIMITS);
    await budget.open().take(100);
    const gone = budget.open();
    const waiting = gone.take(50);
    gone.release();
    gone.release();
    await expect(waiting).rejects.toBeInstanceOf(ByteBudgetExhaustedError);
  });
});
