import { getHeight, isGlyphSized, median } from './find-cells.js';
import type { Blob } from './ink-blobs.js';

/** Angles that are looked at, in degrees: a page on a scanner or in a hand lies no worse. */
const MAX_DEGREES = 8;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Letters that are looked at: more say no more. */
const MAX_GLYPHS = 6_000;
const RADIANS = Math.PI / 180;
/** Letters of a word are nearer to each other than this share of their size; those of two lines are not. */
const MAX_GAP = 0.4;

/** How the lines of text lie. */
export interface Skew {
  /** Radians by which the lines lean, clockwise; where the picture lies on its side, once it is turned upright. */
  readonly angle: number;
  /** The lines of text run from top to bottom: the picture lies on its side. */
  readonly isSideways: boolean;
}

/** The angle under which the ends of letters are told apart best; undefined where there are none. */
export function findSkew(blobs: readonly Blob[]): Skew | undefined {
  const glyphs = blobs.filter(isGlyphSized);
  if (glyphs.length === 0) return undefined;
  const every = Math.ceil(glyphs.length / MAX_GLYPHS);
  const turned = glyphs.map(turnBlob);
  const isSideways = countNeighbours(turned) > countNeighbours(glyphs);
  const looked = (isSideways ? turned : glyphs).filter((_, k) => k % every === 0);
  return { angle: findBestAngle(looked), isSideways };
}

/** The blob on a page that was turned by a quarter, clockwise about its upper left corner. */
function turnBlob({ left, top, right, bottom, pixels }: Blob): Blob {
  return { left: -bottom, right: -top, top: left, bottom: right, pixels };
}

/** Letters with another one right beside them. */
function countNeighbours(glyphs: readonly Blob[]): number {
  const size = median(glyphs.map((one) => Math.max(getHeight(one), one.right - one.left + 1)));
  const bands = new Map<number, Blob>();
  let count = 0;
  for (const blob of glyphs.toSorted((one, other) => one.left - other.left)) {
    const middle = (blob.top + blob.bottom) / 2;
    const band = Math.floor(middle / size);
    const isAdjacent = [band - 1, band, band + 1].some((k) => {
      const last = bands.get(k);
      if (!last || blob.left - last.right > MAX_GAP * size) return false;
      return last.top < middle && last.bottom > middle;
    });
    if (isAdjacent) count += 1;
    bands.set(band, blob);
  }
  return count;
}

function findBestAngle(glyphs: readonly Blob[]): number {
  let best = { degrees: 0, score: scoreAngle(glyphs, 0) };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const score = scoreAngle(glyphs, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-MAX_DEGREES, MAX_DEGREES, COARSE_STEP);
  look(best.degrees - COARSE_STEP, best.degrees + COARSE_STEP, FINE_STEP);
  return best.degrees * RADIANS;
}

/** How unevenly the upper and lower ends of letters are spread over the turned page: the sum of the squares. */
function scoreAngle(glyphs: readonly Blob[], degrees: number): number {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  const [tops, bottoms] = [new Map<number, number>(), new Map<number, number>()];
  let score = 0;
  const add = (rows: Map<number, number>, x: number, y: number) => {
    const row = Math.round((y * cos - x * sin) / 2);
    const count = rows.get(row) ?? 0;
    rows.set(row, count + 1);
    score += 2 * count + 1;
  };
  for (const { left, right, top, bottom } of glyphs) {
    add(tops, (left + right) / 2, top);
    add(bottoms, (left + right) / 2, bottom);
  }
  return score;
}
