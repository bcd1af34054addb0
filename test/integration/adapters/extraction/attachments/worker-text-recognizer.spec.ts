import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerTextRecognizer } from '../../../../../adapters/extraction/attachments/recognition/worker-text-recognizer.js';
import { type CompiledWorker, compileWorker } from '../../../../support/compiled-worker.js';
import { anAttachment, aPdf } from '../../../../support/fixtures/attachments.js';
import { aPng } from '../../../../support/fixtures/pictures.js';

const MB = 1024 * 1024;
const LIMIT = 10 * MB;
/** `worker-text-recognizer.nightly.ts` reads photographs, scans and bombs. A page takes two to four seconds of a processor, of which a busy machine has few. */
const JOB_MS = 120_000;
const TEST_MS = 200_000;

const FOLDER = new URL('../../../../support/fixtures/pictures/', import.meta.url);
const ROWS = ['\t7\t113 x 78 x 95\t1432.7\t5.861', '\t2\t43 x 45 x 48\t57.7\t0.186', '\t29\t\t2283.8\t11.170'];
const PHOTOGRAPHED = [
  'Glass vials\t8\t41 x 42 x 23\t31.2\t249.6',
  'Steel brackets\t8\t100 x 51 x 37\t25.1\t200.8',
  'TOTAL\t26\t\t\t725.5',
];

describe('the text of pictures that come with an email', () => {
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

  it(
    'is recognized as a table, and every line says where it stands',
    async () => {
      const [document] = await recognize('list.png', await readFile(new URL('packing-list.png', FOLDER)));
      for (const row of ROWS) expect(document?.text).toContain(row);
      expect(document?.isCut).toBe(false);
      const line = document?.recognizedLines?.find(({ start, end }) =>
        document.text.slice(start, end).startsWith('TOTAL'),
      );
      expect(line).toMatchObject({ page: 1, line: 8 });
      expect(line?.box.top).toBeGreaterThan(0.3);
      expect(line?.box.left).toBeLessThan(0.2);
      // The file is known by now: it takes no time to ask again.
      expect(await recognize('again.png', await readFile(new URL('packing-list.png', FOLDER)))).toEqual([
        { ...document, filename: 'again.png' },
      ]);
    },
    TEST_MS,
  );

  it(
    'is recognized in the photograph of a sheet that lies askew on a table and does not lie flat',
    async () => {
      const photograph = await readFile(new URL('packing-list-photographed.jpg', FOLDER));
      const [document] = await recognize('IMG_2044.jpg', photograph);
      for (const row of PHOTOGRAPHED) expect(document?.text).toContain(row);
    },
    TEST_MS,
  );

  it(
    'is left out where there is none: damaged files, empty pages, other kinds',
    async () => {
      const png = await readFile(new URL('packing-list.png', FOLDER));
      const files = [
        anAttachment('cut.png', png.subarray(0, 9_000)),
        anAttachment('white.png', aPng(600, 400, deflateSync(Buffer.alloc(400 * 601, 255)))),
        anAttachment('noise.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(4_000, 7)])),
        anAttachment('text.pdf', aPdf([[['Packing list', 50, 700]]])),
        anAttachment('photo.heic', Buffer.from('\0\0\0\u0018ftypheic')),
      ];
      expect(await recognizer.recognize(files, LIMIT)).toEqual([]);
      expect(await recognizer.recognize([anAttachment('large.png', png)], png.length - 1)).toEqual([]);
    },
    TEST_MS,
  );
});
