import { describe, expect, it } from '@jest/globals';
import { layOutWords } from '../../../../../adapters/extraction/attachments/lay-out-words.js';

const HEIGHT = 8;
/** Words at the given places of a page: `[text, x, y]`. */
const place = (words: readonly (readonly [string, number, number])[]) =>
  words.map(([text, x, y]) => ({ text, x, y, width: text.length * 4, height: HEIGHT }));

describe('the words of a page', () => {
  it('stand in the columns of their table, also where a cell is empty', () => {
    const rows = layOutWords(
      place([
        ...(['Goods', 'Ctns', 'Size', 'kg'] as const).map((text, k) => [text, 50 + k * 100, 700] as const),
        ...(['Belts', '4', '60x40x40', '80'] as const).map((text, k) => [text, 50 + k * 100, 680] as const),
        ['TOTAL', 50, 660],
        ['4', 150, 660],
        ['80', 350, 660],
      ]),
    );
    expect(rows).toEqual([
      ['Goods', 'Ctns', 'Size', 'kg'],
      ['Belts', '4', '60x40x40', '80'],
      ['TOTAL', '4', '', '80'],
    ]);
  });

  it.each([
    ['below', 690],
    ['above', 710],
  ])('are one cell where it goes on %s the row', (_where, y) => {
    const rows = layOutWords(
      place([
        ['Goods', 50, 740],
        ['Ctns', 150, 740],
        ['kg', 250, 740],
        ['Rubber', 50, Math.max(y, 700)],
        ['belts', 50, Math.min(y, 700)],
        ['4', 150, 700],
        ['80', 250, 700],
        ['Filters', 50, 660],
        ['2', 150, 660],
        ['30', 250, 660],
      ]),
    );
    expect(rows).toEqual([
      ['Goods', 'Ctns', 'kg'],
      ['Rubber belts', '4', '80'],
      ['Filters', '2', '30'],
    ]);
  });

  it('stay in rows of their own where these follow each other closely', () => {
    const rows = [0, 1, 2, 3].map((row) => [`Belt ${'abcd'[row]}`, String(row + 1), String(row + 20)]);
    const words = rows.flatMap((row, n) => row.map((text, k) => [text, 50 + k * 100, 700 - n * 9.6] as const));
    expect(layOutWords(place(words))).toEqual(rows);
  });
});
