import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk } from '../e2e/server-process.js';
import { DeskPlace } from './server-fixture.js';
import { allRows, drained } from './invariants.js';
import { numbersFrom, postAll, recognize } from './load-emails.js';

const HOUR_MS = 3_600_000;
const EMAILS = 20;
/** Longer than a try takes, so that a lease that ended too soon would be seen as a repeat. */
const SLOW_MAIL_MS = 4_000;
const PATIENCE_MS = 300_000;

/** A process whose every look at the time is so far from the truth. */
function withClockOff(milliseconds: number): NodeJS.ProcessEnv {
  const code = `const True = Date;
    globalThis.Date = class Date extends True {
      constructor(...given) { if (given.length > 0) super(...given); else super(True.now() + ${milliseconds}); }
      static now() { return True.now() + ${milliseconds}; }
      static [Symbol.hasInstance](one) { return Object.prototype.toString.call(one) === '[object Date]'; }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}

describe('two desks on one database, one an hour ahead and one an hour behind', () => {
  let place: DeskPlace;
  beforeAll(async () => {
    place = await DeskPlace.open('clocks', 'outside');
  });
  afterAll(() => place.close());

  it('take no work from each other before its lease has ended, leave none lying, and keep to their pauses', async () => {
    const { ledger, sink } = place;
    const ahead = await place.start({ environment: withClockOff(HOUR_MS), data: 'ahead' });
    const behind = await place.start({ environment: withClockOff(-HOUR_MS), data: 'behind' });
    await recognize(await ClerkAtDesk.signIn(ahead.base), 3 * EMAILS);

    sink.delayMs = SLOW_MAIL_MS;
    await Promise.all([
      postAll(ahead.base, numbersFrom(0, EMAILS), ledger),
      postAll(behind.base, numbersFrom(EMAILS, EMAILS), ledger),
    ]);
    await drained(behind.base, PATIENCE_MS);

    sink.delayMs = 0;
    sink.isGreylisting = true;
    await Promise.all([
      postAll(ahead.base, numbersFrom(2 * EMAILS, 4), ledger),
      postAll(behind.base, numbersFrom(2 * EMAILS + 4, 4), ledger),
    ]);
    await drained(ahead.base, PATIENCE_MS);

    // A session of one of them would have ended long ago for the other: a desk that knows the time looks at what is kept.
    await Promise.all([ahead.stop(), behind.stop()]);
    const truthful = await place.start({ data: 'truthful' });
    expect(await place.expectKept(truthful, PATIENCE_MS)).toBe(0);
    const clerk = await ClerkAtDesk.signIn(truthful.base);
    const replies = await allRows<{ attempts: number }>(clerk, '/api/outbox', 100);
    // Said "later" to once, and tried once more after the pause: neither at once nor in an hour.
    expect(replies.filter(({ attempts }) => attempts === 2)).toHaveLength(8);
    expect(replies.filter(({ attempts }) => attempts > 2)).toEqual([]);
  });
});
