import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../contracts/contract-context.js';
import { ClerkAtDesk, type DeskUnderTest } from '../e2e/server-process.js';
import { DatabaseGate } from './database-proxy.js';
import { DeskPlace } from './server-fixture.js';
import { numbersFrom, post, postAll, type Refusal, recognize, stormEmail } from './load-emails.js';

const EMAILS = 40;
const GONE_MS = 30_000;
/** Providers hang up after five seconds at the earliest. */
const LONGEST_ANSWER_MS = 5_000;
const BACK_WITHIN_MS = 30_000;
const PATIENCE_MS = 240_000;

let place: DeskPlace;
let gate: DatabaseGate | undefined;
afterEach(async () => {
  await place?.close();
  await gate?.close();
  gate = undefined;
});

/** Posts one email after the other for a time. @returns the refusals; the ledger gets what was accepted */
async function postFor(milliseconds: number, desk: DeskUnderTest, from: number): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const until = Date.now() + milliseconds;
  for (let n = from; Date.now() < until; n = from + ((n - from + 1) % 8)) {
    const answer = await post(desk.base, stormEmail(n), (refusal) => refusals.push(refusal));
    if (answer) place.ledger.set(n, answer.emailId);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return refusals;
}

/** Each refusal says "try later", and says it in time. */
function expectTryLater(refusals: readonly Refusal[]): void {
  expect(refusals.length).toBeGreaterThan(0);
  const wrong = refusals.filter(
    ({ status, retryAfter, afterMs }) => status !== 503 || !retryAfter || afterMs > LONGEST_ANSWER_MS,
  );
  expect(wrong).toEqual([]);
}

/** The embedded database's first process; undefined while there is none. */
async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const lock = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lock, 10);
  return pid > 0 ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a desk whose database', () => {
  it('is gone for half a minute says "try later", accepts nothing meanwhile, and goes on by itself', async () => {
    place = await DeskPlace.open('database', 'outside');
    gate = new DatabaseGate(new URL(place.databaseUrl));
    await gate.open();
    const desk = await place.start({ environment: { DATABASE_URL: gate.url } });
    await recognize(await ClerkAtDesk.signIn(desk.base), EMAILS);
    await postAll(desk.base, numbersFrom(0, 8), place.ledger);
    const before = place.ledger.size;
    await gate.close();
    const refusals = await postFor(GONE_MS, desk, 8);
    expectTryLater(refusals);
    expect(place.ledger.size).toBe(before);
    await gate.open();
    const from = Date.now();
    await postAll(desk.base, numbersFrom(8, 8), place.ledger);
    const backMs = Date.now() - from;
    expect(backMs).toBeLessThan(BACK_WITHIN_MS);
    // What was on its way to the mail server when the database went does not leave again: its process lives, and knows.
    await place.expectKept(desk, PATIENCE_MS, 0);
    const slowest = Math.max(...refusals.map(({ afterMs }) => afterMs));
    console.log(`${refusals.length} times "try later" within ${slowest.toFixed(0)} ms; back after ${backMs} ms`);
  });

  it('is blocked by somebody says "try later" before a provider hangs up', async () => {
    place = await DeskPlace.open('blocker', 'outside');
    const desk = await place.start();
    await recognize(await ClerkAtDesk.signIn(desk.base), EMAILS);
    const blocker = new pg.Client({ connectionString: place.databaseUrl });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE incoming_email IN ACCESS EXCLUSIVE MODE');
    const refusals: Refusal[] = [];
    await Promise.all(
      numbersFrom(0, EMAILS).map((n) => post(desk.base, stormEmail(n), (refusal) => refusals.push(refusal))),
    );
    expect(refusals).toHaveLength(EMAILS);
    expect(refusals.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    await blocker.query('ROLLBACK');
    await blocker.end();
    await postAll(desk.base, numbersFrom(0, EMAILS), place.ledger);
    await place.expectKept(desk, PATIENCE_MS, 0);
    console.log(
      `${EMAILS} posts at a blocked database: "try later" after ${Math.max(...refusals.map((one) => one.afterMs)).toFixed(0)} ms at most`,
    );
  });

  it('is killed under it starts it again and loses nothing', async () => {
    place = await DeskPlace.open('postmaster', 'embedded');
    const desk = await place.start();
    await recognize(await ClerkAtDesk.signIn(desk.base), EMAILS);
    const posting = postAll(desk.base, numbersFrom(0, EMAILS), place.ledger);
    let killed = 0;
    for (let kill = 0; kill < 3; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const before = killed;
      killed = await eventually(async () => {
        const pid = await postmasterOf(place.dataOf());
        // One that was just killed may still be named there.
        return pid !== undefined && pid !== before && isAlive(pid) ? pid : undefined;
      }, PATIENCE_MS);
      process.kill(killed, 'SIGKILL');
    }
    await posting;
    await place.expectKept(desk, PATIENCE_MS, 0);
  });
});
