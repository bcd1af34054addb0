import { describe, expect, it } from '@jest/globals';
import { joinRows } from '../../../../../../adapters/extraction/attachments/recognition/join-rows.js';

/** Cells of a line 40 pixels high, `text@left`, each as wide as its letters. */
function print(top: number, line: string) {
  return line.split('|').map((cell) => {
    const [text = '', at = '0'] = cell.split('@');
    const [left, right] = [Number(at), Number(at) + text.length * 15];
    return { text, confidence: 90, left, right, cell: { left, right, top, bottom: top + 30, blobs: [] } };
  });
}

const LINES = [
  print(40, 'Date: 12/11@20|Ref: 5@300|Page@500'),
  print(100, 'Sizes@500|Weight@800'),
  print(120, 'No@20|Goods@150|Boxes@350'),
  print(140, '(cm)@500|(kg)@800'),
  print(230, 'Garden@150|40 x 30 x@500'),
  print(250, '1@20|4@350|80.5@800'),
  print(270, 'hoses@150|25@500'),
  print(340, '2@20|Pumps@150|6@350|60 x 40 x 30@500|90.0@800'),
];
const RULES = [90, 190, 310, 390].map((y) => ({ y, left: 10, right: 900 }));

describe('lines between two lines of a table', () => {
  it('are one row, whatever stands beside what', () => {
    const rows = joinRows(LINES, { glyphHeight: 25, rules: RULES }).map((row) => row.map(({ text }) => text));
    expect(rows).toEqual([
      ['Date: 12/11', 'Ref: 5', 'Page'],
      ['No', 'Goods', 'Boxes', 'Sizes (cm)', 'Weight (kg)'],
      ['1', 'Garden hoses', '4', '40 x 30 x 25', '80.5'],
      ['2', 'Pumps', '6', '60 x 40 x 30', '90.0'],
    ]);
  });

  it('are rows of their own where each has figures', () => {
    const lines = [print(100, '1@20|4@350|80.5@800'), print(140, '2@20|6@350|90.0@800')];
    const frame = [90, 190].map((y) => ({ y, left: 10, right: 900 }));
    expect(joinRows(lines, { glyphHeight: 25, rules: frame })).toHaveLength(2);
  });
});
