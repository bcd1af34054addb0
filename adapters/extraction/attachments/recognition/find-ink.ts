import type { GreyPicture } from './grey-picture.js';

/** Where a picture holds ink: 1 for each pixel that is darker than its neighbourhood. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A picture under even light, and its ink. */
export interface CleanPicture {
  readonly picture: GreyPicture;
  readonly ink: Ink;
}

/** The neighbourhood of a pixel, as a share of the width of the page: some letters. */
const NEIGHBOURHOOD = 1 / 40;
/** Shares of the mean of its neighbourhood from which a pixel is paper, and below which it is ink, and black. */
const PAPER = 0.92;
const INK = 0.84;
const BLACK = 0.45;
const WHITE = 255;

/** The picture with paper white and ink black, whatever its light: shadows are compared with what is beside them. */
export function cleanPicture({ width, height, data }: GreyPicture): CleanPicture {
  const radius = Math.max(6, Math.round(width * NEIGHBOURHOOD));
  const ink = new Uint8Array(data.length);
  const clean = new Uint8Array(data.length);
  // Sums of the columns within the neighbourhood's rows: they move down with the row.
  const columns = new Uint32Array(width);
  const addRow = (row: number, sign: 1 | -1) => {
    for (let x = 0, at = row * width; x < width; x += 1, at += 1)
      columns[x] = (columns[x] ?? 0) + sign * (data[at] ?? 0);
  };
  let rows = 0;
  for (let row = 0; row < Math.min(radius, height); row += 1, rows += 1) addRow(row, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) {
      addRow(y + radius, 1);
      rows += 1;
    }
    if (y - radius > 0) {
      addRow(y - radius - 1, -1);
      rows -= 1;
    }
    markRow(y, rows);
  }
  return { picture: { width, height, data: clean }, ink: { width, height, data: ink } };

  function markRow(y: number, rowCount: number): void {
    let sum = 0;
    let count = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1, count += 1) sum += columns[x] ?? 0;
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (x + radius < width) {
        sum += columns[x + radius] ?? 0;
        count += 1;
      }
      if (x - radius > 0) {
        sum -= columns[x - radius - 1] ?? 0;
        count -= 1;
      }
      const share = ((data[at] ?? 0) * rowCount * count) / Math.max(1, sum);
      if (share < INK) ink[at] = 1;
      clean[at] = Math.min(Math.max((share - BLACK) / (PAPER - BLACK), 0), 1) * WHITE;
    }
  }
}
