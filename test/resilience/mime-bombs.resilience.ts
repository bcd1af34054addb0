import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPdf, aPdfBomb, aZipBomb } from '../support/fixtures/attachments.js';
import { BombedServer, type BombResult } from './bombed-server.js';
import { type MimeBombFile, PARSED_MAIL_CHANNELS, RAW_MAIL_CHANNELS, toHeaders } from './mime-bomb-channels.js';

const MB = 1024 * 1024;
/** A door that owns the mail answers within this, whatever the mail is: before the most impatient provider gives up. */
const MAX_ANSWER_MS = 15_000;
const MAX_MEMORY_MB = 512;
/** What a door may say: kept; no mail that could be taken apart; too large. 0: it hung up before it had heard all. */
const CLEAR_STATUSES = [200, 202, 250, 400, 413, 552, 554, 0];
/** Callers who lose the mail on these, and are told that it is kept. */
const OWNERS = ['mailgun', 'sendgrid', 'sendgrid, raw'];
/** More than any provider posts in a form. */
const LARGER_THAN_FORMS = ['10,000 parts', '100 MB of base64'];

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
  let server: BombedServer;
  beforeAll(async () => {
    server = await BombedServer.start();
  });
  afterAll(() => server.close());

  /** Throws a bomb, and looks at what the server made of it. */
  async function sendBomb(...parameters: Parameters<BombedServer['send']>): Promise<BombResult> {
    const result = await server.send(...parameters);
    expect(CLEAR_STATUSES).toContain(result.status);
    expect(['answered', 'held', 'failed', 'not kept']).toContain(result.state);
    expect(result.answeredMs).toBeLessThan(MAX_ANSWER_MS);
    expect(result.maxMb).toBeLessThan(MAX_MEMORY_MB);
    return result;
  }

  /** The server goes on: an ordinary email is answered. */
  async function expectResponsive(): Promise<void> {
    expect(await server.sendHonestMail()).toBe('answered');
  }

  describe.each(Object.entries(FILES))('with %s', (what, filesOf) => {
    it.each(Object.entries({ ...PARSED_MAIL_CHANNELS, ...RAW_MAIL_CHANNELS }))(
      'through the door %s',
      async (name, sendThrough) => {
        const { status } = await sendBomb(what, name, sendThrough, () => ({ text: REQUEST_TEXT, files: filesOf() }));
        if (OWNERS.includes(name) && !LARGER_THAN_FORMS.includes(what)) expect([200, 202]).toContain(status);
        await expectResponsive();
      },
    );
  });

  describe.each(Object.entries(SHAPES))('with %s', (what, bodyOf) => {
    it.each(Object.entries(RAW_MAIL_CHANNELS))('through the door %s', async (name, sendThrough) => {
      const { status } = await sendBomb(what, name, sendThrough, (head) => ({
        text: REQUEST_TEXT,
        files: [],
        raw: Buffer.from(`${toHeaders(head)}\r\n${bodyOf()}`),
      }));
      if (OWNERS.includes(name)) expect([200, 202]).toContain(status);
      await expectResponsive();
    });
  });

  it('lives through all of them in one process', () => {
    expect(server.process.hasEnded).toBe(false);
  });
});
