import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk, DeskUnderTest, freePort } from '../e2e/server-process.js';
import { drained, expectKept, WORKERS_OF_A_PROCESS } from './invariants.js';
import { MailSink } from './durable-smtp-sink.js';
import { SIZES } from './load-sizes.js';
import { post, pricesOfShapes, recognize, stormEmail } from './load-emails.js';

const POSTERS = 8;
/** One email in so many is delivered again later, as mail systems do. */
const REDELIVERED = 5;
const SETTLE_PATIENCE_MS = 600_000;

describe('a desk that is killed in a storm, its database with it', () => {
  let folder: string;
  let port: number;
  let sink: MailSink;
  let desk: DeskUnderTest;
  const start = () => DeskUnderTest.start({ dataDir: join(folder, 'data'), port, environment: { SMTP_URL: sink.url } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-crash-'));
    port = await freePort();
    sink = await MailSink.open(join(folder, 'sink.log'));
    desk = await start();
  });

  afterAll(async () => {
    await desk?.stop();
    await sink?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Ends the embedded server at once, with the process that started it. */
  async function killDatabase(): Promise<void> {
    const lock = await readFile(join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(lock, 10), 'SIGKILL');
  }

  it('answers every accepted email exactly once', async () => {
    const clerk = await ClerkAtDesk.signIn(desk.base);
    await recognize(clerk, SIZES.emails);
    const prices = await pricesOfShapes(clerk);
    const ledger = new Map<number, number>();
    const waiting = Array.from({ length: SIZES.emails }, (_, n) => n);
    const restartsMs: number[] = [];
    let restarting: Promise<void> | undefined;
    let accepted = 0;

    const killAndRestart = async () => {
      const kill = restartsMs.length;
      await desk.kill();
      // The kills that take the database along are spread over the others.
      const isWithDatabase =
        Math.floor(((kill + 1) * SIZES.databaseKills) / SIZES.kills) >
        Math.floor((kill * SIZES.databaseKills) / SIZES.kills);
      if (isWithDatabase) await killDatabase();
      const from = performance.now();
      desk = await start();
      restartsMs.push(Math.round(performance.now() - from));
      restarting = undefined;
    };
    const nextKillAt = () => Math.floor((SIZES.emails * (restartsMs.length + 1)) / (SIZES.kills + 1));
    const poster = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const answer = await post(desk.base, stormEmail(n));
        if (!answer) {
          waiting.push(n);
          await (restarting ?? new Promise((resolve) => setTimeout(resolve, 50)));
          continue;
        }
        const known = ledger.get(n);
        if (known !== undefined) expect(answer).toMatchObject({ emailId: known, duplicate: true });
        else if (n % REDELIVERED === 0) waiting.push(n);
        ledger.set(n, answer.emailId);
        accepted = ledger.size;
        if (restartsMs.length < SIZES.kills && accepted >= nextKillAt() && !restarting) restarting = killAndRestart();
      }
    };
    const from = performance.now();
    await Promise.all(Array.from({ length: POSTERS }, poster));
    await restarting;
    const postedSeconds = (performance.now() - from) / 1000;
    expect(ledger.size).toBe(SIZES.emails);
    expect(restartsMs).toHaveLength(SIZES.kills);

    const drainSeconds = await drained(desk.base, SETTLE_PATIENCE_MS);
    const repeats = await expectKept(
      await ClerkAtDesk.signIn(desk.base),
      ledger,
      sink,
      prices,
      SIZES.kills * WORKERS_OF_A_PROCESS,
    );
    restartsMs.sort((a, b) => a - b);
    console.log(
      `${SIZES.emails} emails, ${SIZES.kills} kills (${SIZES.databaseKills} with the database): accepted in ${postedSeconds.toFixed(1)} s, ` +
        `at rest ${drainSeconds.toFixed(1)} s later; ready again after ${restartsMs[Math.floor(restartsMs.length / 2)]} ms (median), ` +
        `${restartsMs.at(-1)} ms (longest); ${repeats} replies came twice, byte for byte the same`,
    );
  });
});
