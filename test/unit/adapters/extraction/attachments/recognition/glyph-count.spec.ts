import { describe, expect, it } from '@jest/globals';
import { isDoubtfulFigure } from '../../../../../../adapters/extraction/attachments/recognition/glyph-count.js';

/** Digits of 16 × 25 pixels, 20 apart, with points of 4 × 4 where `.` stands and a gap where `_` stands. */
function print(figures: string) {
  let x = 0;
  const blobs = [...figures].flatMap((sign) => {
    const left = x;
    x += sign === '.' || sign === '_' ? 9 : 20;
    if (sign === '_') return [];
    const [width, top] = sign === '.' ? [4, 21] : [16, 0];
    return [{ left, top, right: left + width - 1, bottom: 24, pixels: 16 }];
  });
  return { left: 0, top: 0, right: x, bottom: 24, blobs };
}

describe('a figure in a picture', () => {
  it.each(['1432.7', '258', '0.186', '1.432.7'])('that is read as it is printed is certain: %s', (figure) => {
    expect(isDoubtfulFigure(figure, print(figure))).toBe(false);
  });

  it.each([
    ['2589', '258.9', 'whose point was not read'],
    ['258', '258.9', 'whose decimals were not read'],
    ['1168.0', '168.0', 'with a digit that is not there'],
    ['258.9', '2589', 'with a point that is not there'],
    ['2589', '258_9', 'whose point the scanner has lost'],
  ])('is in doubt: %s of %s, %s', (read, printed) => {
    expect(isDoubtfulFigure(read, print(printed))).toBe(true);
  });

  it('may have digits that touch', () => {
    const { blobs, ...cell } = print('1432.7');
    const [first, second, ...others] = blobs;
    if (!first || !second) throw new Error('Two digits are printed.');
    const joined = [{ ...first, right: second.right }, ...others];
    expect(isDoubtfulFigure('1432.7', { ...cell, blobs: joined })).toBe(false);
  });

  it('is none among words', () => {
    expect(isDoubtfulFigure('PL-2600', print('26'))).toBe(false);
  });
});
