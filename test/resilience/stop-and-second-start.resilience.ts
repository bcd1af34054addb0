import { afterEach, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk, freePort } from '../e2e/server-process.js';
import { DeskPlace } from './server-fixture.js';
import { numbersFrom, post, postAll, type Refusal, recognize, stormEmail } from './load-emails.js';

const EMAILS = 200;
const POSTERS = 8;
const STOP_AFTER = 60;
const LONGEST_STOP_MS = 10_000;
const PATIENCE_MS = 180_000;

let place: DeskPlace;
afterEach(() => place?.close());

describe('a desk that is told to stop while it works', () => {
  it('ends within ten seconds, answers no call with a fault of its own, and repeats nothing', async () => {
    place = await DeskPlace.open('stop', 'outside');
    const { ledger } = place;
    const first = await place.start();
    await recognize(await ClerkAtDesk.signIn(first.base), EMAILS);
    const waiting = numbersFrom(0, EMAILS);
    const refusals: Refusal[] = [];
    let stopMs: Promise<number> | undefined;
    const stop = async () => {
      const from = performance.now();
      expect(await first.stop()).toBe(0);
      return performance.now() - from;
    };
    const poster = async () => {
      for (let n = waiting.shift(); n !== undefined && !first.hasEnded; n = waiting.shift()) {
        const answer = await post(first.base, stormEmail(n), (refusal) => refusals.push(refusal));
        if (answer) ledger.set(n, answer.emailId);
        if (ledger.size >= STOP_AFTER) stopMs ??= stop();
      }
    };
    await Promise.all(Array.from({ length: POSTERS }, poster));
    const took = await stopMs;
    expect(took).toBeLessThan(LONGEST_STOP_MS);
    // A connection that was refused or cut is tried again; an answer would have been a door's word.
    expect(refusals.filter(({ status }) => status !== undefined && status !== 503)).toEqual([]);
    const second = await place.start();
    await postAll(second.base, numbersFrom(0, EMAILS), ledger);
    await place.expectKept(second, PATIENCE_MS);
    const answered = refusals.filter(({ status }) => status !== undefined).length;
    console.log(
      `stopped in ${Math.round(took ?? 0)} ms; ${refusals.length} posts tried again, ${answered} of them told so`,
    );
  });
});

describe('a second start on the same data', () => {
  it('refuses at once where the port is taken, and joins at another one, also for an end', async () => {
    place = await DeskPlace.open('second', 'embedded');
    const port = await freePort();
    const begun = performance.now();
    const first = await place.start({ port });
    const startMs = performance.now() - begun;
    await recognize(await ClerkAtDesk.signIn(first.base), EMAILS);
    await postAll(first.base, numbersFrom(0, 5), place.ledger);

    const from = performance.now();
    await expect(place.start({ port })).rejects.toThrow(/The port is in use already: another Istmo may be running/);
    const refusedMs = performance.now() - from;
    // It says so before anything is opened, however slow the machine is.
    expect(refusedMs).toBeLessThan(startMs);
    await postAll(first.base, numbersFrom(5, 5), place.ledger);

    const second = await place.start();
    await Promise.all([
      postAll(first.base, numbersFrom(10, 10), place.ledger),
      postAll(second.base, numbersFrom(20, 10), place.ledger),
    ]);
    await second.stop();
    const refusals: Refusal[] = [];
    for (const n of numbersFrom(30, 5)) {
      const answer = await post(first.base, stormEmail(n), (refusal) => refusals.push(refusal));
      if (answer) place.ledger.set(n, answer.emailId);
    }
    expect(refusals).toEqual([]);
    await place.expectKept(first, PATIENCE_MS);
    console.log(
      `a second start at the same port refused after ${Math.round(refusedMs)} ms; the first start took ${Math.round(startMs)} ms`,
    );
  });
});
