import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from '../e2e/server-process.js';
import { listAllRows, waitUntilDrained } from './invariants.js';
import { listNumbersFrom, postAll, recognizeDomains } from './load-emails.js';
import { ServerFixture } from './server-fixture.js';

const HOUR_MS = 3_600_000;
const EMAILS = 20;
/** Longer than a try takes, so that a lease that ended too soon would be seen as a repeat. */
const SLOW_MAIL_MS = 4_000;
const TIMEOUT_MS = 300_000;

/** A process whose every look at the time is so far from the truth. */
function shiftClock(milliseconds: number): NodeJS.ProcessEnv {
  const code = `const True = Date;
    globalThis.Date = class Date extends True {
      constructor(...given) { if (given.length > 0) super(...given); else super(True.now() + ${milliseconds}); }
      static now() { return True.now() + ${milliseconds}; }
      static [Symbol.hasInstance](one) { return Object.prototype.toString.call(one) === '[object Date]'; }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}

describe('two servers on one database, one an hour ahead and one an hour behind', () => {
  let fixture: ServerFixture;
  beforeAll(async () => {
    fixture = await ServerFixture.open('clocks', 'outside');
  });
  afterAll(() => fixture.close());

  it('take no work from each other before its lease has ended, leave none lying, and keep to their pauses', async () => {
    const { accepted, sink } = fixture;
    const ahead = await fixture.start({ environment: shiftClock(HOUR_MS), data: 'ahead' });
    const behind = await fixture.start({ environment: shiftClock(-HOUR_MS), data: 'behind' });
    await recognizeDomains(await ApiClient.signIn(ahead.base), 3 * EMAILS);

    sink.delayMs = SLOW_MAIL_MS;
    await Promise.all([
      postAll(ahead.base, listNumbersFrom(0, EMAILS), accepted),
      postAll(behind.base, listNumbersFrom(EMAILS, EMAILS), accepted),
    ]);
    await waitUntilDrained(behind.base, TIMEOUT_MS);

    sink.delayMs = 0;
    sink.isGreylisting = true;
    await Promise.all([
      postAll(ahead.base, listNumbersFrom(2 * EMAILS, 4), accepted),
      postAll(behind.base, listNumbersFrom(2 * EMAILS + 4, 4), accepted),
    ]);
    await waitUntilDrained(ahead.base, TIMEOUT_MS);

    // A session of one of them would have ended long ago for the other: a server that knows the time looks at what is kept.
    await Promise.all([ahead.stop(), behind.stop()]);
    const truthful = await fixture.start({ data: 'truthful' });
    expect(await fixture.expectInvariants(truthful, TIMEOUT_MS)).toBe(0);
    const client = await ApiClient.signIn(truthful.base);
    const replies = await listAllRows<{ attempts: number }>(client, '/api/outbox', 100);
    // Said "later" to once, and tried once more after the pause: neither at once nor in an hour.
    expect(replies.filter(({ attempts }) => attempts === 2)).toHaveLength(8);
    expect(replies.filter(({ attempts }) => attempts > 2)).toEqual([]);
  });
});
