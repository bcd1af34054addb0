import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BombedServer } from './bombed-server.js';
import { REQUEST_TEXT } from './content-bombs.js';
import { FILE_BOMBS } from './file-bombs.js';
import { type MimeBombFile, PARSED_MAIL_CHANNELS, RAW_CHANNELS } from './mime-bomb-channels.js';

const MAX_MEMORY_MB = 512;
/** Of the main thread's processor time. */
const MAX_STALL_MS = 200;
const MAX_ANSWER_MS = 15_000;
/** Kept or read; no mail that can be taken apart; too large. 0: it hung up before it had heard all. */
const CLEAR_STATUSES = [200, 202, 250, 400, 413, 422, 552, 554, 0];
/** Pasted text brings no files. */
const { 'pasted text': _pastedText, ...RAW_FILE_CHANNELS } = RAW_CHANNELS;
const CHANNELS = { ...PARSED_MAIL_CHANNELS, ...RAW_FILE_CHANNELS };

describe('a server that is sent files that are meant to end it', () => {
  let server: BombedServer;
  beforeAll(async () => {
    server = await BombedServer.start();
  });
  afterAll(() => server.close());

  describe.each(Object.entries(FILE_BOMBS))('in %s', (what, createFile) => {
    let file: MimeBombFile;
    beforeAll(() => {
      file = createFile();
    });

    it.each(Object.entries(CHANNELS))('through %s', async (name, sendThrough) => {
      const sending = server.send(what, name, sendThrough, () => ({ text: REQUEST_TEXT, files: [file] }));
      const [result, honest] = await Promise.all([sending, server.sendHonestMail()]);
      expect(CLEAR_STATUSES).toContain(result.status);
      expect(['answered', 'held', 'failed', 'ignored', 'received', 'not kept']).toContain(result.state);
      expect(result.answeredMs).toBeLessThan(MAX_ANSWER_MS);
      expect(result.maxMb).toBeLessThanOrEqual(MAX_MEMORY_MB);
      expect(result.longestTurnMs).toBeLessThanOrEqual(MAX_STALL_MS);
      expect(honest).toBe('answered');
    });
  });

  it('is still the process that it was', () => {
    expect(server.process.hasEnded).toBe(false);
  });
});
