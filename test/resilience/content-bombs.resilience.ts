import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aZipBomb } from '../support/fixtures/attachments.js';
import { BombedServer } from './bombed-server.js';
import { MESSAGES, PAGES, REQUEST_TEXT, TEXTS } from './content-bombs.js';
import {
  ALL_CHANNELS,
  addHeaders,
  type BombContent,
  type InboundChannelSender,
  RAW_CHANNELS,
} from './mime-bomb-channels.js';

const MAX_MEMORY_MB = 512;
/** Of the main thread's processor time. */
const MAX_STALL_MS = 200;
const MAX_ANSWER_MS = 15_000;
/** Kept or read; no mail that can be taken apart; too large. 0: it hung up before it had heard all. */
const CLEAR_STATUSES = [200, 202, 250, 400, 413, 422, 552, 554, 0];
const MB = 1024 * 1024;

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
    contentOf: BombContent,
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

  describe.each(Object.entries(RAW_CHANNELS))('through %s', (name, sendThrough) => {
    it.each(Object.entries(MESSAGES))('lives through %s', async (what, messageOf) => {
      await expectHarmless(what, name, sendThrough, (head) => {
        return { text: REQUEST_TEXT, files: [], raw: addHeaders(head, messageOf()) };
      });
    });
  });

  it('is still the process that it was', () => {
    expect(server.process.hasEnded).toBe(false);
  });
});
