import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerAttachmentExtractor } from '../../../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { type CompiledWorker, compileWorker } from '../../../../support/compiled-worker.js';
import { anAttachment, aPdf, aPdfBomb, aZipBomb } from '../../../../support/fixtures/attachments.js';

const MB = 1024 * 1024;
const LIMIT = 10 * MB;

/** Time of the processor, all threads: what else the machine does meanwhile is no matter of a document. */
function measureCpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

describe('the text of hostile documents that come with an email', () => {
  let worker: CompiledWorker;
  let extractor: WorkerAttachmentExtractor;
  beforeAll(async () => {
    worker = await compileWorker('extraction/attachments', 'document.worker');
    extractor = new WorkerAttachmentExtractor(worker.workerPools, { program: worker.url });
  });
  afterAll(() => worker.remove());

  it('is read from the first pages of a PDF of 5,000 pages, within its time', async () => {
    const pages = Array.from({ length: 5_000 }, (_, n) => [[`Page ${n + 1} gross 10 kg`, 50, 700]] as const);
    const pdf = aPdf(pages);
    const started = process.cpuUsage();
    const [extracted] = await extractor.extract([anAttachment('book.pdf', pdf)], LIMIT);
    expect(measureCpuMsSince(started)).toBeLessThan(6_000);
    expect(extracted).toMatchObject({ isCut: true });
    expect(extracted?.text).toContain('Page 1 gross 10 kg');
    expect(extracted?.text).not.toContain('Page 5000');
  });

  const HOSTILE_FILES: ReadonlyArray<readonly [string, () => Buffer, string]> = [
    ['an archive that unpacks to 64 MB', () => aZipBomb(64 * MB, 64 * MB), 'bomb.xlsx'],
    ['an archive that lies about its size', () => aZipBomb(64 * MB, 100), 'liar.xlsx'],
    ['an archive that lists one file a thousand times', () => aZipBomb(MB, MB, 1_000), 'overlap.xlsx'],
    ['an archive that lists more files than any workbook', () => aZipBomb(10, 10, 5_000), 'many.xlsx'],
    ['a PDF that unpacks to 400 MB', aPdfBomb, 'bomb.pdf'],
    ['a PDF of noise', () => Buffer.from(`%PDF-1.7\n${'<<'.repeat(200_000)}`), 'noise.pdf'],
  ];

  it.each(HOSTILE_FILES)('leaves out %s, and goes on', async (_, bytes, filename) => {
    const good = anAttachment('good.csv', Buffer.from('Gross weight,88 kg\n'));
    const started = process.cpuUsage();
    const extracted = await extractor.extract([anAttachment(filename, bytes()), good], LIMIT);
    expect(extracted.map((one) => one.filename)).toEqual(['good.csv']);
    expect(measureCpuMsSince(started)).toBeLessThan(8_000);
  });
});
