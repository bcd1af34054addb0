import { getHeight, isGlyphSized, median } from './find-cells.js';
import { cleanPicture } from './find-ink.js';
import { findSheet } from './find-sheet.js';
import { findSkew } from './find-skew.js';
import { followLines } from './follow-lines.js';
import type { GreyPicture } from './grey-picture.js';
import { type Blob, findBlobs } from './ink-blobs.js';
import { findSlopeField } from './line-slopes.js';
import { type FlatSheet, flattenSheet, type Placement, warpPicture } from './warp-picture.js';

/** Height in pixels of the letters and digits of a page as it is recognized: those of 11 points at 300 dpi. */
const GLYPH_PX = 30;
/** By how much a picture is enlarged at most: what is not in it does not come in. */
const MAX_ENLARGED = 2.5;
/** Pixels of a page as it is recognized, and of the longer side of the draft in which its lines are looked for. */
const MAX_PIXELS = 12_000_000;
const DRAFT_SIDE = 2_400;
/** Lines that bend by less than this share of the height of letters are level. */
const MIN_BEND = 0.1;

/** The page of a picture as it lies flat, its lines of text level and of one size: upright, or upside down. */
export function layFlat(picture: GreyPicture): GreyPicture {
  const corners = findSheet(picture);
  const sheet = corners ? flattenSheet(corners) : showWhole(picture);
  const factor = Math.min(1, DRAFT_SIDE / Math.max(sheet.width, sheet.height));
  const draft = resize(sheet, factor);
  const drawn = draw(picture, draft);
  const blobs = findBlobs(cleanPicture(drawn).ink);
  const skew = findSkew(blobs);
  if (!skew) return drawn;
  const level = straighten(skew.isSideways ? turn(draft) : draft, skew.angle);
  const glyph = median(blobs.filter(isGlyphSized).map((one) => getSize(one, skew.isSideways)));
  const wanted = Math.min(MAX_ENLARGED / factor, GLYPH_PX / Math.max(1, glyph));
  const most = Math.sqrt(MAX_PIXELS / (level.width * level.height));
  const page = resize(level, Math.min(wanted, most));
  return followBends(picture, page);
}

/** Of a letter from its foot to its head. */
function getSize(blob: Blob, isSideways: boolean): number {
  return isSideways ? blob.right - blob.left + 1 : getHeight(blob);
}

function followBends(picture: GreyPicture, page: FlatSheet): GreyPicture {
  const drawn = draw(picture, page);
  const blobs = findBlobs(cleanPicture(drawn).ink);
  const glyphHeight = median(blobs.filter(isGlyphSized).map(getHeight));
  const slopes = glyphHeight > 0 ? findSlopeField(blobs, glyphHeight, page.width, page.height) : undefined;
  if (!slopes) return drawn;
  const { place, most } = followLines(slopes, page.width, page.height);
  if (most < MIN_BEND * glyphHeight) return drawn;
  return draw(picture, { ...page, place: chain(place, page.place) });
}

function showWhole({ width, height }: GreyPicture): FlatSheet {
  return { width, height, place: (x, y) => ({ x, y }) };
}

function draw(picture: GreyPicture, { width, height, place }: FlatSheet): GreyPicture {
  return warpPicture(picture, width, height, place);
}

function resize({ width, height, place }: FlatSheet, factor: number): FlatSheet {
  if (factor === 1) return { width, height, place };
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
    place: (x, y) => place(x / factor, y / factor),
  };
}

/** A quarter turn, clockwise. */
function turn({ width, height, place }: FlatSheet): FlatSheet {
  return { width: height, height: width, place: (x, y) => place(y, height - 1 - x) };
}

function straighten({ width, height, place }: FlatSheet, angle: number): FlatSheet {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  return {
    width,
    height,
    place: (x, y) => {
      const [fromX, fromY] = [x - middleX, y - middleY];
      return place(middleX + cos * fromX - sin * fromY, middleY + sin * fromX + cos * fromY);
    },
  };
}

function chain(first: Placement, second: Placement): Placement {
  return (x, y) => {
    const between = first(x, y);
    return second(between.x, between.y);
  };
}
