import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, findFreePort, ServerProcess } from '../e2e/server-process.js';
import { CallHistory } from '../support/history/call-history.js';
import { findDifferences } from '../support/history/find-differences.js';
import { readFinalState } from '../support/history/read-final-state.js';
import { CutDisk, explainWhyUncuttable } from './cut-disk.js';
import { DurableSmtpSink } from './durable-smtp-sink.js';
import { WORKERS_OF_A_PROCESS, waitUntilDrained } from './invariants.js';
import { postNoted, recognizeDomains } from './load-emails.js';
import { SIZES } from './load-sizes.js';

const EMAILS_A_CUT = 24;
const CUTS = SIZES.powerCuts;
const EMAILS = EMAILS_A_CUT * (CUTS + 1);
const POSTERS = 6;
const DRAIN_TIMEOUT_MS = 300_000;

const whyNot = explainWhyUncuttable();
if (whyNot) console.log(`The power cut is left out: ${whyNot}.`);
const describeWithDisk = whyNot ? describe.skip : describe;

describeWithDisk('a machine whose power fails', () => {
  let disk: CutDisk;
  let elsewhere: string;
  let sink: DurableSmtpSink;
  let server: ServerProcess;
  let port: number;
  const dataDir = () => join(disk.path, 'data');
  const startServer = () => ServerProcess.start({ dataDir: dataDir(), port, environment: { SMTP_URL: sink.url } });

  beforeAll(async () => {
    disk = await CutDisk.make();
    elsewhere = await mkdtemp(join(tmpdir(), 'istmo-mail-server-'));
    sink = await DurableSmtpSink.open(join(elsewhere, 'sink.log'));
    port = await findFreePort();
    server = await startServer();
  });

  afterAll(async () => {
    await server?.stop();
    await sink?.close();
    await disk?.remove();
    await rm(elsewhere, { recursive: true, force: true });
  });

  /** The disk first: from then on nobody can write anything down; then all programs. */
  async function failPower(): Promise<void> {
    const lock = await readFile(join(dataDir(), 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    disk.cutPower();
    await server.kill();
    try {
      process.kill(Number.parseInt(lock, 10), 'SIGKILL');
    } catch {
      // A database that cannot write its log ends by itself.
    }
    await delay(1000);
    disk.powerOn();
  }

  it('loses on the disk what was not synced, which the test needs', async () => {
    await writeFile(join(disk.path, 'never-synced'), 'x');
    await failPower();
    await expect(readFile(join(disk.path, 'never-synced'))).rejects.toThrow(/ENOENT/);
    server = await startServer();
  });

  it('has every email that a caller was told of, answers each once, and mixes up nothing', async () => {
    await recognizeDomains(await ApiClient.signIn(server.base), EMAILS);
    const history = new CallHistory();
    const waiting = Array.from({ length: EMAILS }, (_, n) => n);
    let accepted = 0;
    let restarting: Promise<void> | undefined;
    const cutAndRestart = async () => {
      history.crashes += 1;
      await failPower();
      server = await startServer();
      restarting = undefined;
    };
    const runPoster = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        if (!(await postNoted(server.base, n, history))) {
          waiting.push(n);
          await (restarting ?? delay(50));
          continue;
        }
        accepted += 1;
        const isCutDue = accepted >= Math.floor((EMAILS * (history.crashes + 1)) / (CUTS + 1));
        if (isCutDue && history.crashes < CUTS && !restarting) restarting = cutAndRestart();
      }
    };
    await Promise.all(Array.from({ length: POSTERS }, runPoster));
    await restarting;
    expect(history.crashes).toBe(CUTS);

    await waitUntilDrained(server.base, DRAIN_TIMEOUT_MS);
    const state = await readFinalState(await ApiClient.signIn(server.base), sink.received);
    const allowance = { repeats: CUTS * WORKERS_OF_A_PROCESS };
    expect(findDifferences(history, state, allowance)).toEqual([]);
    expect(sink.distinct.size).toBe(EMAILS);
    console.log(
      `${EMAILS} emails, ${CUTS} power cuts: ${sink.received.length - sink.distinct.size} replies came twice`,
    );
  });
});
