import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { openTestDatabase } from '../support/postgres/test-database.js';
import { ClerkAtDesk, DeskUnderTest, freePort } from '../e2e/server-process.js';
import { drained, expectKept } from './invariants.js';
import { MailSink } from './durable-smtp-sink.js';
import { post, pricesOfShapes, recognize, stormEmail } from './load-emails.js';

const POSTERS_A_DOOR = 5;
/** One email in so many comes to both doors. */
const AT_BOTH = 4;

/** Two processes take emails in and two others answer them, on one database; everything is there once. */
export async function twoDoorsTwoWorkers(emails: number, patienceMs: number): Promise<{ readonly perSecond: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'istmo-two-'));
  const database = await openTestDatabase();
  const sink = await MailSink.open(join(folder, 'sink.log'));
  const desks: DeskUnderTest[] = [];
  const start = async (name: string, workers: string, more: NodeJS.ProcessEnv = {}) => {
    const environment = {
      DATABASE_URL: database.url,
      // A database of the tests answers before its disk has everything.
      ALLOW_UNSAFE_DATABASE: 'yes',
      SMTP_URL: sink.url,
      WORKERS: workers,
      ...more,
    };
    const desk = await DeskUnderTest.start({ dataDir: join(folder, name), port: await freePort(), environment });
    desks.push(desk);
    return desk;
  };
  try {
    const doors = [await start('door-1', 'none'), await start('door-2', 'none')];
    const metricsPort = await freePort();
    const watched = { METRICS_LISTEN: String(metricsPort) };
    await Promise.all([start('worker-1', 'only', watched), start('worker-2', 'only')]);
    const [first] = doors;
    if (!first) throw new Error('No door was opened.');
    const clerk = await ClerkAtDesk.signIn(first.base);
    await recognize(clerk, emails);
    const prices = await pricesOfShapes(clerk);

    const ledger = new Map<number, number>();
    const waiting = Array.from({ length: emails }, (_, n) => n);
    const poster = async (door: number) => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const at = n % AT_BOTH === 0 ? doors : [doors[door] ?? first];
        const answers = await Promise.all(at.map((desk) => post(desk.base, stormEmail(n ?? 0))));
        const ids = new Set(answers.map((answer) => answer?.emailId));
        expect(ids.size).toBe(1);
        expect(answers.filter((answer) => answer?.duplicate === false)).toHaveLength(1);
        for (const id of ids) ledger.set(n, id ?? -1);
      }
    };
    const from = performance.now();
    const posters = doors.flatMap((_desk, door) => Array.from({ length: POSTERS_A_DOOR }, () => poster(door)));
    await Promise.all(posters);
    await drained(first.base, patienceMs);
    const seconds = (performance.now() - from) / 1000;
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/istmo_emails_decided_total\{door="webhook",outcome="answered"\} \d+/);
    expect(await expectKept(clerk, ledger, sink, prices, 0)).toBe(0);
    return { perSecond: emails / seconds };
  } finally {
    await Promise.all(desks.map((desk) => desk.stop()));
    await sink.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}
