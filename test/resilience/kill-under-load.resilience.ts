import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, findFreePort, ServerProcess } from '../e2e/server-process.js';
import { CallHistory } from '../support/history/call-history.js';
import { findDifferences } from '../support/history/find-differences.js';
import { readFinalState } from '../support/history/read-final-state.js';
import { watchStatuses } from '../support/history/watch-statuses.js';
import { DurableSmtpSink } from './durable-smtp-sink.js';
import { expectInvariants, WORKERS_OF_A_PROCESS, waitUntilDrained } from './invariants.js';
import { aLoadEmail, computeShapePrices, offerLoadEmail, postEmail, recognizeDomains } from './load-emails.js';
import { SIZES } from './load-sizes.js';

const POSTERS = 8;
/** One email in so many is delivered again later, as mail systems do. */
const REDELIVERED = 5;
/** For how long the work may stay as much as it is: longer than any lease or pause between attempts. */
const DRAIN_IDLE_MS = 180_000;
/** Of a heap of differences the first ones tell enough. */
const SHOWN_DIFFERENCES = 30;

describe('a server that is killed in a storm, its database with it', () => {
  let folder: string;
  let port: number;
  let sink: DurableSmtpSink;
  let server: ServerProcess;
  const startServer = () =>
    ServerProcess.start({ dataDir: join(folder, 'data'), port, environment: { SMTP_URL: sink.url } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-crash-'));
    port = await findFreePort();
    sink = await DurableSmtpSink.open(join(folder, 'sink.log'));
    server = await startServer();
  });

  afterAll(async () => {
    await server?.stop();
    await sink?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Ends the embedded server at once, with the process that started it. */
  async function killDatabase(): Promise<void> {
    const lock = await readFile(join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(lock, 10), 'SIGKILL');
  }

  it('answers every accepted email exactly once', async () => {
    const client = await ApiClient.signIn(server.base);
    await recognizeDomains(client, SIZES.stormEmails);
    const prices = await computeShapePrices(client);
    const history = new CallHistory();
    const acceptedEmails = new Map<number, number>();
    const waiting = Array.from({ length: SIZES.stormEmails }, (_, n) => n);
    const restartsMs: number[] = [];
    let restarting: Promise<void> | undefined;
    let accepted = 0;

    const killAndRestart = async () => {
      const kill = restartsMs.length;
      history.crashes += 1;
      await server.kill();
      // The kills that take the database along are spread over the others.
      const isWithDatabase =
        Math.floor(((kill + 1) * SIZES.databaseKills) / SIZES.kills) >
        Math.floor((kill * SIZES.databaseKills) / SIZES.kills);
      if (isWithDatabase) await killDatabase();
      const from = performance.now();
      server = await startServer();
      restartsMs.push(Math.round(performance.now() - from));
      restarting = undefined;
    };
    const computeNextKill = () => Math.floor((SIZES.stormEmails * (restartsMs.length + 1)) / (SIZES.kills + 1));
    const runPoster = async (poster: number) => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const end = history.begin(`poster ${poster}`, offerLoadEmail(n, prices));
        const answer = await postEmail(server.base, aLoadEmail(n), ({ status }) =>
          end(status === undefined ? { kind: 'none' } : { kind: 'refused', status }),
        );
        if (!answer) {
          waiting.push(n);
          await (restarting ?? new Promise((resolve) => setTimeout(resolve, 50)));
          continue;
        }
        end({ kind: 'accepted', emailId: answer.emailId, duplicate: answer.duplicate });
        const known = acceptedEmails.get(n);
        if (known !== undefined) expect(answer).toMatchObject({ emailId: known, duplicate: true });
        else if (n % REDELIVERED === 0) waiting.push(n);
        acceptedEmails.set(n, answer.emailId);
        accepted = acceptedEmails.size;
        if (restartsMs.length < SIZES.kills && accepted >= computeNextKill() && !restarting)
          restarting = killAndRestart();
      }
    };
    const from = performance.now();
    const watching = new AbortController();
    const watcher = watchStatuses(() => server.base, history, watching.signal);
    await Promise.all(Array.from({ length: POSTERS }, (_, poster) => runPoster(poster)));
    await restarting;
    const postedSeconds = (performance.now() - from) / 1000;
    expect(acceptedEmails.size).toBe(SIZES.stormEmails);
    expect(restartsMs).toHaveLength(SIZES.kills);

    const drainSeconds = await waitUntilDrained(server.base, DRAIN_IDLE_MS);
    watching.abort();
    await watcher;
    const reader = await ApiClient.signIn(server.base);
    const allowance = { repeats: history.crashes * WORKERS_OF_A_PROCESS };
    const differences = findDifferences(history, await readFinalState(reader, sink.received), allowance);
    expect(differences.slice(0, SHOWN_DIFFERENCES)).toEqual([]);
    const repeats = await expectInvariants(reader, acceptedEmails, sink, prices, SIZES.kills * WORKERS_OF_A_PROCESS);
    restartsMs.sort((a, b) => a - b);
    console.log(
      `${SIZES.stormEmails} emails, ${SIZES.kills} kills (${SIZES.databaseKills} with the database): accepted in ${postedSeconds.toFixed(1)} s, ` +
        `at rest ${drainSeconds.toFixed(1)} s later; ready again after ${restartsMs[Math.floor(restartsMs.length / 2)]} ms (median), ` +
        `${restartsMs.at(-1)} ms (longest); ${repeats} replies came twice, byte for byte the same; ${describeHistory(history)}`,
    );
  });
});

function describeHistory({ calls, statuses }: CallHistory): string {
  const count = (kind: string) => calls.filter(({ answer }) => answer.kind === kind).length;
  return (
    `${calls.length} calls: ${count('accepted')} accepted, ${count('refused')} refused, ${count('none')} without an answer; ` +
    `${statuses.length} statuses seen`
  );
}
