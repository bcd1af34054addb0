import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../contracts/contract-context.js';
import { ClerkAtDesk } from '../e2e/server-process.js';
import { DatabaseGate } from './database-proxy.js';
import { DeskPlace } from './server-fixture.js';
import { numbersFrom, postAll, recognize } from './load-emails.js';

const EMAILS = 24;
/** So long that mails are on their way at every moment. */
const SLOW_MS = 3_000;
/** Longer than a lease, and than a process tries to put its work back. */
const GONE_MS = 90_000;
const PATIENCE_MS = 480_000;

describe('two workers whose database is gone for longer than a lease while their mail is being handed over', () => {
  let place: DeskPlace;
  let gate: DatabaseGate;
  beforeAll(async () => {
    place = await DeskPlace.open('handed-over', 'outside');
    gate = new DatabaseGate(new URL(place.databaseUrl));
    await gate.open();
  });
  afterAll(async () => {
    await place.close();
    await gate.close();
  });

  it('send none of it a second time, whoever of them comes back first', async () => {
    const { sink } = place;
    sink.delayMs = SLOW_MS;
    const start = (data: string, WORKERS: string) =>
      place.start({ data, environment: { DATABASE_URL: gate.url, WORKERS } });
    const door = await start('door', 'none');
    await start('worker-1', 'only');
    await start('worker-2', 'only');
    await recognize(await ClerkAtDesk.signIn(door.base), EMAILS);
    await postAll(door.base, numbersFrom(0, EMAILS), place.ledger);
    await eventually(async () => (sink.taken.length > 0 ? true : undefined), PATIENCE_MS);
    await gate.close();
    const noted = sink.taken.length;
    await new Promise((resolve) => setTimeout(resolve, GONE_MS));
    const unnoted = sink.taken.length - noted;
    await gate.open();
    const from = Date.now();
    const repeats = await place.expectKept(door, PATIENCE_MS, 0);
    expect(unnoted).toBeGreaterThan(0);
    console.log(
      `${unnoted} replies were taken by the mail server while the database was gone for ${GONE_MS / 1000} s: ${repeats} came twice; ` +
        `all ${EMAILS} were noted ${((Date.now() - from) / 1000).toFixed(0)} s after its return`,
    );
  });
});
