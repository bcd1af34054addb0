import { describe, expect, it } from '@jest/globals';
import { findSkew } from '../../../../../../adapters/extraction/attachments/recognition/find-skew.js';
import { followLines } from '../../../../../../adapters/extraction/attachments/recognition/follow-lines.js';
import type { Blob } from '../../../../../../adapters/extraction/attachments/recognition/ink-blobs.js';
import { findSlopeField } from '../../../../../../adapters/extraction/attachments/recognition/line-slopes.js';

const [WIDTH, HEIGHT] = [2000, 2400];
const GLYPH = 30;

/** Lines of words of seven letters, moved down as told. */
function print(shift: (x: number, y: number) => number): Blob[] {
  const blobs: Blob[] = [];
  for (let y = 200; y < 2200; y += 80) {
    for (let x = 150; x < 1800; x += 26) {
      if (Math.floor(x / 26) % 8 === 7) continue;
      const top = Math.round(y + shift(x, y));
      blobs.push({ left: x, top, right: x + 19, bottom: top + GLYPH - 1, pixels: 300 });
    }
  }
  return blobs;
}

describe('the lines of a page', () => {
  it.each([-5, 0, 3])('lean by %d degrees', (degrees) => {
    const skew = findSkew(print((x) => x * Math.tan((degrees * Math.PI) / 180)));
    expect(skew?.isSideways).toBe(false);
    expect(((skew?.angle ?? 0) * 180) / Math.PI).toBeCloseTo(degrees, 0);
  });

  it('run from top to bottom on a page that lies on its side', () => {
    const turned = print(() => 0).map(({ left, top, right, bottom, pixels }) => {
      return { left: HEIGHT - bottom, top: left, right: HEIGHT - top, bottom: right, pixels };
    });
    expect(findSkew(turned)?.isSideways).toBe(true);
    expect(findSkew([])).toBeUndefined();
  });

  it('are followed over a page that does not lie flat', () => {
    const bend = (x: number) => 40 * Math.sin((x / WIDTH) * Math.PI);
    const slopes = findSlopeField(
      print((x) => bend(x)),
      GLYPH,
      WIDTH,
      HEIGHT,
    );
    if (!slopes) throw new Error('The page has lines.');
    const { place, most } = followLines(slopes, WIDTH, HEIGHT);
    expect(most).toBeGreaterThan(20);
    for (const x of [200, 600, 1500, 1800]) {
      const shift = place(x, 1000).y - place(1000, 1000).y;
      expect(Math.abs(shift - (bend(x) - bend(1000)))).toBeLessThan(GLYPH / 4);
    }
  });

  it('say nothing where they are too short', () => {
    const figures = print(() => 0).filter(({ left }) => left < 200);
    expect(findSlopeField(figures, GLYPH, WIDTH, HEIGHT)).toBeUndefined();
  });
});
