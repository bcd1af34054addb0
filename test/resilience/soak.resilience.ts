import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk } from '../e2e/server-process.js';
import { DeskPlace } from './server-fixture.js';
import { figuresOf, type ProcessFigures, slopeOf } from './process-metrics.js';
import { SIZES } from './load-sizes.js';
import { numbersFrom, postAll, recognize } from './load-emails.js';

/** About half of what one small machine answers while other programs run. */
const EMAILS_A_SECOND = 5;
const LOOK_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
const MOST_MEMORY_MB = 512;
/**
 * A process grows while its caches fill, and from one cleaning of its heap to the next, which are minutes apart; a leak goes on
 * growing. Only a long soak can tell the one from the other.
 */
const MOST_GROWTH_MB_A_MINUTE = SIZES.soakMinutes >= 30 ? 1 : Number.POSITIVE_INFINITY;
const MOST_NEW_HANDLES = 10;
const PATIENCE_MS = 300_000;

describe('a desk that works for a long time', () => {
  let place: DeskPlace;
  beforeAll(async () => {
    place = await DeskPlace.open('soak', 'embedded');
  });
  afterAll(() => place.close());

  it('neither grows nor keeps anything open', async () => {
    const desk = await place.start();
    const seconds = SIZES.soakMinutes * 60;
    await recognize(await ClerkAtDesk.signIn(desk.base), seconds * EMAILS_A_SECOND);
    const samples: ProcessFigures[] = [];
    const look = setInterval(() => {
      figuresOf(desk.pid).then(
        (figures) => samples.push(figures),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    const startedAt = Date.now();
    const posting: Promise<void>[] = [];
    for (let second = 0; second < seconds; second += 1) {
      posting.push(postAll(desk.base, numbersFrom(second * EMAILS_A_SECOND, EMAILS_A_SECOND), place.ledger));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, startedAt + (second + 1) * 1000 - Date.now())));
    }
    await Promise.all(posting);
    clearInterval(look);
    expect(await place.expectKept(desk, PATIENCE_MS)).toBe(0);

    const settled = samples.slice(Math.floor(samples.length / 2));
    const growth = slopeOf(settled.map(({ rssMb }) => rssMb)) * (MINUTE_MS / LOOK_EVERY_MS);
    const most = Math.max(...samples.map(({ rssMb }) => rssMb));
    const handles = settled.map((one) => one.handles);
    const [first = 0] = handles;
    const last = handles.at(-1) ?? 0;
    console.log(
      `${SIZES.soakMinutes} minutes, ${place.ledger.size} emails: ${settled.at(-1)?.rssMb.toFixed(0)} MB at the end, ${most.toFixed(0)} MB at most, ` +
        `${growth.toFixed(2)} MB a minute in the second half; ${first} open handles in the middle, ${last} at the end`,
    );
    expect(most).toBeLessThan(MOST_MEMORY_MB);
    expect(growth).toBeLessThan(MOST_GROWTH_MB_A_MINUTE);
    expect(last - first).toBeLessThanOrEqual(MOST_NEW_HANDLES);
  });
});
