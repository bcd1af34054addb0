import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { ApiClient, findFreePort, ServerProcess } from '../e2e/server-process.js';
import { openTestDatabase } from '../support/postgres/test-database.js';
import { DurableSmtpSink } from './durable-smtp-sink.js';
import { expectInvariants, waitUntilDrained } from './invariants.js';
import { aLoadEmail, computeShapePrices, postEmail, recognizeDomains } from './load-emails.js';

const POSTERS_A_RECEIVER = 5;
/** One email in so many comes to both doors. */
const SENT_TO_BOTH_EVERY = 4;

/** Two processes take emails in and two others answer them, on one database; everything is there once. */
export async function runTwoReceiversTwoWorkers(
  emails: number,
  timeoutMs: number,
): Promise<{ readonly perSecond: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'istmo-two-'));
  const database = await openTestDatabase();
  const sink = await DurableSmtpSink.open(join(folder, 'sink.log'));
  const servers: ServerProcess[] = [];
  const start = async (name: string, workers: string, more: NodeJS.ProcessEnv = {}) => {
    const environment = {
      DATABASE_URL: database.url,
      // A database of the tests answers before its disk has everything.
      ALLOW_UNSAFE_DATABASE: 'yes',
      SMTP_URL: sink.url,
      WORKERS: workers,
      ...more,
    };
    const server = await ServerProcess.start({ dataDir: join(folder, name), port: await findFreePort(), environment });
    servers.push(server);
    return server;
  };
  try {
    const receivers = [await start('door-1', 'none'), await start('door-2', 'none')];
    const metricsPort = await findFreePort();
    const withMetrics = { METRICS_LISTEN: String(metricsPort) };
    await Promise.all([start('worker-1', 'only', withMetrics), start('worker-2', 'only')]);
    const [first] = receivers;
    if (!first) throw new Error('No door was opened.');
    const client = await ApiClient.signIn(first.base);
    await recognizeDomains(client, emails);
    const prices = await computeShapePrices(client);

    const accepted = new Map<number, number>();
    const waiting = Array.from({ length: emails }, (_, n) => n);
    const runPoster = async (index: number) => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const at = n % SENT_TO_BOTH_EVERY === 0 ? receivers : [receivers[index] ?? first];
        const answers = await Promise.all(at.map((server) => postEmail(server.base, aLoadEmail(n ?? 0))));
        const ids = new Set(answers.map((answer) => answer?.emailId));
        expect(ids.size).toBe(1);
        expect(answers.filter((answer) => answer?.duplicate === false)).toHaveLength(1);
        for (const id of ids) accepted.set(n, id ?? -1);
      }
    };
    const from = performance.now();
    const posters = receivers.flatMap((_server, index) =>
      Array.from({ length: POSTERS_A_RECEIVER }, () => runPoster(index)),
    );
    await Promise.all(posters);
    await waitUntilDrained(first.base, timeoutMs);
    const seconds = (performance.now() - from) / 1000;
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/istmo_emails_decided_total\{channel="webhook",outcome="answered"\} \d+/);
    expect(await expectInvariants(client, accepted, sink, prices, 0)).toBe(0);
    return { perSecond: emails / seconds };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await sink.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}
