import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPdfOfStreams } from '../support/fixtures/attachments.js';
import { aFile, MB } from './bomb-builders.js';
import { BombedServer } from './bombed-server.js';
import { REQUEST_TEXT } from './content-bombs.js';
import { ALL_CHANNELS, type InboundChannelSender, type MimeBombFile } from './mime-bomb-channels.js';
import { TreeMemorySampler } from './process-tree-memory.js';

const MAX_MEMORY_MB = 512;
/** Of the main thread's processor time. */
const MAX_STALL_MS = 200;
const MAX_ANSWER_MS = 60_000;
const FILE_BYTES = 9 * MB;
/** Kept or read; busy, try again. */
const CLEAR_STATUSES = [200, 202, 250, 429, 451, 452, 503];
/** Pasted text brings no files. */
const { 'pasted text': _pastedText, ...CHANNELS } = ALL_CHANNELS as Readonly<Record<string, InboundChannelSender>>;

const FILES: Readonly<Record<string, () => MimeBombFile>> = {
  'a file of 9 MB': () => aFile('load.bin', randomBytes(FILE_BYTES)),
  'a photograph of 9 MB': () =>
    aFile(
      'photo.jpg',
      Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), randomBytes(FILE_BYTES)]),
    ),
  'a PDF of 9 MB': () =>
    aFile(
      'plan.pdf',
      aPdfOfStreams(
        [
          deflateSync(Buffer.from('BT /F1 10 Tf 72 700 Td (2 pallets 120x80x100 cm, 350 kg) Tj ET\n')),
          deflateSync(
            Buffer.concat([Buffer.from('% '), Buffer.from(randomBytes(FILE_BYTES).toString('latin1'), 'latin1')]),
            { level: 0 },
          ),
        ],
        '/Filter /FlateDecode ',
      ),
    ),
};

describe('a server that is sent large mail', () => {
  let server: BombedServer;
  let sampler: TreeMemorySampler;
  beforeAll(async () => {
    server = await BombedServer.start();
    sampler = new TreeMemorySampler(server.process.pid);
  });
  afterAll(async () => {
    await sampler.close();
    await server.close();
  });

  async function sendAndMeasure(
    what: string,
    channels: Readonly<Record<string, InboundChannelSender>>,
    file: MimeBombFile,
  ) {
    sampler.takePeak();
    const contentOf = () => ({ text: REQUEST_TEXT, files: [file] });
    const sending = Object.entries(channels).map(([name, send]) => server.send(what, name, send, contentOf));
    const [honest, results] = await Promise.all([server.sendHonestMail(), Promise.all(sending)]);
    const { serverMb, withDatabaseMb } = sampler.takePeak();
    const most = Math.max(...results.map(({ maxMb }) => maxMb));
    console.log(
      `${what} through ${Object.keys(channels).join(', ')}: at most ${most.toFixed(0)} MB of the process, ${serverMb.toFixed(0)} MB ` +
        `of all its processes (sampled), ${withDatabaseMb.toFixed(0)} MB with the database`,
    );
    for (const { status, answeredMs, longestTurnMs } of results) {
      expect(CLEAR_STATUSES).toContain(status);
      expect(answeredMs).toBeLessThan(MAX_ANSWER_MS);
      expect(longestTurnMs).toBeLessThanOrEqual(MAX_STALL_MS);
    }
    expect(most).toBeLessThanOrEqual(MAX_MEMORY_MB);
    expect(serverMb).toBeLessThanOrEqual(MAX_MEMORY_MB);
    expect(honest).toBe('answered');
  }

  describe.each(Object.entries(FILES))('with %s', (what, createFile) => {
    let file: MimeBombFile;
    beforeAll(() => {
      file = createFile();
    });

    it.each(Object.entries(CHANNELS))('through %s', async (name, send) => {
      await sendAndMeasure(what, { [name]: send }, file);
    });

    it('through all channels at once', async () => {
      await sendAndMeasure(what, CHANNELS, file);
    });
  });

  it('is still the process that it was', () => {
    expect(server.process.hasEnded).toBe(false);
  });
});
