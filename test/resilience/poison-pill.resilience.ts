import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { computePercentile, measureConcurrently } from '../bench/measurements.js';
import { ApiClient, findFreePort, type ServerProcess } from '../e2e/server-process.js';
import { FAILING_SERVER } from './crash-at.js';
import {
  EXTRACTOR_POISON_PILLS,
  POISON_PILLS,
  toExtractorPoisonMarker,
  toPoisonMarker,
} from './failure-injection/poison-pill.js';
import { listAllRows } from './invariants.js';
import { aLoadEmail, listNumbersFrom, postEmail, recognizeDomains } from './load-emails.js';
import { ServerFixture } from './server-fixture.js';

/** Healthy emails that come just before and just after each poisoned one. */
const NEIGHBOURS = 4;
/** The first number of the poisoned emails. */
const FIRST_POISONED = 1_000;
const LEASE_MS = 60_000;
const TIMEOUT_MS = 600_000;
const POLL_INTERVAL_MS = 200;
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

describe('a server with emails that choke, hang, end or bloat the process that reads them', () => {
  let fixture: ServerFixture;
  beforeAll(async () => {
    fixture = await ServerFixture.open('poison', 'outside');
  });
  afterAll(() => fixture.close());

  it('puts each of them before a person with its text, answers all others, and reads it again when it is told to', async () => {
    const port = await findFreePort();
    const base = `http://127.0.0.1:${port}`;
    let deaths = 0;
    let isOver = false;
    let slowestStartMs = 0;
    const startServer = async () => {
      const from = Date.now();
      const environment = { NODE_OPTIONS: '--max-old-space-size=256' };
      const started = await fixture.start({ port, program: FAILING_SERVER, environment });
      slowestStartMs = Math.max(slowestStartMs, Date.now() - from);
      return started;
    };
    let server: ServerProcess = await startServer();
    const supervisor = (async () => {
      while (!isOver) {
        if (server.hasEnded) {
          deaths += 1;
          server = await startServer().catch(() => server);
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
    })();
    try {
      // Sessions lie in the database and outlive the process.
      const client = await ApiClient.signIn(base);
      await recognizeDomains(client, FIRST_POISONED + POISON_PILLS.length);
      const from = Date.now();
      const delays: number[] = [];
      const poisoned = new Map<number, string>();
      const postUntilAccepted = async (n: number, marker = '') => {
        const email = aLoadEmail(n);
        const deadline = Date.now() + TIMEOUT_MS;
        for (;;) {
          const answer = await postEmail(base, { ...email, content: `${email.content} ${marker}` });
          if (answer) return answer.emailId;
          if (Date.now() > deadline) throw new Error(`Email ${n} was not accepted in time.`);
          await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
        }
      };
      const postAndAwait = async (n: number) => {
        const at = Date.now();
        const emailId = await postUntilAccepted(n);
        fixture.accepted.set(n, emailId);
        delays.push((await waitForOutcome(client, emailId, TIMEOUT_MS)) - at);
      };
      for (const [at, pill] of POISON_PILLS.entries()) {
        const before = listNumbersFrom(2 * at * NEIGHBOURS, NEIGHBOURS).map(postAndAwait);
        poisoned.set(await postUntilAccepted(FIRST_POISONED + at, toPoisonMarker(pill)), pill);
        const behind = listNumbersFrom((2 * at + 1) * NEIGHBOURS, NEIGHBOURS).map(postAndAwait);
        await Promise.all([...before, ...behind]);
      }
      const longest = Math.max(...delays);
      for (const id of poisoned.keys()) await waitForOutcome(client, id, TIMEOUT_MS);
      const took = Math.round((Date.now() - from) / 1000);

      const failed = await listAllRows<MailRow>(client, '/api/emails?status=failed', 100);
      expect(failed.map(({ id }) => id).sort((a, b) => a - b)).toEqual([...poisoned.keys()].sort((a, b) => a - b));
      for (const { id } of failed) {
        const { json } = await client.call('GET', `/api/emails/${id}`);
        expect(json).toMatchObject({ text: expect.stringContaining('Please quote') });
      }
      const answeredOnes = await listAllRows<MailRow>(client, '/api/emails?status=answered', 100);
      expect(answeredOnes.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
        [...fixture.accepted.values()].sort((a, b) => a - b),
      );
      // How long a machine needs for a start is no matter of leases.
      expect(longest).toBeLessThan(LEASE_MS + slowestStartMs);
      const [choking = -1] = poisoned.keys();
      expect((await client.call('POST', `/api/emails/${choking}/reprocess`)).status).toBe(202);
      await waitForOutcome(client, choking, TIMEOUT_MS);
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

describe('a server that is sent texts which make their reader choke, hang, spin, bloat or end', () => {
  let fixture: ServerFixture;
  beforeAll(async () => {
    fixture = await ServerFixture.open('poisoned-reader', 'outside');
  });
  afterAll(() => fixture.close());

  it('puts each of them before a person, answers all others, and tells how fast', async () => {
    const server = await fixture.start({ program: FAILING_SERVER });
    const client = await ApiClient.signIn(server.base);
    await recognizeDomains(client, 2 * EMAILS + TRIAL);
    const poisoned = new Set<number>();
    const healthy = new Set<number>();
    let tried = 2 * EMAILS;
    const throughput = await measureConcurrently(POSTERS, TRIAL, async () => {
      const answer = await postEmail(server.base, aLoadEmail(tried++));
      if (answer) healthy.add(answer.emailId);
    });
    const aSecond = Math.min(EMAILS_A_SECOND, throughput / 2);
    /** Posts emails at a fixed rate, whether those before are answered or not. @returns how long the healthy ones took */
    const runLoad = async (from: number, count: number, selectMarker: (at: number) => string | undefined) => {
      const start = Date.now();
      const delays = await Promise.all(
        listNumbersFrom(from, count).map(async (n, at) => {
          const dueAt = start + (at * 1000) / aSecond;
          await new Promise((resolve) => setTimeout(resolve, dueAt - Date.now()));
          const marker = selectMarker(at);
          const email = aLoadEmail(n);
          const answer = await postEmail(server.base, { ...email, content: `${email.content} ${marker ?? ''}` });
          if (!answer) throw new Error(`Email ${n} was not accepted.`);
          (marker ? poisoned : healthy).add(answer.emailId);
          if (marker) return [];
          const answeredAt =
            answer.outcome === 'accepted' ? await waitForOutcome(client, answer.emailId, TIMEOUT_MS) : Date.now();
          return [answeredAt - dueAt];
        }),
      );
      return delays.flat();
    };
    const quiet = await runLoad(0, EMAILS / 2, () => undefined);
    const mixedDelays = await runLoad(EMAILS / 2, EMAILS, (at) => {
      if (at % ONE_IN !== ONE_IN / 2) return undefined;
      const pill = EXTRACTOR_POISON_PILLS[Math.floor(at / ONE_IN) % EXTRACTOR_POISON_PILLS.length];
      return pill && toExtractorPoisonMarker(pill);
    });
    for (const id of poisoned) await waitForOutcome(client, id, TIMEOUT_MS);
    quiet.push(...(await runLoad((3 * EMAILS) / 2, EMAILS / 2, () => undefined)));

    const sortIds = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
    const listIds = async (status: string) =>
      sortIds((await listAllRows<MailRow>(client, `/api/emails?status=${status}`, 100)).map(({ id }) => id));
    expect(poisoned.size).toBe(EMAILS / ONE_IN);
    expect(await listIds('failed')).toEqual(sortIds(poisoned));
    expect(await listIds('answered')).toEqual(sortIds(healthy));
    expect(server.hasEnded).toBe(false);
    const [usual, slower] = [computePercentile(quiet, 0.95), computePercentile(mixedDelays, 0.95)];
    const medians = `${computePercentile(mixedDelays, 0.5).toFixed(0)} ms and ${computePercentile(quiet, 0.5).toFixed(0)} ms`;
    console.log(
      `${poisoned.size} of ${EMAILS} emails, ${aSecond.toFixed(1)} a second, spoilt their reader; 95 of 100 others were answered within ${slower.toFixed(0)} ms, without poison ` +
        `within ${usual.toFixed(0)} ms: ratio ${(slower / usual).toFixed(2)} (medians ${medians}, slowest ${Math.max(...mixedDelays).toFixed(0)} ms and ${Math.max(...quiet).toFixed(0)} ms)`,
    );
  });
});

/** Waits until an email has its outcome, over deaths of the server. @returns when it was seen */
async function waitForOutcome(client: ApiClient, emailId: number, timeoutMs: number): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const seen = await client.call('GET', `/api/emails/${emailId}`).catch(() => undefined);
    if (seen?.status === 200 && (seen.json as MailRow).state !== 'received') return Date.now();
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(`Email ${emailId} has no outcome.`);
}
