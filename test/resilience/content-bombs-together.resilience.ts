import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BombedServer } from './bombed-server.js';
import { MESSAGES, PAGES, TEXTS } from './content-bombs.js';
import {
  ALL_CHANNELS,
  addHeaders,
  type BombContent,
  type InboundChannelSender,
  RAW_CHANNELS,
} from './mime-bomb-channels.js';

/** One after the other they stay below 512; ten at once each hold their own mail and its elements. */
const MAX_MEMORY_MB = 768;
/** Of the main thread's processor time. */
const MAX_STALL_MS = 200;
/** Kept or read; no mail that can be taken apart; too large; busy, try again. 0: it hung up before it had heard all. */
const CLEAR_STATUSES = [200, 202, 250, 400, 409, 413, 422, 429, 451, 452, 503, 552, 554, 0];

describe('a server that is sent mail at every channel at once whose words are meant to end it', () => {
  let server: BombedServer;
  beforeAll(async () => {
    server = await BombedServer.start();
  });
  afterAll(() => server.close());

  async function expectHarmless(
    what: string,
    channels: Readonly<Record<string, InboundChannelSender>>,
    contentOf: BombContent,
  ): Promise<void> {
    const sent = Object.entries(channels).map(([name, send]) => server.send(what, name, send, contentOf));
    const [honest, results] = await Promise.all([server.sendHonestMail(), Promise.all(sent)]);
    expect(honest).toBe('answered');
    for (const { status, maxMb, longestTurnMs } of results) {
      expect(CLEAR_STATUSES).toContain(status);
      expect(maxMb).toBeLessThanOrEqual(MAX_MEMORY_MB);
      expect(longestTurnMs).toBeLessThanOrEqual(MAX_STALL_MS);
    }
    expect(server.process.hasEnded).toBe(false);
  }

  it.each(Object.entries(PAGES))('lives through HTML with %s', async (what, pageOf) => {
    const html = pageOf();
    await expectHarmless(what, ALL_CHANNELS, () => ({ text: '', html, files: [] }));
  });

  it.each(Object.entries(TEXTS))('lives through %s', async (what, textOf) => {
    const text = textOf();
    await expectHarmless(what, ALL_CHANNELS, () => ({ text, files: [] }));
  });

  it.each(Object.entries(MESSAGES))('lives through %s', async (what, messageOf) => {
    const message = messageOf();
    await expectHarmless(what, RAW_CHANNELS, (head) => ({ text: '', files: [], raw: addHeaders(head, message) }));
  });
});
