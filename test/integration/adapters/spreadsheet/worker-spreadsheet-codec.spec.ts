import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { WorkerThreadPoolFactory } from '../../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { packUncompressed } from '../../../../adapters/runtime/zip/unpack-zip.js';
import { WorkerSpreadsheetCodec } from '../../../../adapters/spreadsheet/worker-spreadsheet-codec.js';

const resolveBuilt = (path: string) => pathToFileURL(join('dist', 'server', 'adapters', path));
const encode = (text: string) => new TextEncoder().encode(text);

describe('spreadsheets that are read in a thread', () => {
  const codec = new WorkerSpreadsheetCodec(
    new WorkerThreadPoolFactory(resolveBuilt('runtime/worker-pool/worker-entry.js')),
    { program: resolveBuilt('spreadsheet/spreadsheet.worker.js') },
  );
  afterAll(() => codec.close());

  it('come out as they were written', async () => {
    const headings = ['Airport', 'Base Rate'];
    for (const format of ['csv', 'xlsx'] as const) {
      const sheet = await codec.read(await codec.write(format, headings, [['SJO', 0.12]], 'Rates'));
      expect(sheet.headings).toEqual(headings);
      expect(sheet.rows.map(({ cells }) => cells.map(String))).toEqual([['SJO', '0.12']]);
    }
  });

  it('are refused with the sentence of whoever read them', async () => {
    await expect(codec.read(encode('a;"b\n'))).rejects.toThrow('Line 1 of the file has a quote that does not end.');
    await expect(codec.read(Buffer.from([0x50, 0x4b, 3, 4, 9, 9]))).rejects.toThrow('The XLSX file cannot be read.');
  });

  it('end their thread, not the process, where they take more than a tariff would', async () => {
    const cells = `<c r="A1" t="s"><v>0</v></c>`.repeat(1_500_000);
    const bomb = packUncompressed({
      'xl/worksheets/sheet1.xml': encode(`<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`),
    });
    await expect(codec.read(bomb)).rejects.toThrow(/far larger than a tariff|cannot be read/);
    const { headings } = await codec.read(encode('Airport;Service\nSJO;HNDL\n'));
    expect(headings).toEqual(['Airport', 'Service']);
  });
});
