import { describe, expect, it } from '@jest/globals';
import { packUncompressed } from '../../../../adapters/runtime/zip/unpack-zip.js';
import { CsvXlsxCodec } from '../../../../adapters/spreadsheet/csv-xlsx-codec.js';

const codec = new CsvXlsxCodec();
const encode = (text: string) => new TextEncoder().encode(text);

/** A workbook of one sheet with these rows, as XML. */
function createWorkbook(rows: string): Uint8Array {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return packUncompressed({
    '[Content_Types].xml': encode(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/></Types>`,
    ),
    'xl/workbook.xml': encode(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': encode(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': encode(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });
}

describe('a workbook with cells far from its table', () => {
  it.each([
    ['the last cell of a sheet', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    ['a row that no sheet has', '<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>'],
    ['a column that no sheet has', '<row r="1"><c r="ZZZZZZZZ1"><v>1</v></c></row>'],
    ['blanks round the sign', '<row r = \'9999999\'><c r = "A1"><v>1</v></c></row>'],
  ])('is refused: %s', async (_, rows) => {
    await expect(codec.read(createWorkbook(rows))).rejects.toThrow('The sheet is far larger than a tariff');
  });

  it('is read where they are near', async () => {
    const { headings, rows } = await codec.read(
      createWorkbook('<row r="1"><c r="A1"><v>1</v></c></row><row r="3"><c r="C3"><v>7</v></c></row>'),
    );
    expect([headings, rows.map(({ line, cells }) => [line, cells])]).toEqual([
      ['1', '', ''],
      [[3, [undefined, undefined, 7]]],
    ]);
  });
});
