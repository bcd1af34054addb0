import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from '../e2e/server-process.js';
import { listNumbersFrom, postAll, recognizeDomains } from './load-emails.js';
import { SIZES } from './load-sizes.js';
import { computeSlope, type ProcessMetrics, readProcessMetrics } from './process-metrics.js';
import { ServerFixture } from './server-fixture.js';

/** About half of what one small machine answers while other programs run. */
const EMAILS_A_SECOND = 5;
const POLL_INTERVAL_MS = 5_000;
const MINUTE_MS = 60_000;
const MAX_MEMORY_MB = 512;
/**
 * A process grows while its caches fill, and from one cleaning of its heap to the next, which are minutes apart; a leak goes on
 * growing. Only a long soak can tell the one from the other.
 */
const MAX_GROWTH_MB_A_MINUTE = SIZES.soakMinutes >= 30 ? 1 : Number.POSITIVE_INFINITY;
const MAX_NEW_HANDLES = 10;
const TIMEOUT_MS = 300_000;

describe('a server that works for a long time', () => {
  let fixture: ServerFixture;
  beforeAll(async () => {
    fixture = await ServerFixture.open('soak', 'embedded');
  });
  afterAll(() => fixture.close());

  it('neither grows nor keeps anything open', async () => {
    const server = await fixture.start();
    const seconds = SIZES.soakMinutes * 60;
    await recognizeDomains(await ApiClient.signIn(server.base), seconds * EMAILS_A_SECOND);
    const samples: ProcessMetrics[] = [];
    const sampling = setInterval(() => {
      readProcessMetrics(server.pid).then(
        (metrics) => samples.push(metrics),
        () => undefined,
      );
    }, POLL_INTERVAL_MS);
    const startedAt = Date.now();
    const posting: Promise<void>[] = [];
    for (let second = 0; second < seconds; second += 1) {
      posting.push(postAll(server.base, listNumbersFrom(second * EMAILS_A_SECOND, EMAILS_A_SECOND), fixture.accepted));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, startedAt + (second + 1) * 1000 - Date.now())));
    }
    await Promise.all(posting);
    clearInterval(sampling);
    expect(await fixture.expectInvariants(server, TIMEOUT_MS)).toBe(0);

    const secondHalf = samples.slice(Math.floor(samples.length / 2));
    const growth = computeSlope(secondHalf.map(({ rssMb }) => rssMb)) * (MINUTE_MS / POLL_INTERVAL_MS);
    const most = Math.max(...samples.map(({ rssMb }) => rssMb));
    const handles = secondHalf.map((one) => one.handles);
    const [first = 0] = handles;
    const last = handles.at(-1) ?? 0;
    console.log(
      `${SIZES.soakMinutes} minutes, ${fixture.accepted.size} emails: ${secondHalf.at(-1)?.rssMb.toFixed(0)} MB at the end, ${most.toFixed(0)} MB at most, ` +
        `${growth.toFixed(2)} MB a minute in the second half; ${first} open handles in the middle, ${last} at the end`,
    );
    expect(most).toBeLessThan(MAX_MEMORY_MB);
    expect(growth).toBeLessThan(MAX_GROWTH_MB_A_MINUTE);
    expect(last - first).toBeLessThanOrEqual(MAX_NEW_HANDLES);
  });
});
