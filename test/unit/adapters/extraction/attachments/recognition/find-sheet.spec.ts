import { describe, expect, it } from '@jest/globals';
import { findSheet, type Point } from '../../../../../../adapters/extraction/attachments/recognition/find-sheet.js';

const [WIDTH, HEIGHT] = [300, 400];
const CORNERS: readonly Point[] = [
  { x: 35, y: 45 },
  { x: 260, y: 30 },
  { x: 280, y: 360 },
  { x: 20, y: 375 },
];

/** A picture whose shade is asked for at each of its points. */
function draw(shade: (x: number, y: number) => number) {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => shade(at % WIDTH, Math.floor(at / WIDTH)));
  return { width: WIDTH, height: HEIGHT, data };
}

function isInside(x: number, y: number): boolean {
  return CORNERS.every((one, k) => {
    const next = CORNERS[(k + 1) % CORNERS.length] ?? one;
    return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x) >= 0;
  });
}

/** A line of print every 15 rows. */
function hasPrint(x: number, y: number): boolean {
  return x > 75 && x < 225 && y > 75 && y < 325 && y % 15 < 4 && x % 5 < 2;
}

describe('the sheet in a picture', () => {
  it('is found by the edges at which a darker table begins', () => {
    const sheet = findSheet(draw((x, y) => (isInside(x, y) ? (hasPrint(x, y) ? 40 : 215) : 110)));
    for (const [k, corner] of CORNERS.entries()) {
      expect(Math.abs((sheet?.[k]?.x ?? 0) - corner.x)).toBeLessThan(5);
      expect(Math.abs((sheet?.[k]?.y ?? 0) - corner.y)).toBeLessThan(5);
    }
  });

  it('goes beyond the picture where the picture shows three of its edges', () => {
    const sheet = findSheet(draw((x, y) => (isInside(x, y) || (y > 350 && x > 21 && x < 279) ? 215 : 110)));
    expect(sheet?.[2]?.y).toBeGreaterThan(HEIGHT - 15);
    expect(sheet?.[3]?.y).toBeGreaterThan(HEIGHT - 15);
  });

  it.each([
    ['fills it, as a scan does', (x: number, y: number) => (hasPrint(x, y) ? 40 : 250)],
    ['has dark stripes on it', (x: number, y: number) => (y > 100 && y < 130 && x > 15 ? 190 : 250)],
  ])('is none where it %s', (_, shade) => {
    expect(findSheet(draw(shade))).toBeUndefined();
  });
});
