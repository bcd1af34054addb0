import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from '../e2e/server-process.js';
import { aLoadEmail, listNumbersFrom, postEmail } from './load-emails.js';
import { SIZES } from './load-sizes.js';
import { ServerFixture } from './server-fixture.js';

const POSTERS = 40;
const CALM_EMAILS = 20;
/** Numbers of the calm customer's emails, before and during the flood. */
const [QUIET_FROM, DURING_FROM] = [1_000_000, 1_001_000];
const TIMEOUT_MS = 900_000;

/** Milliseconds after which a share of the waits was over. */
function computeQuantile(waits: readonly number[], part: number): number {
  return [...waits].sort((a, b) => a - b)[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? Number.NaN;
}

/** An email of a sender who has one of two domains. */
function anEmailFrom(n: number, domain: string) {
  return { ...aLoadEmail(n), from: `Clara Montero <compras-${n}@${domain}>` };
}

describe('a server that one domain floods', () => {
  let fixture: ServerFixture;
  beforeAll(async () => {
    fixture = await ServerFixture.open('flood', 'embedded');
  });
  afterAll(() => fixture.close());

  it('answers a calm domain as if there were no flood, but for the work at hand', async () => {
    const server = await fixture.start();
    const client = await ApiClient.signIn(server.base);
    for (const domain of ['flood.example', 'calm.example']) {
      const recognizedDomain = { domain, companyName: domain, isApproved: true };
      expect((await client.call('POST', '/api/recognized-domains', recognizedDomain)).status).toBe(201);
    }
    /** Posts one email until it is taken. @returns milliseconds until it was answered */
    const waitFor = async (n: number, domain: string) => {
      const from = performance.now();
      for (;;) {
        const answer = await postEmail(server.base, anEmailFrom(n, domain));
        if (!answer) continue;
        fixture.accepted.set(n, answer.emailId);
        return performance.now() - from;
      }
    };
    const quiet: number[] = [];
    for (const n of listNumbersFrom(QUIET_FROM, CALM_EMAILS)) quiet.push(await waitFor(n, 'calm.example'));

    const [floodWaits, duringWaits]: [number[], number[]] = [[], []];
    const waiting = listNumbersFrom(0, SIZES.flood);
    const runPoster = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift())
        floodWaits.push(await waitFor(n, 'flood.example'));
    };
    const from = performance.now();
    const posters = Promise.all(Array.from({ length: POSTERS }, runPoster));
    let calm = DURING_FROM;
    // The first emails may still meet a server that the flood has not reached.
    while (waiting.length > SIZES.flood * 0.9) await waitFor(calm++, 'calm.example');
    while (waiting.length > 0) duringWaits.push(await waitFor(calm++, 'calm.example'));
    await posters;
    const seconds = (performance.now() - from) / 1000;

    console.log(
      `${SIZES.flood} emails of one domain by ${POSTERS} posters in ${seconds.toFixed(0)} s, each answered after ` +
        `${computeQuantile(floodWaits, 0.5).toFixed(0)} ms (p99 ${computeQuantile(floodWaits, 0.99).toFixed(0)}); ${duringWaits.length} of another domain ` +
        `beside it after ${computeQuantile(duringWaits, 0.5).toFixed(0)} ms (p99 ${computeQuantile(duringWaits, 0.99).toFixed(0)}), ` +
        `quiet after ${computeQuantile(quiet, 0.5).toFixed(0)} ms`,
    );
    expect(duringWaits.length).toBeGreaterThan(CALM_EMAILS);
    expect(computeQuantile(duringWaits, 0.5)).toBeLessThan(computeQuantile(floodWaits, 0.5) / 3);
    await fixture.expectInvariants(server, TIMEOUT_MS);
  });
});
