import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atOnce, percentile } from '../bench/measurements.js';
import { ClerkAtDesk, type DeskUnderTest, freePort } from '../e2e/server-process.js';
import { FAILING_DESK } from './crash-at.js';
import { DeskPlace } from './server-fixture.js';
import { POISONS, poisonedWords, READER_POISONS, readerPoisonedWords } from './failure-injection/poison-pill.js';
import { allRows } from './invariants.js';
import { numbersFrom, post, recognize, stormEmail } from './load-emails.js';

/** Healthy emails that come just before and just after each poisoned one. */
const BESIDE = 4;
/** The first number of the poisoned emails. */
const POISONED = 1_000;
const LEASE_MS = 60_000;
const PATIENCE_MS = 600_000;
const LOOK_MS = 200;
/** Emails of the run with poison, and of the two halves of the run without. */
const EMAILS = 200;
/** One in so many is poisoned: 5 %. */
const ONE_IN = 20;
/** At most; a busy machine is given half of what it gets through. */
const EMAILS_A_SECOND = 5;
const POSTERS = 8;
const TRIAL = 40;

interface MailRow {
  readonly id: number;
  readonly state: string;
}

describe('a desk with emails that choke, hang, end or bloat the process that reads them', () => {
  let place: DeskPlace;
  beforeAll(async () => {
    place = await DeskPlace.open('poison', 'outside');
  });
  afterAll(() => place.close());

  it('puts each of them before a person with its text, answers all others, and reads it again when it is told to', async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    let deaths = 0;
    let isOver = false;
    let slowestStartMs = 0;
    const start = async () => {
      const from = Date.now();
      const environment = { NODE_OPTIONS: '--max-old-space-size=256' };
      const started = await place.start({ port, program: FAILING_DESK, environment });
      slowestStartMs = Math.max(slowestStartMs, Date.now() - from);
      return started;
    };
    let desk: DeskUnderTest = await start();
    const supervisor = (async () => {
      while (!isOver) {
        if (desk.hasEnded) {
          deaths += 1;
          desk = await start().catch(() => desk);
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    })();
    try {
      // Sessions lie in the database and outlive the process.
      const clerk = await ClerkAtDesk.signIn(base);
      await recognize(clerk, POISONED + POISONS.length);
      const from = Date.now();
      const delays: number[] = [];
      const poisoned = new Map<number, string>();
      const handIn = async (n: number, words = '') => {
        const email = stormEmail(n);
        const patienceUntil = Date.now() + PATIENCE_MS;
        for (;;) {
          const answer = await post(base, { ...email, content: `${email.content} ${words}` });
          if (answer) return answer.emailId;
          if (Date.now() > patienceUntil) throw new Error(`Email ${n} was not accepted in time.`);
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        }
      };
      const answered = async (n: number) => {
        const at = Date.now();
        const emailId = await handIn(n);
        place.ledger.set(n, emailId);
        delays.push((await settledAt(clerk, emailId, PATIENCE_MS)) - at);
      };
      for (const [at, poison] of POISONS.entries()) {
        const before = numbersFrom(2 * at * BESIDE, BESIDE).map(answered);
        poisoned.set(await handIn(POISONED + at, poisonedWords(poison)), poison);
        const behind = numbersFrom((2 * at + 1) * BESIDE, BESIDE).map(answered);
        await Promise.all([...before, ...behind]);
      }
      const longest = Math.max(...delays);
      for (const id of poisoned.keys()) await settledAt(clerk, id, PATIENCE_MS);
      const took = Math.round((Date.now() - from) / 1000);

      const failed = await allRows<MailRow>(clerk, '/api/emails?status=failed', 100);
      expect(failed.map(({ id }) => id).sort((a, b) => a - b)).toEqual([...poisoned.keys()].sort((a, b) => a - b));
      for (const { id } of failed) {
        const { json } = await clerk.call('GET', `/api/emails/${id}`);
        expect(json).toMatchObject({ text: expect.stringContaining('Please quote') });
      }
      const answeredOnes = await allRows<MailRow>(clerk, '/api/emails?status=answered', 100);
      expect(answeredOnes.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
        [...place.ledger.values()].sort((a, b) => a - b),
      );
      // How long a machine needs for a start is no matter of leases.
      expect(longest).toBeLessThan(LEASE_MS + slowestStartMs);
      const [choking = -1] = poisoned.keys();
      expect((await clerk.call('POST', `/api/emails/${choking}/reprocess`)).status).toBe(202);
      await settledAt(clerk, choking, PATIENCE_MS);
      console.log(
        `${poisoned.size} poisoned emails were put before a person after ${took} s and ${deaths} deaths of the process; of ` +
          `${delays.length} others the slowest was answered after ${(longest / 1000).toFixed(1)} s, the slowest start took ${(slowestStartMs / 1000).toFixed(1)} s`,
      );
    } finally {
      isOver = true;
      await supervisor;
    }
  });
});

describe('a desk that is sent texts which make their reader choke, hang, spin, bloat or end', () => {
  let place: DeskPlace;
  beforeAll(async () => {
    place = await DeskPlace.open('poisoned-reader', 'outside');
  });
  afterAll(() => place.close());

  it('puts each of them before a person, answers all others, and tells how fast', async () => {
    const desk = await place.start({ program: FAILING_DESK });
    const clerk = await ClerkAtDesk.signIn(desk.base);
    await recognize(clerk, 2 * EMAILS + TRIAL);
    const poisoned = new Set<number>();
    const healthy = new Set<number>();
    let tried = 2 * EMAILS;
    const throughput = await atOnce(POSTERS, TRIAL, async () => {
      const answer = await post(desk.base, stormEmail(tried++));
      if (answer) healthy.add(answer.emailId);
    });
    const aSecond = Math.min(EMAILS_A_SECOND, throughput / 2);
    /** Posts emails at a fixed rate, whether those before are answered or not. @returns how long the healthy ones took */
    const run = async (from: number, count: number, poisonOf: (at: number) => string | undefined) => {
      const start = Date.now();
      const delays = await Promise.all(
        numbersFrom(from, count).map(async (n, at) => {
          const dueAt = start + (at * 1000) / aSecond;
          await new Promise((resolve) => setTimeout(resolve, dueAt - Date.now()));
          const poison = poisonOf(at);
          const email = stormEmail(n);
          const answer = await post(desk.base, { ...email, content: `${email.content} ${poison ?? ''}` });
          if (!answer) throw new Error(`Email ${n} was not accepted.`);
          (poison ? poisoned : healthy).add(answer.emailId);
          if (poison) return [];
          const answeredAt =
            answer.outcome === 'accepted' ? await settledAt(clerk, answer.emailId, PATIENCE_MS) : Date.now();
          return [answeredAt - dueAt];
        }),
      );
      return delays.flat();
    };
    const quiet = await run(0, EMAILS / 2, () => undefined);
    const beside = await run(EMAILS / 2, EMAILS, (at) => {
      if (at % ONE_IN !== ONE_IN / 2) return undefined;
      const poison = READER_POISONS[Math.floor(at / ONE_IN) % READER_POISONS.length];
      return poison && readerPoisonedWords(poison);
    });
    for (const id of poisoned) await settledAt(clerk, id, PATIENCE_MS);
    quiet.push(...(await run((3 * EMAILS) / 2, EMAILS / 2, () => undefined)));

    const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
    const idsOf = async (status: string) =>
      sorted((await allRows<MailRow>(clerk, `/api/emails?status=${status}`, 100)).map(({ id }) => id));
    expect(poisoned.size).toBe(EMAILS / ONE_IN);
    expect(await idsOf('failed')).toEqual(sorted(poisoned));
    expect(await idsOf('answered')).toEqual(sorted(healthy));
    expect(desk.hasEnded).toBe(false);
    const [usual, slower] = [percentile(quiet, 0.95), percentile(beside, 0.95)];
    const medians = `${percentile(beside, 0.5).toFixed(0)} ms and ${percentile(quiet, 0.5).toFixed(0)} ms`;
    console.log(
      `${poisoned.size} of ${EMAILS} emails, ${aSecond.toFixed(1)} a second, spoilt their reader; 95 of 100 others were answered within ${slower.toFixed(0)} ms, without poison ` +
        `within ${usual.toFixed(0)} ms: ratio ${(slower / usual).toFixed(2)} (medians ${medians}, slowest ${Math.max(...beside).toFixed(0)} ms and ${Math.max(...quiet).toFixed(0)} ms)`,
    );
  });
});

/** Waits until an email has its outcome, over deaths of the desk. @returns when it was seen */
async function settledAt(clerk: ClerkAtDesk, emailId: number, patienceMs: number): Promise<number> {
  const patienceUntil = Date.now() + patienceMs;
  while (Date.now() < patienceUntil) {
    const seen = await clerk.call('GET', `/api/emails/${emailId}`).catch(() => undefined);
    if (seen?.status === 200 && (seen.json as MailRow).state !== 'received') return Date.now();
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`Email ${emailId} has no outcome.`);
}
