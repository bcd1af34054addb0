import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aZipBomb } from '../support/fixtures/attachments.js';
import { BombedServer } from './bombed-server.js';
import {
  EMAIL_FILE_CHANNELS,
  type InboundChannelSender,
  type MimeBomb,
  PARSED_MAIL_CHANNELS,
  RAW_MAIL_CHANNELS,
  toHeaders,
} from './mime-bomb-channels.js';

const MAX_MEMORY_MB = 512;
/** Of the main thread's processor time. */
const MAX_STALL_MS = 200;
const MAX_ANSWER_MS = 15_000;
/** Kept or read; no mail that can be taken apart; too large. 0: it hung up before it had heard all. */
const CLEAR_STATUSES = [200, 202, 250, 400, 413, 422, 552, 554, 0];
const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const MB = 1024 * 1024;

/** HTML within the size that a mail may have, made to take time or memory. */
const PAGES: Readonly<Record<string, () => string>> = {
  'elements in one another': () => `${'<div>'.repeat(400_000)}${REQUEST_TEXT}`,
  'elements without an end': () => `${'<div><p><b>'.repeat(150_000)}${REQUEST_TEXT}`,
  'ends without a beginning': () => `${'</div>'.repeat(300_000)}${REQUEST_TEXT}`,
  'a million attributes': () => `<p ${'a=1 '.repeat(1_000_000)}>${REQUEST_TEXT}</p>`,
  'attributes without an end': () => `${'<p a="'.repeat(300_000)}${REQUEST_TEXT}`,
  'a table of wide cells': () =>
    `<table><tr>${'\n<td colspan=30 rowspan=30>x'.repeat(60_000)}</table><p>${REQUEST_TEXT}`,
  'a table with one long cell': () =>
    `<table><tr><td>${'x'.repeat(74_000)}<td>y${'<tr><td>a<td>b'.repeat(60_000)}</table><p>${REQUEST_TEXT}`,
  'tables in tables': () => `${'<table><tr><td>'.repeat(100_000)}${REQUEST_TEXT}`,
  'comments without an end': () => `<p>${REQUEST_TEXT}</p>${'<!-- '.repeat(300_000)}`,
  'many comments': () => `<p>${REQUEST_TEXT}</p>${'<!--x-->'.repeat(200_000)}`,
  'conditions in a style sheet': () => `<style>${'@media a{b{}'.repeat(100_000)}</style><p>${REQUEST_TEXT}</p>`,
  'rules in a style sheet': () =>
    `<style>${'.a{color:red}'.repeat(100_000)}</style>${'<b class="a b c d e f g h">x</b>'.repeat(30_000)}<p>${REQUEST_TEXT}</p>`,
  'blanks in a style sheet': () =>
    `<style>.a{${';   '.repeat(300)}}</style>${'<b class="a">x</b>'.repeat(60_000)}<p>${REQUEST_TEXT}</p>`,
  brackets: () => `${'<'.repeat(1_500_000)}${REQUEST_TEXT}`,
  entities: () => `${'&amp;'.repeat(300_000)}${REQUEST_TEXT}`,
};

/** Plain text of one character or one word over and over. */
const TEXTS: Readonly<Record<string, () => string>> = Object.fromEntries(
  [' ', '\n', '[', '(', '"', '1', '1,', 'a@', '>', '--', ', and', '2 x 3 ', 'kg ', 'de la ', 'MIA-SJO '].map((row) => [
    `a text of ${JSON.stringify(row)}`,
    () => `${REQUEST_TEXT}\n${row.repeat(1_000_000 / row.length)}`,
  ]),
);

