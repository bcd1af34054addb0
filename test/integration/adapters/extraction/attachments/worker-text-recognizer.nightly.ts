import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decode } from 'fast-png';
import { WorkerTextRecognizer } from '../../../../../adapters/extraction/attachments/recognition/worker-text-recognizer.js';
import { type CompiledWorker, compileWorker } from '../../../../support/compiled-worker.js';
import { anAttachment } from '../../../../support/fixtures/attachments.js';
import { aBlackAndWhitePdf, aPng, aScannedPdf } from '../../../../support/fixtures/pictures.js';

const MB = 1024 * 1024;
const LIMIT = 10 * MB;
/** A page takes two to four seconds of a processor, of which a busy machine has few. */
const JOB_MS = 120_000;
const TEST_MS = 200_000;
const MAX_STALL_MS = 200;
/** A thread, Tesseract and a page; beyond it a job is ended. */
const MAX_GROWTH_MB = 512;

const FOLDER = new URL('../../../../support/fixtures/pictures/', import.meta.url);

describe('the text of hard and hostile pictures that come with an email', () => {
  let worker: CompiledWorker;
  let recognizer: WorkerTextRecognizer;
  const recognize = (filename: string, bytes: Uint8Array) =>
    recognizer.recognize([anAttachment(filename, bytes)], LIMIT);

  beforeAll(async () => {
    worker = await compileWorker('extraction/attachments', 'recognition/picture.worker');
    const limits = { program: worker.url, jobMs: JOB_MS };
    recognizer = new WorkerTextRecognizer(worker.workerPools, limits, JOB_MS);
  });
  afterAll(() => worker.remove());

  it.each([
    ['a shadow', 'packing-list-in-shadow.jpg', ['\t39\t\t5252.7\t21.934', '103 x 76 x 78\t1518.2\t7.327']],
    ['a page on its side', 'packing-list-on-its-side.jpg', ['91 x 45 x 57', '83 x 56 x 117']],
  ])(
    'is recognized in %s',
    async (_, name, parts) => {
      const [document] = await recognize(name, await readFile(new URL(name, FOLDER)));
      for (const part of parts) expect(document?.text).toContain(part);
    },
    TEST_MS,
  );

  it(
    'is recognized on the pages of a scan',
    async () => {
      const scan = aScannedPdf(await readFile(new URL('packing-list-in-shadow.jpg', FOLDER)), 2080, 1600);
      const [document] = await recognize('scan.pdf', scan);
      expect(document?.text).toContain('\t5252.7\t21.934');
    },
    TEST_MS,
  );

  it(
    'is recognized in a scan that stores a bit a pixel',
    async () => {
      const { width, height, data } = decode(await readFile(new URL('packing-list.png', FOLDER)));
      const scan = aBlackAndWhitePdf(deflateSync(packBits(data, width, height)), width, height);
      const [document] = await recognize('fax.pdf', scan);
      expect(document?.text).toContain('1432.7');
    },
    TEST_MS,
  );

  it.each([
    ['more pixels than are opened', () => aPng(60_000, 60_000, deflateSync(Buffer.alloc(1_000)))],
    ['few pixels and 400 MB of them', () => aPng(100, 100, deflateSync(Buffer.alloc(400 * MB), { level: 9 }))],
    ['ink all over', () => aPng(2_000, 2_000, deflateSync(aChessboard(2_000)))],
  ])(
    'is no reason to end the process: a picture with %s',
    async (_, createBomb) => {
      const bomb = createBomb();
      const before = process.memoryUsage.rss();
      let [worstMs, peak, last] = [0, 0, performance.now()];
      const timer = setInterval(() => {
        const now = performance.now();
        worstMs = Math.max(worstMs, now - last);
        last = now;
        peak = Math.max(peak, process.memoryUsage.rss());
      }, 10);
      const small = new WorkerTextRecognizer(worker.workerPools, { program: worker.url, jobMs: 20_000 });
      const texts = await small.recognize([anAttachment('bomb.png', bomb)], 100 * MB);
      clearInterval(timer);
      expect(texts.flatMap(({ isCut }) => (isCut ? [] : ['read']))).toEqual([]);
      expect((peak - before) / MB).toBeLessThan(MAX_GROWTH_MB + 200);
      expect(worstMs).toBeLessThan(MAX_STALL_MS * 5);
    },
    TEST_MS,
  );
});

/** Squares of six pixels, black and white, a byte a pixel and one before each row. */
function aChessboard(side: number): Buffer {
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1)
      rows[y * (side + 1) + x + 1] = (Math.floor(x / 6) + Math.floor(y / 6)) % 2 ? 255 : 0;
  }
  return rows;
}

/** A bit a pixel, white where it is 1, each row beginning with a new byte. */
function packBits(shades: ArrayLike<number>, width: number, height: number): Buffer {
  const channels = shades.length / (width * height);
  const rowBytes = Math.ceil(width / 8);
  const packed = Buffer.alloc(rowBytes * height);
  for (let at = 0; at < width * height; at += 1) {
    if ((shades[at * channels] ?? 0) < 128) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const byte = y * rowBytes + (x >> 3);
    packed[byte] = (packed[byte] ?? 0) | (0x80 >> (x & 7));
  }
  return packed;
}
