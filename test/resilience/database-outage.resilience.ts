import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../contracts/contract-context.js';
import { ApiClient, type ServerProcess } from '../e2e/server-process.js';
import { DatabaseProxy } from './database-proxy.js';
import { aLoadEmail, listNumbersFrom, postAll, postEmail, type RefusedPost, recognizeDomains } from './load-emails.js';
import { ServerFixture } from './server-fixture.js';

const EMAILS = 40;
const GONE_MS = 30_000;
/** Providers hang up after five seconds at the earliest. */
const MAX_ANSWER_MS = 5_000;
const BACK_WITHIN_MS = 30_000;
const TIMEOUT_MS = 240_000;

let fixture: ServerFixture;
let proxy: DatabaseProxy | undefined;
afterEach(async () => {
  await fixture?.close();
  await proxy?.close();
  proxy = undefined;
});

/** Posts one email after the other for a time. @returns the refusals; the ledger gets what was accepted */
async function postDuring(milliseconds: number, server: ServerProcess, from: number): Promise<RefusedPost[]> {
  const refusals: RefusedPost[] = [];
  const until = Date.now() + milliseconds;
  for (let n = from; Date.now() < until; n = from + ((n - from + 1) % 8)) {
    const answer = await postEmail(server.base, aLoadEmail(n), (refusal) => refusals.push(refusal));
    if (answer) fixture.accepted.set(n, answer.emailId);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return refusals;
}

/** Each refusal says "try later", and says it in time. */
function expectRetryLater(refusals: readonly RefusedPost[]): void {
  expect(refusals.length).toBeGreaterThan(0);
  const wrong = refusals.filter(
    ({ status, retryAfter, afterMs }) => status !== 503 || !retryAfter || afterMs > MAX_ANSWER_MS,
  );
  expect(wrong).toEqual([]);
}

/** The embedded database's first process; undefined while there is none. */
async function readPostmasterPid(dataDir: string): Promise<number | undefined> {
  const lock = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lock, 10);
  return pid > 0 ? pid : undefined;
}

function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a server whose database', () => {
  it('is gone for half a minute says "try later", accepts nothing meanwhile, and goes on by itself', async () => {
    fixture = await ServerFixture.open('database', 'outside');
    proxy = new DatabaseProxy(new URL(fixture.databaseUrl));
    await proxy.open();
    const server = await fixture.start({ environment: { DATABASE_URL: proxy.url } });
    await recognizeDomains(await ApiClient.signIn(server.base), EMAILS);
    await postAll(server.base, listNumbersFrom(0, 8), fixture.accepted);
    const before = fixture.accepted.size;
    await proxy.close();
    const refusals = await postDuring(GONE_MS, server, 8);
    expectRetryLater(refusals);
    expect(fixture.accepted.size).toBe(before);
    await proxy.open();
    const from = Date.now();
    await postAll(server.base, listNumbersFrom(8, 8), fixture.accepted);
    const backMs = Date.now() - from;
    expect(backMs).toBeLessThan(BACK_WITHIN_MS);
    // What was on its way to the mail server when the database went does not leave again: its process lives, and knows.
    await fixture.expectInvariants(server, TIMEOUT_MS, 0);
    const slowest = Math.max(...refusals.map(({ afterMs }) => afterMs));
    console.log(`${refusals.length} times "try later" within ${slowest.toFixed(0)} ms; back after ${backMs} ms`);
  });

  it('is blocked by somebody says "try later" before a provider hangs up', async () => {
    fixture = await ServerFixture.open('blocker', 'outside');
    const server = await fixture.start();
    await recognizeDomains(await ApiClient.signIn(server.base), EMAILS);
    const blocker = new pg.Client({ connectionString: fixture.databaseUrl });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE inbound_email IN ACCESS EXCLUSIVE MODE');
    const refusals: RefusedPost[] = [];
    await Promise.all(
      listNumbersFrom(0, EMAILS).map((n) => postEmail(server.base, aLoadEmail(n), (refusal) => refusals.push(refusal))),
    );
    expect(refusals).toHaveLength(EMAILS);
    expect(refusals.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    await blocker.query('ROLLBACK');
    await blocker.end();
    await postAll(server.base, listNumbersFrom(0, EMAILS), fixture.accepted);
    await fixture.expectInvariants(server, TIMEOUT_MS, 0);
    console.log(
      `${EMAILS} posts at a blocked database: "try later" after ${Math.max(...refusals.map((one) => one.afterMs)).toFixed(0)} ms at most`,
    );
  });

  it('is killed under it starts it again and loses nothing', async () => {
    fixture = await ServerFixture.open('postmaster', 'embedded');
    const server = await fixture.start();
    await recognizeDomains(await ApiClient.signIn(server.base), EMAILS);
    const posting = postAll(server.base, listNumbersFrom(0, EMAILS), fixture.accepted);
    let killed = 0;
    for (let kill = 0; kill < 3; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const before = killed;
      killed = await eventually(async () => {
        const pid = await readPostmasterPid(fixture.dataFolder());
        // One that was just killed may still be named there.
        return pid !== undefined && pid !== before && isProcessAlive(pid) ? pid : undefined;
      }, TIMEOUT_MS);
      process.kill(killed, 'SIGKILL');
    }
    await posting;
    await fixture.expectInvariants(server, TIMEOUT_MS, 0);
  });
});
