import { type GreyPicture, scalePicture } from './grey-picture.js';
import { findSheetSide, type SheetSide, transposePicture } from './sheet-sides.js';

/** A point of a picture, in pixels from the upper left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a sheet: upper left, upper right, lower right, lower left. */
export type SheetCorners = readonly [Point, Point, Point, Point];

/** The sides of a sheet across from each other. */
interface SidePair {
  readonly first: SheetSide;
  readonly last: SheetSide;
}

/** Pixels of the longer side of the small picture in which the sheet is looked for: letters are gone in it, edges are not. */
const SMALL_SIDE = 320;
/** Pixels around a pixel of the small picture whose brightest counts: lines of text and of tables are closed. */
const CLOSED_PX = 3;
/** A sheet covers at least this share of the picture; what is smaller is a label, or a field of a form. */
const MIN_AREA = 0.2;

/**
 * The sheet of paper that a photograph shows, by the edges at which what is darker begins; undefined where it shows none, as a
 * scan does. An edge outside of the picture is taken to run as the one across from it.
 */
export function findSheet(picture: GreyPicture): SheetCorners | undefined {
  const factor = Math.min(1, SMALL_SIDE / Math.max(picture.width, picture.height));
  const small = closeDarkParts(factor < 1 ? scalePicture(picture, factor) : picture);
  const across = transposePicture(small);
  const upright = findPair(small);
  const level = findPair(across);
  if (!upright && !level) return undefined;
  const sides = upright ?? surround(small, -(level?.first.lean ?? 0));
  const ends = level ?? surround(across, -sides.first.lean);
  const corner = (side: SheetSide, end: SheetSide): Point => {
    const y = (end.at + end.lean * side.at) / (1 - end.lean * side.lean);
    return { x: (side.at + side.lean * y) / factor, y: y / factor };
  };
  const corners: SheetCorners = [
    corner(sides.first, ends.first),
    corner(sides.last, ends.first),
    corner(sides.last, ends.last),
    corner(sides.first, ends.last),
  ];
  return measureArea(corners) >= MIN_AREA * picture.width * picture.height ? corners : undefined;
}

/** Both sides from top to bottom, where the picture shows one of them at least. */
function findPair(picture: GreyPicture): SidePair | undefined {
  const [first, last] = [findSheetSide(picture, 'first'), findSheetSide(picture, 'last')];
  if (!first && !last) return undefined;
  const edges = surround(picture, (first ?? last)?.lean ?? 0);
  return { first: first ?? edges.first, last: last ?? edges.last };
}

/** Lines of this lean right outside of the picture. */
function surround({ width, height }: GreyPicture, lean: number): SidePair {
  return {
    first: { at: Math.min(0, -lean * height), lean },
    last: { at: Math.max(width, width - lean * height), lean },
  };
}

function measureArea(corners: SheetCorners): number {
  const doubled = corners.reduce((sum, { x, y }, k) => {
    const next = corners[(k + 1) % corners.length];
    return next ? sum + x * next.y - next.x * y : sum;
  }, 0);
  return doubled / 2;
}

/** Dark parts as narrow as letters and lines in the shade of what is around them. */
function closeDarkParts(picture: GreyPicture): GreyPicture {
  const filter = (one: GreyPicture, sign: 1 | -1) =>
    transposePicture(filterRows(transposePicture(filterRows(one, sign)), sign));
  return filter(filter(picture, 1), -1);
}

/** Each pixel as the brightest of those beside it in its row, or as the darkest. */
function filterRows({ width, height, data }: GreyPicture, sign: 1 | -1): GreyPicture {
  const filtered = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const end = row + Math.min(width - 1, x + CLOSED_PX);
      let shade = data[row + x] ?? 0;
      for (let at = row + Math.max(0, x - CLOSED_PX); at <= end; at += 1) {
        const other = data[at] ?? 0;
        if (sign * (other - shade) > 0) shade = other;
      }
      filtered[row + x] = shade;
    }
  }
  return { width, height, data: filtered };
}
