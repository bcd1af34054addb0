import type { GreyPicture } from './grey-picture.js';

/** A side of a sheet that runs from top to bottom: x = at + lean · y. */
export interface SheetSide {
  readonly at: number;
  readonly lean: number;
}

/** By how much a side leans at most: what leans more lies on its side, or was not meant to be read. */
const MAX_LEAN = 0.3;
/** The two sides share the picture: one lies in this share of it. */
const REACH = 0.55;
/** Pixels on both sides of an edge that are compared. */
const EDGE_PX = 2;
/** A contrast beyond which no edge is clearer: a dark stripe in a bright table is no better than the edge of a sheet. */
const CLEAR = 0.12;
/** An edge has this share of the clearest contrast on average, over the length of the picture. */
const MIN_SUPPORT = 0.3;
/** Most of what is outside is darker than this share of what lies some pixels inside. */
const DARKER = 0.97;
const INSIDE_PX = 6;
const MOSTLY = 0.7;
const STEP = 2;

/**
 * The line from top to bottom at which a sheet begins, coming from the left, or at which it ends: what is brighter lies inside.
 * Undefined where no line is clear over most of the picture.
 */
export function findSheetSide(picture: GreyPicture, side: 'first' | 'last'): SheetSide | undefined {
  const { width, height } = picture;
  const contrasts = measureContrasts(picture, side === 'first' ? 1 : -1);
  const [from, to] = side === 'first' ? [0, width * REACH] : [width * (1 - REACH), width - 1];
  const most = MAX_LEAN * height;
  let best = { score: MIN_SUPPORT * CLEAR * height, top: -1, bottom: -1 };
  for (let top = Math.floor(from); top <= to; top += STEP) {
    for (let bottom = Math.max(from, top - most); bottom <= Math.min(to, top + most); bottom += STEP) {
      const score = sumAlong(contrasts, width, height, top, bottom);
      if (score > best.score) best = { score, top, bottom };
    }
  }
  if (best.top < 0) return undefined;
  const found = { at: best.top, lean: (best.bottom - best.top) / Math.max(1, height - 1) };
  return isDarkerOutside(picture, found, side === 'first' ? -1 : 1) ? found : undefined;
}

/** Whether what lies outside is darker up to the edge of the picture: beyond a dark stripe of a table there is paper again. */
function isDarkerOutside({ width, height, data }: GreyPicture, { at, lean }: SheetSide, outwards: 1 | -1): boolean {
  let [darker, count] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    const edge = Math.round(at + lean * y);
    const inside = edge - outwards * INSIDE_PX;
    if (inside < 0 || inside >= width) continue;
    const paper = data[y * width + inside] ?? 0;
    for (let x = edge + outwards * (EDGE_PX + 1); x >= 0 && x < width; x += outwards) {
      if ((data[y * width + x] ?? 0) < DARKER * paper) darker += 1;
      count += 1;
    }
  }
  return darker >= MOSTLY * count;
}

/** By how much each pixel's right is brighter than its left, or the other way round. */
function measureContrasts({ width, height, data }: GreyPicture, sign: 1 | -1): Float32Array {
  const contrasts = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = EDGE_PX; x < width - EDGE_PX; x += 1) {
      const at = y * width + x;
      const [left, right] = [data[at - EDGE_PX] ?? 0, data[at + EDGE_PX] ?? 0];
      const contrast = (sign * (right - left)) / Math.max(left, right, 1);
      contrasts[at] = Math.min(Math.max(contrast, -CLEAR), CLEAR);
    }
  }
  return contrasts;
}

function sumAlong(contrasts: Float32Array, width: number, height: number, top: number, bottom: number): number {
  const lean = (bottom - top) / Math.max(1, height - 1);
  let sum = 0;
  for (let y = 0, x = top + 0.5; y < height; y += 1, x += lean) sum += contrasts[y * width + (x | 0)] ?? 0;
  return sum;
}

/** The picture with its rows as columns. */
export function transposePicture({ width, height, data }: GreyPicture): GreyPicture {
  const transposed = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) transposed[x * height + y] = data[y * width + x] ?? 0;
  }
  return { width: height, height: width, data: transposed };
}
