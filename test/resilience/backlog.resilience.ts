import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from '../e2e/server-process.js';
import { listAllRows } from './invariants.js';
import {
  aLoadEmail,
  listNumbersFrom,
  postEmail,
  type RefusedPost,
  recognizeDomains,
  senderDomain,
} from './load-emails.js';
import { SIZES } from './load-sizes.js';
import { readProcessMetrics } from './process-metrics.js';
import { ServerFixture } from './server-fixture.js';

const POSTERS = 100;
const MAX_MEMORY_MB = 512;
const POLL_INTERVAL_MS = 500;
const TIMEOUT_MS = 1_800_000;
/**
 * Places by which emails may on average be answered before or after their turn among the forty of their sender, many of which
 * come at one moment. Without any order it would be thirteen.
 */
const MAX_DISPLACEMENT = 6;

/** By how many places each email of one sender's was answered before or after its turn. */
function computeDisplacements(rows: ReadonlyArray<{ readonly id: number; readonly emailId: number }>): number[] {
  const expectedOrder = rows.map(({ emailId }) => emailId).sort((a, b) => a - b);
  const actualOrder = [...rows].sort((a, b) => a.id - b.id);
  return actualOrder.map(({ emailId }, at) => Math.abs(at - expectedOrder.indexOf(emailId)));
}

describe('a server that gets the mail of a long outage at once', () => {
  let fixture: ServerFixture;
  beforeAll(async () => {
    fixture = await ServerFixture.open('backlog', 'embedded');
  });
  afterAll(() => fixture.close());

  it('takes all of it or says "try later", holds its memory, and answers the oldest of each sender first', async () => {
    const { accepted } = fixture;
    const server = await fixture.start();
    await recognizeDomains(await ApiClient.signIn(server.base), SIZES.backlog);
    const waiting = listNumbersFrom(0, SIZES.backlog);
    const refusals: RefusedPost[] = [];
    const memory: number[] = [];
    const sampling = setInterval(() => {
      readProcessMetrics(server.pid).then(
        ({ rssMb }) => memory.push(rssMb),
        () => undefined,
      );
    }, POLL_INTERVAL_MS);
    const runPoster = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const answer = await postEmail(server.base, aLoadEmail(n), (refusal) => refusals.push(refusal));
        if (answer) accepted.set(n, answer.emailId);
        else waiting.push(n);
      }
    };
    const from = performance.now();
    await Promise.all(Array.from({ length: POSTERS }, runPoster));
    const acceptedSeconds = (performance.now() - from) / 1000;
    await fixture.expectInvariants(server, TIMEOUT_MS);
    clearInterval(sampling);
    const seconds = (performance.now() - from) / 1000;

    const answeredRefusals = refusals.filter(({ status }) => status !== undefined);
    expect(
      answeredRefusals.filter(({ status, retryAfter }) => !retryAfter || (status !== 503 && status !== 429)),
    ).toEqual([]);
    expect(Math.max(...memory)).toBeLessThan(MAX_MEMORY_MB);
    const client = await ApiClient.signIn(server.base);
    const rows = await listAllRows<{ id: number; emailId: number }>(client, '/api/quotations', 500);
    const domains = new Map([...accepted].map(([n, emailId]) => [emailId, senderDomain(n)]));
    const displacements = [...new Set(domains.values())].flatMap((domain) =>
      computeDisplacements(rows.filter(({ emailId }) => domains.get(emailId) === domain)),
    );
    const placesOut = displacements.reduce((sum, places) => sum + places, 0) / displacements.length;
    expect(placesOut).toBeLessThan(MAX_DISPLACEMENT);
    console.log(
      `${SIZES.backlog} emails by ${POSTERS} posters: accepted in ${acceptedSeconds.toFixed(0)} s, answered and sent in ` +
        `${seconds.toFixed(0)} s (${(SIZES.backlog / seconds).toFixed(1)} a second), ${answeredRefusals.length} times "try later", ` +
        `${Math.max(...memory).toFixed(0)} MB at most, ${placesOut.toFixed(1)} places out of turn on average`,
    );
  });
});
