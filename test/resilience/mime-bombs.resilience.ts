import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, findFreePort, type ServerProcess } from '../e2e/server-process.js';
import { aPdf, aPdfBomb, aZipBomb } from '../support/fixtures/attachments.js';
import { waitUntilDrained } from './invariants.js';
import { aLoadEmail, postEmail, recognizeDomains } from './load-emails.js';
import {
  type InboundChannelSender,
  type MimeBomb,
  type MimeBombFile,
  PARSED_MAIL_CHANNELS,
  RAW_MAIL_CHANNELS,
  type ServerAddresses,
  toHeaders,
} from './mime-bomb-channels.js';
import { readProcessMetrics } from './process-metrics.js';
import { ServerFixture } from './server-fixture.js';

const MB = 1024 * 1024;
const POLL_INTERVAL_MS = 50;
/** A door that owns the mail answers within this, whatever the mail is: before the most impatient provider gives up. */
const MAX_ANSWER_MS = 15_000;
const MAX_WORK_MS = 90_000;
/** The process with its caches, one bomb of 100 MB on the wire, and what one thread may take of documents. */
const MAX_MEMORY_MB = 1_536;
/** What a door may say: kept; no mail that could be taken apart; too large. 0: it hung up before it had heard all. */
const CLEAR_STATUSES = [200, 202, 250, 400, 413, 552, 554, 0];
/** Callers who lose the mail on these, and are told that it is kept. */
const OWNERS = ['mailgun', 'sendgrid', 'sendgrid, raw'];

const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const aFile = (filename: string, contentType: string, content: Buffer): MimeBombFile => ({
  filename,
  contentType,
  content,
});

/** What every door is given: files that unpack to far more than they are, or are simply too many or too large. */
const FILES: Readonly<Record<string, () => readonly MimeBombFile[]>> = {
  '10,000 parts': () =>
    Array.from({ length: 10_000 }, (_, at) => aFile(`part-${at}.txt`, 'text/plain', Buffer.from('x'))),
  '100 MB of base64': () => [aFile('load.bin', 'application/octet-stream', Buffer.alloc(75 * MB, 'a'))],
  'a zip of 1 GB as XLSX': () => [aFile('packing.xlsx', XLSX, aZipBomb(1024 * MB, 1024 * MB))],
  'a zip that claims to be small as XLSX': () => [aFile('packing.xlsx', XLSX, aZipBomb(256 * MB, 1_000, 50))],
  'a PDF of 5,000 pages': () => [
    aFile('pages.pdf', 'application/pdf', aPdf(Array.from({ length: 5_000 }, (_, at) => [[`Page ${at}`, 72, 700]]))),
  ],
  'a PDF of 400 MB of blanks': () => [aFile('blanks.pdf', 'application/pdf', aPdfBomb())],
};

