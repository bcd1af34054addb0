import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk } from '../e2e/server-process.js';
import { DeskPlace } from './server-fixture.js';
import { SIZES } from './load-sizes.js';
import { numbersFrom, post, stormEmail } from './load-emails.js';

const POSTERS = 40;
const CALM_EMAILS = 20;
/** Numbers of the calm customer's emails, before and during the flood. */
const [QUIET_FROM, BESIDE_FROM] = [1_000_000, 1_001_000];
const PATIENCE_MS = 900_000;

/** Milliseconds after which a share of the waits was over. */
function quantile(waits: readonly number[], share: number): number {
  return [...waits].sort((a, b) => a - b)[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN;
}

/** An email of a sender who has one of two domains. */
function emailOf(n: number, domain: string) {
  return { ...stormEmail(n), from: `Clara Montero <compras-${n}@${domain}>` };
}

describe('a desk that one domain floods', () => {
  let place: DeskPlace;
  beforeAll(async () => {
    place = await DeskPlace.open('flood', 'embedded');
  });
  afterAll(() => place.close());

  it('answers a calm domain as if there were no flood, but for the work at hand', async () => {
    const desk = await place.start();
    const clerk = await ClerkAtDesk.signIn(desk.base);
    for (const domain of ['flood.example', 'calm.example']) {
      const sender = { domain, companyName: domain, isApproved: true };
      expect((await clerk.call('POST', '/api/recognized-domains', sender)).status).toBe(201);
    }
    /** Posts one email until it is taken. @returns milliseconds until it was answered */
    const waitFor = async (n: number, domain: string) => {
      const from = performance.now();
      for (;;) {
        const answer = await post(desk.base, emailOf(n, domain));
        if (!answer) continue;
        place.ledger.set(n, answer.emailId);
        return performance.now() - from;
      }
    };
    const quiet: number[] = [];
    for (const n of numbersFrom(QUIET_FROM, CALM_EMAILS)) quiet.push(await waitFor(n, 'calm.example'));

    const [flood, beside]: [number[], number[]] = [[], []];
    const waiting = numbersFrom(0, SIZES.flood);
    const poster = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) flood.push(await waitFor(n, 'flood.example'));
    };
    const from = performance.now();
    const posters = Promise.all(Array.from({ length: POSTERS }, poster));
    let calm = BESIDE_FROM;
    // The first emails may still meet a desk that the flood has not reached.
    while (waiting.length > SIZES.flood * 0.9) await waitFor(calm++, 'calm.example');
    while (waiting.length > 0) beside.push(await waitFor(calm++, 'calm.example'));
    await posters;
    const seconds = (performance.now() - from) / 1000;

    console.log(
      `${SIZES.flood} emails of one domain by ${POSTERS} posters in ${seconds.toFixed(0)} s, each answered after ` +
        `${quantile(flood, 0.5).toFixed(0)} ms (p99 ${quantile(flood, 0.99).toFixed(0)}); ${beside.length} of another domain ` +
        `beside it after ${quantile(beside, 0.5).toFixed(0)} ms (p99 ${quantile(beside, 0.99).toFixed(0)}), ` +
        `quiet after ${quantile(quiet, 0.5).toFixed(0)} ms`,
    );
    expect(beside.length).toBeGreaterThan(CALM_EMAILS);
    expect(quantile(beside, 0.5)).toBeLessThan(quantile(flood, 0.5) / 3);
    await place.expectKept(desk, PATIENCE_MS);
  });
});
