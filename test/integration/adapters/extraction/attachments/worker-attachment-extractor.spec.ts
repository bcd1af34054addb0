import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerAttachmentExtractor } from '../../../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { type CompiledWorker, compileWorker } from '../../../../support/compiled-worker.js';
import { anAttachment, anXlsx, aPdf, aZipBomb } from '../../../../support/fixtures/attachments.js';

const MB = 1024 * 1024;
const LIMIT = 10 * MB;

/** Time of the processor, all threads: what else the machine does meanwhile is no matter of a document. */
function measureCpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

describe('the text of documents that come with an email', () => {
  let worker: CompiledWorker;
  let extractor: WorkerAttachmentExtractor;
  beforeAll(async () => {
    worker = await compileWorker('extraction/attachments', 'document.worker');
    extractor = new WorkerAttachmentExtractor(worker.workerPools, { program: worker.url });
  });
  afterAll(() => worker.remove());

  it('is read out of a PDF, line by line, columns parted', async () => {
    const pdf = aPdf([
      [
        ['Packing list 77', 50, 760],
        ['350.5 kg', 300, 700],
        ['Pieces', 50, 720],
        ['Gross weight', 300, 720],
        ['4', 50, 700],
      ],
      [['Total volume 3.84 m3', 50, 760]],
    ]);
    const extracted = await extractor.extract([anAttachment('packing.pdf', pdf, 'application/pdf')], LIMIT);
    expect(extracted).toEqual([
      {
        filename: 'packing.pdf',
        text: 'Packing list 77\n\tPieces\tGross weight\n·\t4\t350.5 kg\n\nTotal volume 3.84 m3',
        isCut: false,
      },
    ]);
  });

  it('is read out of an XLSX, a line for a row', async () => {
    const xlsx = await anXlsx([
      ['Pieces', 'Size cm', 'Gross kg'],
      [4, '120x80x100', 350.5],
    ]);
    expect(await extractor.extract([anAttachment('list.xlsx', xlsx)], LIMIT)).toEqual([
      { filename: 'list.xlsx', text: 'Pieces\tSize cm\tGross kg\n4\t120x80x100\t350.5', isCut: false },
    ]);
  });

  it.each([
    [
      'semicolons and a byte order mark',
      Buffer.from('\ufeffBultos;Peso kg\n4;350,5\n'),
      '\tBultos\tPeso kg\n·\t4\t350,5',
    ],
    [
      'the encoding of Windows',
      Buffer.from('Descripci\xf3n,Peso\nBombas,"1,200"\n', 'latin1'),
      '\tDescripción\tPeso\n\tBombas\t1,200',
    ],
  ])('is read out of a CSV with %s', async (_, csv, text) => {
    expect(await extractor.extract([anAttachment('list.csv', csv, 'text/csv')], LIMIT)).toMatchObject([{ text }]);
  });

  it('is told by what a file is, not by its name', async () => {
    const pdf = aPdf([[['Gross weight 88 kg', 50, 700]]]);
    expect(await extractor.extract([anAttachment('photo.jpg', pdf, 'image/jpeg')], LIMIT)).toMatchObject([
      { filename: 'photo.jpg', text: 'Gross weight 88 kg' },
    ]);
  });

  it('is cut where a list has no end, and says so', async () => {
    const csv = Buffer.from('4;120x80x100;350,5\n'.repeat(20_000));
    const [extracted] = await extractor.extract([anAttachment('endless.csv', csv)], LIMIT);
    expect(extracted?.isCut).toBe(true);
    expect(extracted?.text.length).toBeLessThanOrEqual(60_000);
  });

  /** Those that take the time of a processor are opened in `worker-attachment-extractor.nightly.ts`. */
  const HOSTILE_FILES: ReadonlyArray<readonly [string, () => Buffer, string]> = [
    ['an archive cut in half', () => aZipBomb(MB, MB).subarray(0, 600), 'half.xlsx'],
    ['an archive of nothing', () => Buffer.from('PK\u0003\u0004nothing'), 'nothing.xlsx'],
    ['a PDF without text', () => aPdf([[]]), 'scan.pdf'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old.xls'],
    [
      'a page of cells that span many',
      () => Buffer.from(`<table>${'<td colspan=50 rowspan=50>x'.repeat(2_500)}`),
      'wide.html',
    ],
    ['a program', () => Buffer.from('MZ\u0000\u0001 program'), 'list.csv'],
  ];

  it.each(HOSTILE_FILES)('leaves out %s, and goes on', async (_, bytes, filename) => {
    const good = anAttachment('good.csv', Buffer.from('Gross weight,88 kg\n'));
    const started = process.cpuUsage();
    const extracted = await extractor.extract([anAttachment(filename, bytes()), good], LIMIT);
    expect(extracted.map((one) => one.filename)).toEqual(['good.csv']);
    expect(measureCpuMsSince(started)).toBeLessThan(8_000);
  });

  it('opens nothing that is larger than the setting allows, or that the door did not bring', async () => {
    const csv = Buffer.from(`Gross weight,88 kg\n${' '.repeat(2_000)}`);
    expect(await extractor.extract([anAttachment('large.csv', csv)], 1_000)).toEqual([]);
    const missing = { ...anAttachment('named.csv', csv), contentBase64: undefined };
    expect(await extractor.extract([missing], LIMIT)).toEqual([]);
    const understated = { ...anAttachment('understated.csv', csv), sizeBytes: 10 };
    expect(await extractor.extract([understated], 1_000)).toEqual([]);
  });
});