/** What the doors of raw mail are given besides. */
const SHAPES: Readonly<Record<string, () => string>> = {
  '50 levels': () => nestParts(50),
  '5,000 levels': () => nestParts(5_000),
  '200,000 empty parts': () =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(200_000)}--b--\r\n`,
  'a header of 20 MB': () => `X-Long: ${'a'.repeat(20 * MB)}\r\nContent-Type: text/plain\r\n\r\n${REQUEST_TEXT}\r\n`,
  '1,000,000 headers': () => `${'X-A: b\r\n'.repeat(1_000_000)}Content-Type: text/plain\r\n\r\n${REQUEST_TEXT}\r\n`,
};

function nestParts(levels: number): string {
  let body = `Content-Type: text/plain\r\n\r\n${REQUEST_TEXT}\r\n`;
  for (let level = 0; level < levels; level += 1)
    body = `Content-Type: multipart/mixed; boundary=l${level}\r\n\r\n--l${level}\r\n${body}\r\n--l${level}--\r\n`;
  return body;
}

describe('a server that is sent mail bombs', () => {
  let fixture: ServerFixture;
  let server: ServerProcess;
  let client: ApiClient;
  let addresses: ServerAddresses;
  let bombCount = 0;

  beforeAll(async () => {
    fixture = await ServerFixture.open('bombs', 'embedded');
    const smtpPort = await findFreePort();
    server = await fixture.start({ environment: { SMTP_LISTEN: `127.0.0.1:${smtpPort}` } });
    client = await ApiClient.signIn(server.base);
    addresses = { base: server.base, smtpPort };
    await recognizeDomains(client, 100);
  });
  afterAll(() => fixture.close());

  /** Throws a bomb, and looks at the server all the while. */
  async function sendBomb(
    what: string,
    through: string,
    sendThrough: InboundChannelSender,
    mailContent: Pick<MimeBomb, 'files' | 'raw'>,
  ) {
    bombCount += 1;
    const n = bombCount;
    const before = await readProcessMetrics(server.pid);
    let maxMb = before.rssMb;
    let slowestMs = 0;
    let isOver = false;
    const monitoring = (async () => {
      while (!isOver) {
        const from = performance.now();
        await fetch(`${server.base}/api/health/live`).then((response) => response.text());
        slowestMs = Math.max(slowestMs, performance.now() - from);
        maxMb = Math.max(maxMb, (await readProcessMetrics(server.pid)).rssMb);
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
    })();
    const bomb = {
      n,
      from: `Bruno <bruno-${n}@cliente-0.example>`,
      subject: `Flete ${n}`,
      text: REQUEST_TEXT,
      ...mailContent,
    };
    const from = performance.now();
    const channelResponse = await sendThrough(addresses, bomb);
    const answeredMs = performance.now() - from;
    await waitUntilDrained(server.base, MAX_WORK_MS);
    const doneMs = performance.now() - from;
    isOver = true;
    await monitoring;
    const stored =
      channelResponse.emailId === undefined
        ? undefined
        : await client.call('GET', `/api/emails/${channelResponse.emailId}`);
    const state = (stored?.json as { readonly state?: string } | undefined)?.state ?? 'not kept';
    console.log(
      `${what} through ${through}: ${channelResponse.status}, ${state}; answered in ${answeredMs.toFixed(0)} ms, done in ` +
        `${doneMs.toFixed(0)} ms, at most ${maxMb.toFixed(0)} MB (before: ${before.rssMb.toFixed(0)}), ` +
        `others waited ${slowestMs.toFixed(0)} ms at most`,
    );
    expect(CLEAR_STATUSES).toContain(channelResponse.status);
    expect(['answered', 'held', 'failed', 'not kept']).toContain(state);
    expect(answeredMs).toBeLessThan(MAX_ANSWER_MS);
    expect(maxMb).toBeLessThan(MAX_MEMORY_MB);
    return { ...channelResponse, state };
  }

  /** The server goes on: an ordinary email is answered. */
  async function expectResponsive(): Promise<void> {
    bombCount += 1;
    const answer = await postEmail(server.base, aLoadEmail(bombCount));
    await waitUntilDrained(server.base, MAX_WORK_MS);
    expect((await client.call('GET', `/api/emails/${answer?.emailId}`)).json).toMatchObject({ state: 'answered' });
  }

  describe.each(Object.entries(FILES))('with %s', (what, filesOf) => {
    it.each(Object.entries({ ...PARSED_MAIL_CHANNELS, ...RAW_MAIL_CHANNELS }))(
      'through the door %s',
      async (name, sendThrough) => {
        const { status } = await sendBomb(what, name, sendThrough, { files: filesOf() });
        if (OWNERS.includes(name) && what !== '100 MB of base64') expect([200, 202]).toContain(status);
        await expectResponsive();
      },
    );
  });

  describe.each(Object.entries(SHAPES))('with %s', (what, bodyOf) => {
    it.each(Object.entries(RAW_MAIL_CHANNELS))('through the door %s', async (name, sendThrough) => {
      const n = bombCount + 1;
      const from = `Bruno <bruno-${n}@cliente-0.example>`;
      const raw = Buffer.from(`${toHeaders({ n, from, subject: `Flete ${n}` })}\r\n${bodyOf()}`);
      const { status } = await sendBomb(what, name, sendThrough, { files: [], raw });
      if (OWNERS.includes(name)) expect([200, 202]).toContain(status);
      await expectResponsive();
    });
  });

  it('lives through all of them in one process', () => {
    expect(server.hasEnded).toBe(false);
  });
});
