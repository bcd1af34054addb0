import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiClient, findFreePort } from '../e2e/server-process.js';
import { aLoadEmail, listNumbersFrom, postAll, postEmail, type RefusedPost, recognizeDomains } from './load-emails.js';
import { ServerFixture } from './server-fixture.js';

const EMAILS = 200;
const POSTERS = 8;
const STOP_AFTER = 60;
const MAX_STOP_MS = 10_000;
const TIMEOUT_MS = 180_000;

let fixture: ServerFixture;
afterEach(() => fixture?.close());

describe('a server that is told to stop while it works', () => {
  it('ends within ten seconds, answers no call with a fault of its own, and repeats nothing', async () => {
    fixture = await ServerFixture.open('stop', 'outside');
    const { accepted } = fixture;
    const first = await fixture.start();
    await recognizeDomains(await ApiClient.signIn(first.base), EMAILS);
    const waiting = listNumbersFrom(0, EMAILS);
    const refusals: RefusedPost[] = [];
    let stopMs: Promise<number> | undefined;
    const stop = async () => {
      const from = performance.now();
      expect(await first.stop()).toBe(0);
      return performance.now() - from;
    };
    const runPoster = async () => {
      for (let n = waiting.shift(); n !== undefined && !first.hasEnded; n = waiting.shift()) {
        const answer = await postEmail(first.base, aLoadEmail(n), (refusal) => refusals.push(refusal));
        if (answer) accepted.set(n, answer.emailId);
        if (accepted.size >= STOP_AFTER) stopMs ??= stop();
      }
    };
    await Promise.all(Array.from({ length: POSTERS }, runPoster));
    const took = await stopMs;
    expect(took).toBeLessThan(MAX_STOP_MS);
    // A connection that was refused or cut is tried again; an answer would have been a door's word.
    expect(refusals.filter(({ status }) => status !== undefined && status !== 503)).toEqual([]);
    const second = await fixture.start();
    await postAll(second.base, listNumbersFrom(0, EMAILS), accepted);
    await fixture.expectInvariants(second, TIMEOUT_MS);
    const answered = refusals.filter(({ status }) => status !== undefined).length;
    console.log(
      `stopped in ${Math.round(took ?? 0)} ms; ${refusals.length} posts tried again, ${answered} of them told so`,
    );
  });
});

describe('a second start on the same data', () => {
  it('refuses at once where the port is taken, and joins at another one, also for an end', async () => {
    fixture = await ServerFixture.open('second', 'embedded');
    const port = await findFreePort();
    const begun = performance.now();
    const first = await fixture.start({ port });
    const startMs = performance.now() - begun;
    await recognizeDomains(await ApiClient.signIn(first.base), EMAILS);
    await postAll(first.base, listNumbersFrom(0, 5), fixture.accepted);

    const from = performance.now();
    await expect(fixture.start({ port })).rejects.toThrow(
      /The port \d+ is in use already: another Istmo may be running/,
    );
    const refusedMs = performance.now() - from;
    // It says so before anything is opened, however slow the machine is.
    expect(refusedMs).toBeLessThan(startMs);
    await postAll(first.base, listNumbersFrom(5, 5), fixture.accepted);

    const second = await fixture.start();
    await Promise.all([
      postAll(first.base, listNumbersFrom(10, 10), fixture.accepted),
      postAll(second.base, listNumbersFrom(20, 10), fixture.accepted),
    ]);
    await second.stop();
    const refusals: RefusedPost[] = [];
    for (const n of listNumbersFrom(30, 5)) {
      const answer = await postEmail(first.base, aLoadEmail(n), (refusal) => refusals.push(refusal));
      if (answer) fixture.accepted.set(n, answer.emailId);
    }
    expect(refusals).toEqual([]);
    await fixture.expectInvariants(first, TIMEOUT_MS);
    console.log(
      `a second start at the same port refused after ${Math.round(refusedMs)} ms; the first start took ${Math.round(startMs)} ms`,
    );
  });
});
