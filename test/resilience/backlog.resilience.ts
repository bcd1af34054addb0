import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk } from '../e2e/server-process.js';
import { DeskPlace } from './server-fixture.js';
import { allRows } from './invariants.js';
import { figuresOf } from './process-metrics.js';
import { SIZES } from './load-sizes.js';
import { domainOf, numbersFrom, post, type Refusal, recognize, stormEmail } from './load-emails.js';

const POSTERS = 100;
const MOST_MEMORY_MB = 512;
const LOOK_EVERY_MS = 500;
const PATIENCE_MS = 1_800_000;
/**
 * Places by which emails may on average be answered before or after their turn among the forty of their sender, many of which
 * come at one moment. Without any order it would be thirteen.
 */
const MOST_OUT_OF_TURN = 6;

/** By how many places each email of one sender's was answered before or after its turn. */
function placesOutOfTurn(rows: ReadonlyArray<{ readonly id: number; readonly emailId: number }>): number[] {
  const inTurn = rows.map(({ emailId }) => emailId).sort((a, b) => a - b);
  const asAnswered = [...rows].sort((a, b) => a.id - b.id);
  return asAnswered.map(({ emailId }, at) => Math.abs(at - inTurn.indexOf(emailId)));
}

describe('a desk that gets the mail of a long outage at once', () => {
  let place: DeskPlace;
  beforeAll(async () => {
    place = await DeskPlace.open('backlog', 'embedded');
  });
  afterAll(() => place.close());

  it('takes all of it or says "try later", holds its memory, and answers the oldest of each sender first', async () => {
    const { ledger } = place;
    const desk = await place.start();
    await recognize(await ClerkAtDesk.signIn(desk.base), SIZES.backlog);
    const waiting = numbersFrom(0, SIZES.backlog);
    const refusals: Refusal[] = [];
    const memory: number[] = [];
    const look = setInterval(() => {
      figuresOf(desk.pid).then(
        ({ rssMb }) => memory.push(rssMb),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    const poster = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const answer = await post(desk.base, stormEmail(n), (refusal) => refusals.push(refusal));
        if (answer) ledger.set(n, answer.emailId);
        else waiting.push(n);
      }
    };
    const from = performance.now();
    await Promise.all(Array.from({ length: POSTERS }, poster));
    const takenSeconds = (performance.now() - from) / 1000;
    await place.expectKept(desk, PATIENCE_MS);
    clearInterval(look);
    const seconds = (performance.now() - from) / 1000;

    const told = refusals.filter(({ status }) => status !== undefined);
    expect(told.filter(({ status, retryAfter }) => !retryAfter || (status !== 503 && status !== 429))).toEqual([]);
    expect(Math.max(...memory)).toBeLessThan(MOST_MEMORY_MB);
    const clerk = await ClerkAtDesk.signIn(desk.base);
    const rows = await allRows<{ id: number; emailId: number }>(clerk, '/api/quotations', 500);
    const domains = new Map([...ledger].map(([n, emailId]) => [emailId, domainOf(n)]));
    const outOfTurn = [...new Set(domains.values())].flatMap((domain) =>
      placesOutOfTurn(rows.filter(({ emailId }) => domains.get(emailId) === domain)),
    );
    const placesOut = outOfTurn.reduce((sum, places) => sum + places, 0) / outOfTurn.length;
    expect(placesOut).toBeLessThan(MOST_OUT_OF_TURN);
    console.log(
      `${SIZES.backlog} emails by ${POSTERS} posters: accepted in ${takenSeconds.toFixed(0)} s, answered and sent in ` +
        `${seconds.toFixed(0)} s (${(SIZES.backlog / seconds).toFixed(1)} a second), ${told.length} times "try later", ` +
        `${Math.max(...memory).toFixed(0)} MB at most, ${placesOut.toFixed(1)} places out of turn on average`,
    );
  });
});
