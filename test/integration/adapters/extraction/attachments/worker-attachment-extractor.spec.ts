import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerTexts } from '../../../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { type BuiltThread, builtThread } from '../../../../support/compiled-worker.js';
import { attachmentOf, pdfBomb, pdfOf, xlsxOf, zipBomb } from '../../../../support/fixtures/attachments.js';

const MB = 1024 * 1024;
const LIMIT = 10 * MB;

/** Time of the processor, all threads: what else the machine does meanwhile is no matter of a document. */
function cpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

describe('the text of documents that come with an email', () => {
  let worker: BuiltThread;
  let texts: WorkerTexts;
  beforeAll(async () => {
    worker = await builtThread('attachments', 'document-worker');
    texts = new WorkerTexts(worker.teams, worker.url);
  });
  afterAll(() => worker.remove());

  it('is read out of a PDF, line by line, columns parted', async () => {
    const pdf = pdfOf([
      [
        ['Packing list 77', 50, 760],
        ['350.5 kg', 300, 700],
        ['Pieces', 50, 720],
        ['Gross weight', 300, 720],
        ['4', 50, 700],
      ],
      [['Total volume 3.84 m3', 50, 760]],
    ]);
    const read = await texts.read([attachmentOf('packing.pdf', pdf, 'application/pdf')], LIMIT);
    expect(read).toEqual([
      {
        filename: 'packing.pdf',
        text: 'Packing list 77\n\tPieces\tGross weight\n\t4\t350.5 kg\n\nTotal volume 3.84 m3',
        isCut: false,
      },
    ]);
  });

  it('is read out of an XLSX, a line for a row', async () => {
    const xlsx = await xlsxOf([
      ['Pieces', 'Size cm', 'Gross kg'],
      [4, '120x80x100', 350.5],
    ]);
    expect(await texts.read([attachmentOf('list.xlsx', xlsx)], LIMIT)).toEqual([
      { filename: 'list.xlsx', text: 'Pieces\tSize cm\tGross kg\n4\t120x80x100\t350.5', isCut: false },
    ]);
  });

  it.each([
    [
      'semicolons and a byte order mark',
      Buffer.from('\ufeffBultos;Peso kg\n4;350,5\n'),
      '\tBultos\tPeso kg\n\t4\t350,5',
    ],
    [
      'the encoding of Windows',
      Buffer.from('Descripci\xf3n,Peso\nBombas,"1,200"\n', 'latin1'),
      '\tDescripción\tPeso\n\tBombas\t1,200',
    ],
  ])('is read out of a CSV with %s', async (_, csv, text) => {
    expect(await texts.read([attachmentOf('list.csv', csv, 'text/csv')], LIMIT)).toMatchObject([{ text }]);
  });

  it('is told by what a file is, not by its name', async () => {
    const pdf = pdfOf([[['Gross weight 88 kg', 50, 700]]]);
    expect(await texts.read([attachmentOf('photo.jpg', pdf, 'image/jpeg')], LIMIT)).toMatchObject([
      { filename: 'photo.jpg', text: 'Gross weight 88 kg' },
    ]);
  });

  it('is cut where a list has no end, and says so', async () => {
    const csv = Buffer.from('4;120x80x100;350,5\n'.repeat(20_000));
    const [read] = await texts.read([attachmentOf('endless.csv', csv)], LIMIT);
    expect(read?.isCut).toBe(true);
    expect(read?.text.length).toBeLessThanOrEqual(60_000);
  });

  it('is read from the first pages of a PDF of 5,000 pages, within its time', async () => {
    const pages = Array.from({ length: 5_000 }, (_, n) => [[`Page ${n + 1} gross 10 kg`, 50, 700]] as const);
    const pdf = pdfOf(pages);
    const started = process.cpuUsage();
    const [read] = await texts.read([attachmentOf('book.pdf', pdf)], LIMIT);
    expect(cpuMsSince(started)).toBeLessThan(6_000);
    expect(read).toMatchObject({ isCut: true });
    expect(read?.text).toContain('Page 1 gross 10 kg');
    expect(read?.text).not.toContain('Page 5000');
  });

  const HOSTILE: ReadonlyArray<readonly [string, () => Buffer, string]> = [
    ['an archive that unpacks to 64 MB', () => zipBomb(64 * MB, 64 * MB), 'bomb.xlsx'],
    ['an archive that lies about its size', () => zipBomb(64 * MB, 100), 'liar.xlsx'],
    ['an archive that lists one file a thousand times', () => zipBomb(MB, MB, 1_000), 'overlap.xlsx'],
    ['an archive that lists more files than any workbook', () => zipBomb(10, 10, 5_000), 'many.xlsx'],
    ['an archive cut in half', () => zipBomb(MB, MB).subarray(0, 600), 'half.xlsx'],
    ['an archive of nothing', () => Buffer.from('PK\u0003\u0004nothing'), 'nothing.xlsx'],
    ['a PDF that unpacks to 400 MB', pdfBomb, 'bomb.pdf'],
    ['a PDF of noise', () => Buffer.from(`%PDF-1.7\n${'<<'.repeat(200_000)}`), 'noise.pdf'],
    ['a PDF without text', () => pdfOf([[]]), 'scan.pdf'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old.xls'],
    ['a program', () => Buffer.from('MZ\u0000\u0001 program'), 'list.csv'],
  ];

  it.each(HOSTILE)('leaves out %s, and goes on', async (_, bytes, filename) => {
    const good = attachmentOf('good.csv', Buffer.from('Gross weight,88 kg\n'));
    const started = process.cpuUsage();
    const read = await texts.read([attachmentOf(filename, bytes()), good], LIMIT);
    expect(read.map((one) => one.filename)).toEqual(['good.csv']);
    expect(cpuMsSince(started)).toBeLessThan(8_000);
  });

  it('opens nothing that is larger than the setting allows, or that the door did not bring', async () => {
    const csv = Buffer.from(`Gross weight,88 kg\n${' '.repeat(2_000)}`);
    expect(await texts.read([attachmentOf('large.csv', csv)], 1_000)).toEqual([]);
    const missing = { ...attachmentOf('named.csv', csv), contentBase64: undefined };
    expect(await texts.read([missing], LIMIT)).toEqual([]);
    const understated = { ...attachmentOf('understated.csv', csv), sizeBytes: 10 };
    expect(await texts.read([understated], 1_000)).toEqual([]);
  });
});
