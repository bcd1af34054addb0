import { describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { CsvXlsxCodec } from '../../../../adapters/spreadsheet/csv-xlsx-codec.js';
import type { SheetCell } from '../../../../application/tariff/spreadsheet-codec.port.js';
import { matchDomainError } from '../../../contracts/contract-context.js';

const codec = new CsvXlsxCodec();
const HEADINGS = ['Airport', 'Base Rate', 'Description'];
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1'].map((text) => text.trim());
const ROWS: ReadonlyArray<readonly SheetCell[]> = [
  ['SJO', 0.12, 'Ñandú, "quoted"; with\nline end'],
  ['PTY', -4.5, undefined],
  ['GUA', 1234567.89, "'quoted by hand"],
  ...FORMULAS.map((text) => ['TGU', 1, text]),
];
const toBytes = (text: string) => new TextEncoder().encode(text);

describe('tables as files', () => {
  it.each(['csv', 'xlsx'] as const)('read the same again as %s', async (format) => {
    const { headings, rows } = await codec.read(await codec.write(format, HEADINGS, ROWS, 'Rates'));
    expect(headings).toEqual(HEADINGS);
    expect(rows.map((row) => row.line)).toEqual(ROWS.map((_, at) => at + 2));
    const toText = (cells: readonly SheetCell[]) =>
      HEADINGS.map((_, at) => (cells[at] === undefined ? '' : String(cells[at])));
    expect(rows.map((row) => toText(row.cells))).toEqual(ROWS.map(toText));
  });

  it('name the further sheets of a file that hold figures, which are not read', async () => {
    const row = (...cells: ReadonlyArray<string | number>) => cells.map((value) => ({ value }));
    const sheets = [
      { data: [row('Airport', 'Base Rate'), row('SJO', 1)], sheet: 'Charges' },
      { data: [row('Zone', 'Van'), row('North', 45), row('South', 60)], sheet: 'Deliveries' },
      { data: [row('Written by hand'), row('in', 2027)], sheet: 'Notes' },
    ];
    const file = await writeExcelFile(sheets).toBuffer();
    const { rows, otherSheets } = await codec.read(new Uint8Array(file));
    expect(rows).toHaveLength(1);
    expect(otherSheets).toEqual(['Deliveries']);
    expect(await codec.read(await codec.write('xlsx', HEADINGS, ROWS, 'Rates'))).not.toHaveProperty('otherSheets');
  });

  it('never write a text as a formula, and numbers as numbers', async () => {
    const csv = new TextDecoder().decode(await codec.write('csv', HEADINGS, ROWS, 'Rates'));
    expect(csv).toContain('TGU,1,"\'=1+1"');
    expect(csv).toContain('PTY,-4.5,');
    const [, , panama, , formula] = await readSheet(Buffer.from(await codec.write('xlsx', HEADINGS, ROWS, 'Rates')));
    expect(panama?.[1]).toBe(-4.5);
    expect(formula?.[2]).toBe('=1+1');
  });

  it.each([
    ['commas', 'Airport,Base Rate\r\nSJO,0.5\r\n', true],
    ['semicolons', 'Airport;Base Rate\nSJO;0,5\n', false],
    ['tabs', 'Airport\tBase Rate\rSJO\t0,5', false],
    ['a byte order mark', '\uFEFFAirport;Base Rate\n\nSJO;0,5\n;;\n', false],
  ])('are read with %s', async (_name, text, hasDecimalPoints) => {
    const sheet = await codec.read(toBytes(text));
    expect(sheet.headings).toEqual(['Airport', 'Base Rate']);
    expect(sheet.rows).toHaveLength(1);
    expect(sheet.rows[0]?.cells[0]).toBe('SJO');
    expect(sheet.hasDecimalPoints).toBe(hasDecimalPoints);
  });

  it('are read in the letters of an old Spanish spreadsheet', async () => {
    const sheet = await codec.read(Uint8Array.from([...toBytes('Description\nEspa'), 0xf1, 0x61]));
    expect(sheet.rows[0]?.cells[0]).toBe('España');
  });

  it.each([
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ])('are read as the Unicode text of a spreadsheet, %s', async (encoding, byteOrderMark) => {
    const text = Buffer.from('Airport\tDescription\nSJO\tEspaña\n', 'utf16le');
    const bytes = encoding === 'utf-16le' ? text : text.swap16();
    const sheet = await codec.read(Uint8Array.from([...byteOrderMark, ...bytes]));
    expect(sheet.rows).toEqual([{ line: 2, cells: ['SJO', 'España'] }]);
  });

  it('have their headings on the first line that holds anything, and count lines as the file does', async () => {
    const csv = await codec.read(toBytes('sep=;\n\nAirport;Base Rate\n;\nSJO;0,5\n'));
    expect(csv).toMatchObject({ headings: ['Airport', 'Base Rate'], rows: [{ line: 5, cells: ['SJO', '0,5'] }] });
    const bytes = await codec.write('xlsx', [''], [[undefined], ['Airport'], [undefined], ['SJO']], 'Rates');
    expect(await codec.read(bytes)).toMatchObject({ headings: ['Airport'], rows: [{ line: 5, cells: ['SJO'] }] });
  });

  it('are read as they are seen where a spreadsheet shows figures in percent', async () => {
    const rows = ['0.00%', '0%', '0.00'].map((format) => [{ value: 'SJO' }, { value: 0.07, type: Number, format }]);
    const workbook = [[{ value: 'Airport' }, { value: 'Base Rate' }], ...rows];
    const sheet = await codec.read(await writeExcelFile(workbook, { sheet: 'Rates' }).toBuffer());
    expect(sheet.rows.map(({ cells }) => cells[1])).toEqual(['7%', '7%', 0.07]);
  });

  it('are read without the dust of what a spreadsheet worked out', async () => {
    const sheet = await codec.read(await codec.write('xlsx', ['Base Rate'], [[0.1 + 0.2], [0.155 * 3]], 'Rates'));
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual([0.3, 0.465]);
  });

  it('are refused where they are something else', async () => {
    const xlsx = await codec.write('xlsx', HEADINGS, ROWS, 'Rates');
    const torn = [xlsx.slice(0, 400), toBytes('PK\u0003\u0004 and no more'), toBytes('a\0b'), toBytes('Airport\n"SJO')];
    for (const bytes of torn) await expect(codec.read(bytes)).rejects.toMatchObject(matchDomainError('invalid'));
  });

  it('are refused where they unpack to more than a tariff ever has', async () => {
    const xlsx = Buffer.from(await codec.write('xlsx', HEADINGS, ROWS, 'Rates'));
    const entry = xlsx.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    xlsx.writeUInt32LE(0x7fffffff, entry + 24);
    await expect(codec.read(xlsx)).rejects.toMatchObject(matchDomainError('invalid'));
  });
});
