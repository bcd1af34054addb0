import { describe, expect, it } from '@jest/globals';
import papaparse from 'papaparse';
import { formatCsv } from '../../../../../apps/api/http/csv.js';

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=cmd|calc!A1',
  '=HYPERLINK("http://evil.example";"Invoice")',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
];
/** What stands before a formula so that it begins a cell: in the file as it is, or as a spreadsheet of another country parts it. */
const BEGINNINGS = [
  '',
  ' ',
  '"',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\0',
  '\u00a0',
  '\ufeff',
  '\u200b',
  'Acme;',
  'Acme; ',
  'Acme;"',
  'Acme\t',
  'Acme\n',
  'Acme"\r\n',
  ';;',
  'a;b\n;"',
];

/** Every cell that a spreadsheet would make of a file with this sign between cells, quotation marks and blanks left away. */
function findCells(file: string, separator: string): readonly string[] {
  const quoted = papaparse.parse<string[]>(file, { delimiter: separator }).data.flat();
  // Where a quotation mark does not begin a cell, spreadsheets take it for a letter.
  const plain = file.split('\r\n').flatMap((line) => line.split(/[\r\n]/).flatMap((row) => row.split(separator)));
  return [...quoted, ...plain].map((cell) => cell.replace(/^[\s"\0\ufeff\u200b]+/, ''));
}

const isFormula = (cell: string) => /^[=+\-@＝＋－＠]/.test(cell);

describe('a file for spreadsheets', () => {
  it.each(FORMULAS.flatMap((formula) => BEGINNINGS.map((start) => [start, formula] as const)))(
    'holds no formula where a stranger has written %j before %j',
    (start, formula) => {
      const file = formatCsv([
        [7, 'plain', `${start}${formula}`],
        [`${start}${formula}`, `Norte, S.A. ${start}${formula}`, true],
      ]);
      for (const separator of [',', ';', '\t']) expect(findCells(file, separator).filter(isFormula)).toEqual([]);
    },
  );

  it('would hold one without the apostrophes', () => {
    expect(findCells('7,Acme;=1+1\r\n', ';').some(isFormula)).toBe(true);
  });

  it.each(['Norte; Sur', 'a-b', '2 + 3 = 5', 'x@y.example', 'Line one\nline two', '50 % = half', '“quoted”'])(
    'leaves %j as it is',
    (text) => {
      expect(papaparse.parse(formatCsv([[text, 1]]), { newline: '\r\n' }).data[0]).toEqual([text, '1']);
    },
  );

  it('leaves numbers as they are', () => {
    expect(formatCsv([[-1.5, 0, 2e21]])).toBe('-1.5,0,2e+21\r\n');
  });
});
