import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfBomb, pdfOf, zipBomb } from '../support/fixtures/attachments.js';
import { ClerkAtDesk, type DeskUnderTest, freePort } from '../e2e/server-process.js';
import {
  type Bomb,
  type BombDoor,
  type BombFile,
  type DeskDoors,
  DOORS_OF_PARTS,
  DOORS_OF_RAW_MAIL,
  headOf,
} from './mime-bomb-channels.js';
import { DeskPlace } from './server-fixture.js';
import { drained } from './invariants.js';
import { figuresOf } from './process-metrics.js';
import { post, recognize, stormEmail } from './load-emails.js';

const MB = 1024 * 1024;
const LOOK_EVERY_MS = 50;
/** A door that owns the mail answers within this, whatever the mail is: before the most impatient provider gives up. */
const LONGEST_ANSWER_MS = 15_000;
const LONGEST_WORK_MS = 90_000;
/** The process with its caches, one bomb of 100 MB on the wire, and what one thread may take of documents. */
const MOST_MEMORY_MB = 1_536;
/** What a door may say: kept; no mail that could be taken apart; too large. 0: it hung up before it had heard all. */
const CLEAR_WORDS = [200, 202, 250, 400, 413, 552, 554, 0];
/** Callers who lose the mail on these, and are told that it is kept. */
const OWNERS = ['mailgun', 'sendgrid', 'sendgrid, raw'];

const WORDS = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = (filename: string, contentType: string, content: Buffer): BombFile => ({ filename, contentType, content });

/** What every door is given: files that unpack to far more than they are, or are simply too many or too large. */
const FILES: Readonly<Record<string, () => readonly BombFile[]>> = {
  '10,000 parts': () =>
    Array.from({ length: 10_000 }, (_, at) => file(`part-${at}.txt`, 'text/plain', Buffer.from('x'))),
  '100 MB of base64': () => [file('load.bin', 'application/octet-stream', Buffer.alloc(75 * MB, 'a'))],
  'a zip of 1 GB as XLSX': () => [file('packing.xlsx', XLSX, zipBomb(1024 * MB, 1024 * MB))],
  'a zip that claims to be small as XLSX': () => [file('packing.xlsx', XLSX, zipBomb(256 * MB, 1_000, 50))],
  'a PDF of 5,000 pages': () => [
    file('pages.pdf', 'application/pdf', pdfOf(Array.from({ length: 5_000 }, (_, at) => [[`Page ${at}`, 72, 700]]))),
  ],
  'a PDF of 400 MB of blanks': () => [file('blanks.pdf', 'application/pdf', pdfBomb())],
};

/** What the doors of raw mail are given besides. */
const SHAPES: Readonly<Record<string, () => string>> = {
  '50 levels': () => nested(50),
  '5,000 levels': () => nested(5_000),
  '200,000 empty parts': () =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(200_000)}--b--\r\n`,
  'a header of 20 MB': () => `X-Long: ${'a'.repeat(20 * MB)}\r\nContent-Type: text/plain\r\n\r\n${WORDS}\r\n`,
  '1,000,000 headers': () => `${'X-A: b\r\n'.repeat(1_000_000)}Content-Type: text/plain\r\n\r\n${WORDS}\r\n`,
};

function nested(levels: number): string {
  let body = `Content-Type: text/plain\r\n\r\n${WORDS}\r\n`;
  for (let level = 0; level < levels; level += 1)
    body = `Content-Type: multipart/mixed; boundary=l${level}\r\n\r\n--l${level}\r\n${body}\r\n--l${level}--\r\n`;
  return body;
}

describe('a desk that is sent mail bombs', () => {
  let place: DeskPlace;
  let desk: DeskUnderTest;
  let clerk: ClerkAtDesk;
  let doors: DeskDoors;
  let bombs = 0;

  beforeAll(async () => {
    place = await DeskPlace.open('bombs', 'embedded');
    const smtpPort = await freePort();
    desk = await place.start({ environment: { SMTP_LISTEN: `127.0.0.1:${smtpPort}` } });
    clerk = await ClerkAtDesk.signIn(desk.base);
    doors = { base: desk.base, smtpPort };
    await recognize(clerk, 100);
  });
  afterAll(() => place.close());

  /** Throws a bomb, and looks at the desk all the while. */
  async function explode(what: string, through: string, door: BombDoor, words: Pick<Bomb, 'files' | 'raw'>) {
    bombs += 1;
    const n = bombs;
    const before = await figuresOf(desk.pid);
    let mostMb = before.rssMb;
    let slowestMs = 0;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const from = performance.now();
        await fetch(`${desk.base}/api/health/live`).then((response) => response.text());
        slowestMs = Math.max(slowestMs, performance.now() - from);
        mostMb = Math.max(mostMb, (await figuresOf(desk.pid)).rssMb);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    })();
    const bomb = { n, from: `Bruno <bruno-${n}@cliente-0.example>`, subject: `Flete ${n}`, text: WORDS, ...words };
    const from = performance.now();
    const word = await door(doors, bomb);
    const answeredMs = performance.now() - from;
    await drained(desk.base, LONGEST_WORK_MS);
    const doneMs = performance.now() - from;
    isOver = true;
    await watching;
    const kept = word.emailId === undefined ? undefined : await clerk.call('GET', `/api/emails/${word.emailId}`);
    const state = (kept?.json as { readonly state?: string } | undefined)?.state ?? 'not kept';
    console.log(
      `${what} through ${through}: ${word.status}, ${state}; answered in ${answeredMs.toFixed(0)} ms, done in ` +
        `${doneMs.toFixed(0)} ms, at most ${mostMb.toFixed(0)} MB (before: ${before.rssMb.toFixed(0)}), ` +
        `others waited ${slowestMs.toFixed(0)} ms at most`,
    );
    expect(CLEAR_WORDS).toContain(word.status);
    expect(['answered', 'held', 'failed', 'not kept']).toContain(state);
    expect(answeredMs).toBeLessThan(LONGEST_ANSWER_MS);
    expect(mostMb).toBeLessThan(MOST_MEMORY_MB);
    return { ...word, state };
  }

  /** The desk goes on: an ordinary email is answered. */
  async function expectAlive(): Promise<void> {
    bombs += 1;
    const answer = await post(desk.base, stormEmail(bombs));
    await drained(desk.base, LONGEST_WORK_MS);
    expect((await clerk.call('GET', `/api/emails/${answer?.emailId}`)).json).toMatchObject({ state: 'answered' });
  }

  describe.each(Object.entries(FILES))('with %s', (what, filesOf) => {
    it.each(Object.entries({ ...DOORS_OF_PARTS, ...DOORS_OF_RAW_MAIL }))('through the door %s', async (name, door) => {
      const { status } = await explode(what, name, door, { files: filesOf() });
      if (OWNERS.includes(name) && what !== '100 MB of base64') expect([200, 202]).toContain(status);
      await expectAlive();
    });
  });

  describe.each(Object.entries(SHAPES))('with %s', (what, bodyOf) => {
    it.each(Object.entries(DOORS_OF_RAW_MAIL))('through the door %s', async (name, door) => {
      const n = bombs + 1;
      const from = `Bruno <bruno-${n}@cliente-0.example>`;
      const raw = Buffer.from(`${headOf({ n, from, subject: `Flete ${n}` })}\r\n${bodyOf()}`);
      const { status } = await explode(what, name, door, { files: [], raw });
      if (OWNERS.includes(name)) expect([200, 202]).toContain(status);
      await expectAlive();
    });
  });

  it('lives through all of them in one process', () => {
    expect(desk.hasEnded).toBe(false);
  });
});
