import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, findFreePort, ServerProcess } from '../e2e/server-process.js';
import { CallHistory } from '../support/history/call-history.js';
import { findDifferences } from '../support/history/find-differences.js';
import { readFinalState } from '../support/history/read-final-state.js';
import { openTestDatabase } from '../support/postgres/test-database.js';
import { DurableSmtpSink } from './durable-smtp-sink.js';
import type { Failpoint } from './failure-injection/failpoint.js';
import { expectInvariants, waitUntilDrained } from './invariants.js';
import { computeShapePrices, postAll, postNoted, recognizeDomains } from './load-emails.js';

/** Where a server dies: at a failpoint of its own, or when the mail server has all of a mail and has not yet said yes. */
export type CrashPoint = Failpoint | 'after-data-before-acceptance';

/** A server like the product's, whose ports let it die. */
export const FAILING_SERVER = join('test', 'resilience', 'failure-injection', 'main.js');
/** Between the mail server's yes and our note of it nobody can tell whether the mail went out. */
const MAY_REPEAT: readonly CrashPoint[] = ['after-acceptance-before-note', 'during-note'];
const EMAIL_COUNT = 5;
/** The third of the five: the two before it are done, so that nothing else is under way. */
const HIT = 3;
/** Two leases, and time to come up again. */
const TIMEOUT_MS = 240_000;
const MAX_CRASH_MS = 10_000;

/**
 * Lets a server die at one point after the other while it takes and answers five emails, starts it again, and looks whether
 * everything is kept.
 * @param crashEnvironment more of the environment of the servers that die
 * @returns how many replies came twice
 */
export async function crashAt(
  points: readonly CrashPoint[],
  crashEnvironment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'istmo-failpoint-'));
  const database = await openTestDatabase();
  const sink = await DurableSmtpSink.open(join(folder, 'sink.log'));
  const environment = { DATABASE_URL: database.url, ALLOW_UNSAFE_DATABASE: 'yes', SMTP_URL: sink.url };
  const startServer = async (more: NodeJS.ProcessEnv, program?: string) =>
    ServerProcess.start({
      dataDir: join(folder, 'data'),
      port: await findFreePort(),
      environment: { ...environment, ...more },
      ...(program ? { program } : {}),
    });
  let server: ServerProcess | undefined;
  try {
    const accepted = new Map<number, number>();
    const history = new CallHistory();
    const numbers = Array.from({ length: EMAIL_COUNT }, (_, n) => n);
    for (const [at, point] of points.entries()) {
      const failing = { FAIL_AT: point, FAIL_ON_HIT: String(at === 0 ? HIT : 1) };
      const crashesInSink = point === 'after-data-before-acceptance';
      server = await startServer(
        crashesInSink ? crashEnvironment : { ...crashEnvironment, ...failing },
        FAILING_SERVER,
      ).catch(ignoreCrash);
      if (!server) continue;
      const crashing = server;
      // The first server is still well: nothing of the mail is at work yet.
      if (at === 0) await recognizeDomains(await ApiClient.signIn(server.base), EMAIL_COUNT);
      for (const n of numbers) {
        if (crashesInSink && n >= HIT - 1) sink.beforeAccept = () => crashing.kill();
        const answer = await postNoted(server.base, n, history);
        if (answer) accepted.set(n, answer.emailId);
        if (crashEnvironment.WORKERS !== 'none') await waitUntilIdleOrEnded(server);
        if (server.hasEnded) break;
      }
      if (!(await waitUntilEnded(server))) throw new Error(`The server did not die at ${point}.`);
      sink.beforeAccept = undefined;
    }
    server = await startServer({});
    await postAll(server.base, numbers, accepted, history);
    await waitUntilDrained(server.base, TIMEOUT_MS);
    const client = await ApiClient.signIn(server.base);
    const maxRepeats = points.filter((point) => MAY_REPEAT.includes(point)).length;
    const state = await readFinalState(client, sink.received);
    const differences = findDifferences(history, state, { repeats: maxRepeats });
    if (differences.length > 0) throw new Error(`After ${points.join(' and ')}: ${differences.join('\n')}`);
    return await expectInvariants(client, accepted, sink, await computeShapePrices(client), maxRepeats);
  } finally {
    await server?.stop();
    await sink.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until a server has worked everything off or has died. */
async function waitUntilIdleOrEnded(server: ServerProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!server.hasEnded && Date.now() < deadline) {
    const ready = await fetch(`${server.base}/api/health/ready`).then(
      (response) => response.json() as Promise<{ pendingWork: number | null }>,
      () => undefined,
    );
    if (ready?.pendingWork === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A connection breaks before the end of its process is told. */
async function waitUntilEnded(server: ServerProcess): Promise<boolean> {
  const deadline = Date.now() + MAX_CRASH_MS;
  while (!server.hasEnded && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  return server.hasEnded;
}

/** A server that finds work waiting may die before it has said that it is ready. */
function ignoreCrash(error: unknown): undefined {
  if (error instanceof Error && error.message.startsWith('Ended with null')) return undefined;
  throw error;
}
