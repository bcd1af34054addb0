import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk, DeskUnderTest, freePort } from '../e2e/server-process.js';
import { drained, expectKept, type Ledger } from './invariants.js';
import { MailSink } from './durable-smtp-sink.js';
import { SIZES } from './load-sizes.js';
import { mailboxOf, post, pricesOfShapes, recognize, stormEmail } from './load-emails.js';

const IDENTICAL = 50;
/** Emails during an outage, and as many while the server says "later". */
const EMAILS = 20;

describe('a desk whose mail server is in trouble', () => {
  let folder: string;
  let sink: MailSink;
  let desk: DeskUnderTest;
  let clerk: ClerkAtDesk;
  let prices: readonly number[];
  const ledger = new Map<number, number>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-crash-mail-'));
    sink = await MailSink.open(join(folder, 'sink.log'));
    const environment = { SMTP_URL: sink.url };
    desk = await DeskUnderTest.start({ dataDir: join(folder, 'data'), port: await freePort(), environment });
    clerk = await ClerkAtDesk.signIn(desk.base);
    await recognize(clerk, 3 * EMAILS);
    prices = await pricesOfShapes(clerk);
  });

  afterAll(async () => {
    await desk?.stop();
    await sink?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function take(numbers: readonly number[]): Promise<void> {
    const answers = await Promise.all(numbers.map((n) => post(desk.base, stormEmail(n))));
    answers.forEach((answer, at) => {
      expect(answer).toBeDefined();
      ledger.set(numbers[at] ?? -1, answer?.emailId ?? -1);
    });
  }

  const numbers = (from: number) => Array.from({ length: EMAILS }, (_, at) => from + at);
  const rest = (kept: Ledger) => expectKept(clerk, kept, sink, prices, 0);

  it(`takes ${IDENTICAL} identical posts at once for one email`, async () => {
    const answers = await Promise.all(Array.from({ length: IDENTICAL }, () => post(desk.base, stormEmail(0))));
    const ids = new Set(answers.map((answer) => answer?.emailId));
    expect(ids.size).toBe(1);
    expect(answers.filter((answer) => answer?.duplicate === false)).toHaveLength(1);
    for (const id of ids) ledger.set(0, id ?? -1);
    await drained(desk.base, 60_000);
    await rest(ledger);
  });

  it('goes on quoting while the mail server is away, and sends everything when it is back', async () => {
    await sink.goAway();
    const awayUntil = Date.now() + SIZES.outageSeconds * 1000;
    await take(numbers(1));
    const { json } = await clerk.call('GET', '/api/quotations?pageSize=500');
    expect((json as { total: number }).total).toBe(1 + EMAILS);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, awayUntil - Date.now())));
    expect(sink.taken).toHaveLength(1);
    await sink.comeBack();
    // A look every 15 seconds meets the outage, the next one the return; an outage that none meets costs a pause of 30 s.
    const seconds = await drained(desk.base, 90_000);
    await rest(ledger);
    console.log(`${EMAILS} replies left ${seconds.toFixed(1)} s after an outage of ${SIZES.outageSeconds} s`);
  });

  it('comes again where the server says "later"', async () => {
    sink.isGreylisting = true;
    await take(numbers(1 + EMAILS));
    await drained(desk.base, 120_000);
    sink.isGreylisting = false;
    await rest(ledger);
  });

  it('gives up one mailbox that does not exist, tells a person, and holds up nobody else', async () => {
    const bad = 1 + 2 * EMAILS;
    sink.unknown.add(mailboxOf(bad));
    await post(desk.base, stormEmail(bad));
    await take([bad + 1]);
    await drained(desk.base, 60_000);
    const { json } = await clerk.call('GET', '/api/outbox?state=failed');
    expect((json as { data: unknown[] }).data).toMatchObject([{ to: mailboxOf(bad), state: 'failed', attempts: 1 }]);
    expect(sink.taken.some((mail) => mail.to === mailboxOf(bad + 1))).toBe(true);
  });
});