/** Messages as they travel. */
const MESSAGES: Readonly<Record<string, () => string>> = {
  'boundaries within boundaries': () =>
    `Content-Type: multipart/mixed; boundary="${'b'.repeat(60)}"\r\n\r\n${`--${'b'.repeat(59)}\r\n`.repeat(100_000)}`,
  'a boundary of many': () => `${'Content-Type: multipart/mixed; boundary=b\r\n'.repeat(20_000)}\r\n--b\r\n\r\nx`,
  'brackets in the From': () => `From: ${'('.repeat(200_000)}\r\n\r\n${REQUEST_TEXT}`,
  'quotation marks in the From': () => `From: ${'\\"'.repeat(200_000)}\r\n\r\n${REQUEST_TEXT}`,
  'brackets in the subject': () => `Subject: ${'['.repeat(400_000)}\r\n\r\n${REQUEST_TEXT}`,
  'blanks in the subject': () => `Subject: a${' '.repeat(400_000)}b\r\n\r\n${REQUEST_TEXT}`,
  'encoded words in the subject': () => `Subject: ${'=?utf-8?Q?=41?= '.repeat(50_000)}\r\n\r\n${REQUEST_TEXT}`,
  recipients: () => `To: ${'a@b.example,'.repeat(100_000)}\r\n\r\n${REQUEST_TEXT}`,
  references: () => `References: ${'<a@b.example> '.repeat(100_000)}\r\n\r\n${REQUEST_TEXT}`,
  'folded lines': () => `X-Folded: a${'\r\n b'.repeat(200_000)}\r\n\r\n${REQUEST_TEXT}`,
  verdicts: () => `Authentication-Results: a; ${'dmarc=pass (x) '.repeat(60_000)}\r\n\r\n${REQUEST_TEXT}`,
  'base64 of a wrong length': () =>
    `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUJ\r\n'.repeat(400_000)}=`,
  'quoted-printable without an end': () =>
    `Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'='.repeat(1_000_000)}`,
};

const ALL_CHANNELS = { ...PARSED_MAIL_CHANNELS, ...RAW_MAIL_CHANNELS, ...EMAIL_FILE_CHANNELS };

describe('a server that is sent mail whose words are meant to end it', () => {
  let server: BombedServer;
  beforeAll(async () => {
    server = await BombedServer.start();
  });
  afterAll(() => server.close());

  /** Nothing of it takes long or much, and an ordinary email is answered. */
  async function expectHarmless(
    what: string,
    through: string,
    sendThrough: InboundChannelSender,
    contentOf: (head: Pick<MimeBomb, 'n' | 'from' | 'subject'>) => Omit<MimeBomb, 'n' | 'from' | 'subject'>,
  ): Promise<void> {
    const result = await server.send(what, through, sendThrough, contentOf);
    expect(CLEAR_STATUSES).toContain(result.status);
    expect(['answered', 'held', 'failed', 'ignored', 'received', 'not kept']).toContain(result.state);
    expect(result.answeredMs).toBeLessThan(MAX_ANSWER_MS);
    expect(result.maxMb).toBeLessThanOrEqual(MAX_MEMORY_MB);
    expect(result.longestTurnMs).toBeLessThanOrEqual(MAX_STALL_MS);
    expect(await server.sendHonestMail()).toBe('answered');
  }

  describe.each(Object.entries(ALL_CHANNELS))('through %s', (name, sendThrough) => {
    it.each(Object.entries(PAGES))('lives through HTML with %s', async (what, pageOf) => {
      await expectHarmless(what, name, sendThrough, () => ({ text: '', html: pageOf(), files: [] }));
    });

    it.each(Object.entries(TEXTS))('lives through %s', async (what, textOf) => {
      await expectHarmless(what, name, sendThrough, () => ({ text: textOf(), files: [] }));
    });

    it('lives through an archive that unpacks to much', async () => {
      const content = aZipBomb(256 * MB, 1_000, 50);
      const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      const files = [{ filename: 'packing.xlsx', contentType, content }];
      await expectHarmless('an archive', name, sendThrough, () => ({ text: REQUEST_TEXT, files }));
    });
  });

  describe.each(Object.entries({ ...RAW_MAIL_CHANNELS, ...EMAIL_FILE_CHANNELS }))('through %s', (name, sendThrough) => {
    it.each(Object.entries(MESSAGES))('lives through %s', async (what, messageOf) => {
      const contentOf = (head: Pick<MimeBomb, 'n' | 'from' | 'subject'>) => {
        const message = messageOf();
        // A message that brings a header itself has it once.
        const [own = ''] = message.split(':', 1);
        const others = toHeaders(head)
          .split('\r\n')
          .filter((line) => !line.startsWith(`${own}:`));
        return { text: REQUEST_TEXT, files: [], raw: Buffer.from([...others, message].join('\r\n')) };
      };
      await expectHarmless(what, name, sendThrough, contentOf);
    });
  });

  it('is still the process that it was', () => {
    expect(server.process.hasEnded).toBe(false);
  });
});
