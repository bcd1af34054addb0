import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApiClient, findFreePort, type ServerProcess } from '../e2e/server-process.js';
import { waitUntilDrained } from './invariants.js';
import { aLoadEmail, postEmail, recognizeDomains } from './load-emails.js';
import type { BombContent, ChannelResponse, InboundChannelSender, ServerAddresses } from './mime-bomb-channels.js';
import { readPeakMemoryMb, readProcessMetrics, resetPeakMemory } from './process-metrics.js';
import { ServerFixture } from './server-fixture.js';

/** Preloaded, so that it is the server's own main thread that looks at itself. */
const PROBE = pathToFileURL(join('test', 'resilience', 'event-loop-probe.mjs')).href;
const POLL_INTERVAL_MS = 50;
const MAX_WORK_MS = 90_000;
/** Bombs and honest mails of one server: every sender of theirs is recognized. */
const MAX_MAILS = 4_000;

/** What a mail bomb did to the server. */
export interface BombResult extends ChannelResponse {
  /** What became of the mail; `not kept` where the channel named no email. */
  readonly state: string;
  /** Until the channel answered. */
  readonly answeredMs: number;
  readonly maxMb: number;
  /** The longest that the main thread was at work without a pause, in its processor time. */
  readonly longestTurnMs: number;
}

/** A server that is sent mail bombs, and is looked at all the while. */
export class BombedServer {
  private mailCount = 0;

  private constructor(
    private readonly fixture: ServerFixture,
    readonly process: ServerProcess,
    readonly client: ApiClient,
    private readonly addresses: ServerAddresses,
    private readonly probeFile: string,
  ) {}

  static async start(): Promise<BombedServer> {
    const fixture = await ServerFixture.open('bombs', 'embedded');
    const smtpPort = await findFreePort();
    const probeFile = join(fixture.folder, 'event-loop.txt');
    const probe = { NODE_OPTIONS: `--import=${PROBE}`, EVENT_LOOP_PROBE_FILE: probeFile };
    const server = await fixture.start({ environment: { SMTP_LISTEN: `127.0.0.1:${smtpPort}`, ...probe } });
    const client = await ApiClient.signIn(server.base);
    await recognizeDomains(client, MAX_MAILS);
    return new BombedServer(fixture, server, client, { base: server.base, smtpPort, client }, probeFile);
  }

  close(): Promise<void> {
    return this.fixture.close();
  }

  /** Sends a bomb, and waits until no work is left. @param contentOf all but its sender and its subject, which differ each time */
  async send(
    what: string,
    through: string,
    sendThrough: InboundChannelSender,
    contentOf: BombContent,
  ): Promise<BombResult> {
    this.mailCount += 1;
    const n = this.mailCount;
    const head = { n, from: `Bruno <bruno-${n}@cliente-0.example>`, subject: `Flete ${n}` };
    const bomb = { ...head, ...contentOf(head) };
    const before = await readProcessMetrics(this.process.pid);
    const turnsBefore = (await this.readTurns()).length;
    await resetPeakMemory(this.process.pid);
    let slowestMs = 0;
    let isOver = false;
    const monitoring = (async () => {
      while (!isOver) {
        const from = performance.now();
        await fetch(`${this.process.base}/api/health/live`).then((response) => response.text());
        slowestMs = Math.max(slowestMs, performance.now() - from);
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
    })();
    const from = performance.now();
    const channelResponse = await sendThrough(this.addresses, bomb);
    const answeredMs = performance.now() - from;
    await waitUntilDrained(this.process.base, MAX_WORK_MS);
    const doneMs = performance.now() - from;
    isOver = true;
    await monitoring;
    const maxMb = await readPeakMemoryMb(this.process.pid);
    const longestTurnMs = Math.max(0, ...(await this.readTurns()).slice(turnsBefore));
    const state = await this.findState(channelResponse.emailId);
    console.log(
      `${what} through ${through}: ${channelResponse.status}, ${state}; answered in ${answeredMs.toFixed(0)} ms, done in ` +
        `${doneMs.toFixed(0)} ms, at most ${maxMb.toFixed(0)} MB (before: ${before.rssMb.toFixed(0)}), ` +
        `one turn of the main thread ${longestTurnMs.toFixed(0)} ms at most, others waited ${slowestMs.toFixed(0)} ms at most`,
    );
    return { ...channelResponse, state, answeredMs, maxMb, longestTurnMs };
  }

  /** Sends an ordinary email, and waits until no work is left. @returns what became of it */
  async sendHonestMail(): Promise<string> {
    this.mailCount += 1;
    const answer = await postEmail(this.process.base, aLoadEmail(this.mailCount));
    await waitUntilDrained(this.process.base, MAX_WORK_MS);
    return this.findState(answer?.emailId);
  }

  private async readTurns(): Promise<readonly number[]> {
    return (await readFile(this.probeFile, 'utf8')).split('\n').slice(0, -1).map(Number);
  }

  private async findState(emailId: number | undefined): Promise<string> {
    if (emailId === undefined) return 'not kept';
    const { json } = await this.client.call('GET', `/api/emails/${emailId}`);
    return (json as { readonly state?: string }).state ?? 'not kept';
  }
}
