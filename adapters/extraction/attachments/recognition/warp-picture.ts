import type { Point, SheetCorners } from './find-sheet.js';
import { type GreyPicture, sampleAt } from './grey-picture.js';

/** Where a point of one picture is in another. */
export type Placement = (x: number, y: number) => Point;

/** Pixels between the points that are placed; those between are interpolated: pages bend less. */
const GRID = 16;
/** Samples a side of a pixel where the picture shrinks. */
const MAX_SAMPLES = 3;

/** A picture of another size and shape, each pixel from where it is placed in the source. */
export function warpPicture(source: GreyPicture, width: number, height: number, place: Placement): GreyPicture {
  const columns = Math.ceil(width / GRID) + 1;
  const rows = Math.ceil(height / GRID) + 1;
  const [xs, ys] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (let at = 0; at < xs.length; at += 1) {
    const { x, y } = place((at % columns) * GRID, Math.floor(at / columns) * GRID);
    xs[at] = x;
    ys[at] = y;
  }
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const share = (y % GRID) / GRID;
    const row = Math.floor(y / GRID) * columns;
    for (let cell = 0; cell < columns - 1; cell += 1) {
      const upper = row + cell;
      const lower = upper + columns;
      const mix = (values: Float32Array, at: number, below: number) =>
        (values[at] ?? 0) * (1 - share) + (values[below] ?? 0) * share;
      const [fromX, fromY] = [mix(xs, upper, lower), mix(ys, upper, lower)];
      const stepX = (mix(xs, upper + 1, lower + 1) - fromX) / GRID;
      const stepY = (mix(ys, upper + 1, lower + 1) - fromY) / GRID;
      const samples = Math.min(MAX_SAMPLES, Math.max(1, Math.round(Math.hypot(stepX, stepY))));
      const end = Math.min(GRID, width - cell * GRID);
      for (let k = 0; k < end; k += 1) {
        const [x0, y0] = [fromX + k * stepX, fromY + k * stepY];
        data[y * width + cell * GRID + k] =
          samples === 1 ? sampleAt(source, x0, y0) : sampleAround(source, x0, y0, stepX, stepY, samples);
      }
    }
  }
  return { width, height, data };
}

/** The mean of a pixel that stands for several of the source's: squares along and across the step to the next. */
function sampleAround(
  source: GreyPicture,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  samples: number,
): number {
  let sum = 0;
  for (let k = 0; k < samples; k += 1) {
    for (let l = 0; l < samples; l += 1) {
      const [along, across] = [(k + 0.5) / samples - 0.5, (l + 0.5) / samples - 0.5];
      sum += sampleAt(source, x + along * stepX - across * stepY, y + along * stepY + across * stepX);
    }
  }
  return sum / (samples * samples);
}

/** A sheet as it lies flat, and where its points are in the picture. */
export interface FlatSheet {
  readonly width: number;
  readonly height: number;
  readonly place: Placement;
}

/** The sheet between four corners in the size that it has in the picture. */
export function flattenSheet([upperLeft, upperRight, lowerRight, lowerLeft]: SheetCorners): FlatSheet {
  const measure = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const width = Math.round(Math.max(measure(upperLeft, upperRight), measure(lowerLeft, lowerRight)));
  const height = Math.round(Math.max(measure(upperLeft, lowerLeft), measure(upperRight, lowerRight)));
  // The projection of the unit square on four corners (Heckbert).
  const [right, below] = [
    { x: upperRight.x - lowerRight.x, y: upperRight.y - lowerRight.y },
    { x: lowerLeft.x - lowerRight.x, y: lowerLeft.y - lowerRight.y },
  ];
  const sum = {
    x: upperLeft.x - upperRight.x + lowerRight.x - lowerLeft.x,
    y: upperLeft.y - upperRight.y + lowerRight.y - lowerLeft.y,
  };
  const divisor = right.x * below.y - below.x * right.y;
  const g = (sum.x * below.y - below.x * sum.y) / divisor;
  const h = (right.x * sum.y - sum.x * right.y) / divisor;
  const a = upperRight.x - upperLeft.x + g * upperRight.x;
  const b = lowerLeft.x - upperLeft.x + h * lowerLeft.x;
  const d = upperRight.y - upperLeft.y + g * upperRight.y;
  const e = lowerLeft.y - upperLeft.y + h * lowerLeft.y;
  const place = (x: number, y: number): Point => {
    const [u, v] = [x / width, y / height];
    const depth = g * u + h * v + 1;
    return { x: (a * u + b * v + upperLeft.x) / depth, y: (d * u + e * v + upperLeft.y) / depth };
  };
  return { width, height, place };
}
