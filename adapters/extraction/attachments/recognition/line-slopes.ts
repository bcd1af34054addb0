import { getHeight, getMiddle, isGlyphSized, median } from './find-cells.js';
import type { Blob } from './ink-blobs.js';

/** How a stretch of a line of text leans. */
interface LineSlope {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  /** A long stretch says more than a short one. */
  readonly weight: number;
}

/** By how much the lines of a page lean at each of its points: in tangents, downwards to the right. */
export type SlopeField = (x: number, y: number) => number;

/** Letters of a stretch at least. */
const MIN_GLYPHS = 5;
/** Gaps within a stretch, as shares of the height of glyphs: words of a line, and no cells. */
const MAX_GAP = 1.3;
/** A stretch is no longer than this many heights of glyphs: lines bend. */
const MAX_LENGTH = 14;
/** Letters whose feet are compared stand this many heights apart, and a stretch is as long at least. */
const MIN_DISTANCE = 1.5;
const MIN_LENGTH = 2.5;
/** Letters in a stretch share this part of the lower one's height. */
const MIN_SHARED = 0.5;
const MAX_HEIGHT_RATIO = 2.2;
/** A letter that stands lower than its line by more than this share of its height has a tail, and says nothing. */
const MAX_TAIL = 0.12;
/** Slopes that differ from their neighbours' by more are of no line. */
const MAX_DIFFERENCE = 0.025;
/** Stretches from which the page's bending can be told. */
const MIN_STRETCHES = 8;
/** Terms of the bending: constant, across, down, both, and the arch of a page that does not lie flat. */
const TERMS = 5;
/** What keeps the terms small where few lines speak: of this many stretches. */
const DAMPING = [0.02, 0.04, 0.04, 0.1, 0.1];
const DAMPED_STRETCHES = 8;

/** How the lines of text lean over a page; undefined where too few are long enough to say. */
export function findSlopeField(
  blobs: readonly Blob[],
  glyphHeight: number,
  width: number,
  height: number,
): SlopeField | undefined {
  const slopes = joinStretches(blobs.filter(isGlyphSized), glyphHeight).flatMap((one) =>
    measureSlope(one, glyphHeight),
  );
  const expand = (x: number, y: number) => {
    const [u, v] = [(2 * x - width) / width, (2 * y - height) / height];
    return [1, u, v, u * v, u * u];
  };
  let kept = slopes;
  let terms: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    if (kept.length < MIN_STRETCHES) return undefined;
    terms = fitTerms(kept.map((one) => ({ row: expand(one.x, one.y), value: one.slope, weight: one.weight })));
    const fitted = terms;
    kept = slopes.filter(({ x, y, slope }) => Math.abs(slope - multiply(fitted, expand(x, y))) <= MAX_DIFFERENCE);
  }
  // Beyond the outermost stretches nothing says how the page bends on.
  const [xs, ys] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return (x, y) => multiply(terms, expand(Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)));
}

function multiply(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, k) => sum + value * (other[k] ?? 0), 0);
}

/** Letters that stand beside each other without a gap as between cells, from left to right. */
function joinStretches(glyphs: readonly Blob[], glyphHeight: number): Blob[][] {
  const bands = new Map<number, { last: Blob; blobs: Blob[] }[]>();
  const all: Blob[][] = [];
  for (const blob of glyphs.toSorted((one, other) => one.left - other.left)) {
    const band = Math.floor((blob.top + blob.bottom) / 2 / glyphHeight);
    const near = [band - 1, band, band + 1].flatMap((k) => bands.get(k) ?? []);
    const stretch = near.findLast(
      ({ last, blobs }) =>
        isAdjacent(last, blob, glyphHeight) && blob.right - (blobs[0]?.left ?? 0) <= MAX_LENGTH * glyphHeight,
    );
    if (stretch) {
      stretch.blobs.push(blob);
      stretch.last = blob;
      continue;
    }
    const blobs = [blob];
    all.push(blobs);
    bands.set(band, [...(bands.get(band) ?? []), { last: blob, blobs }]);
  }
  return all;
}

function isAdjacent(last: Blob, blob: Blob, glyphHeight: number): boolean {
  if (blob.left - last.right > MAX_GAP * glyphHeight) return false;
  const [one, other] = [getHeight(last), getHeight(blob)];
  if (Math.max(one, other) > MAX_HEIGHT_RATIO * Math.min(one, other)) return false;
  return Math.min(last.bottom, blob.bottom) - Math.max(last.top, blob.top) >= MIN_SHARED * Math.min(one, other);
}

/** The slope of the line that most letters stand on: those with tails, and brackets, are left out (Theil and Sen). */
function measureSlope(stretch: readonly Blob[], glyphHeight: number): LineSlope[] {
  if (stretch.length < MIN_GLYPHS) return [];
  const slopes = stretch.flatMap((one, k) =>
    stretch.slice(k + 1).flatMap((other) => {
      const distance = getMiddle(other) - getMiddle(one);
      return distance < MIN_DISTANCE * glyphHeight ? [] : [(other.bottom - one.bottom) / distance];
    }),
  );
  const slope = median(slopes);
  const foot = median(stretch.map((one) => one.bottom - slope * getMiddle(one)));
  const glyphs = stretch.filter(
    (one) => Math.abs(one.bottom - slope * getMiddle(one) - foot) <= MAX_TAIL * glyphHeight,
  );
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (!first || !last || glyphs.length < MIN_GLYPHS) return [];
  const length = getMiddle(last) - getMiddle(first);
  if (length < MIN_LENGTH * glyphHeight) return [];
  const [x, y] = [average(glyphs.map(getMiddle)), average(glyphs.map(({ bottom }) => bottom))];
  const spread = glyphs.reduce((sum, one) => sum + (getMiddle(one) - x) ** 2, 0);
  const refined = glyphs.reduce((sum, one) => sum + (getMiddle(one) - x) * (one.bottom - y), 0) / Math.max(1, spread);
  return [{ x, y, slope: refined, weight: (length / glyphHeight) ** 2 }];
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

interface Equation {
  readonly row: readonly number[];
  readonly value: number;
  readonly weight: number;
}

/** Least squares, by elimination. */
function fitTerms(equations: readonly Equation[]): number[] {
  const whole = equations.reduce((sum, { weight }) => sum + weight, 0);
  const rows = DAMPING.map((damping, k) => {
    const left = DAMPING.map((_, l) => sumWeighted(equations, ({ row }) => (row[k] ?? 0) * (row[l] ?? 0)));
    left[k] = (left[k] ?? 0) + (damping * whole * DAMPED_STRETCHES) / equations.length;
    return [...left, sumWeighted(equations, ({ row, value }) => (row[k] ?? 0) * value)];
  });
  for (let k = 0; k < TERMS; k += 1) {
    const pivot = rows[k] ?? [];
    for (let l = 0; l < TERMS; l += 1) {
      const row = rows[l] ?? [];
      if (l === k) continue;
      const factor = (row[k] ?? 0) / (pivot[k] || 1);
      for (let m = k; m <= TERMS; m += 1) row[m] = (row[m] ?? 0) - factor * (pivot[m] ?? 0);
    }
  }
  return rows.map((row, k) => (row[TERMS] ?? 0) / (row[k] || 1));
}

function sumWeighted(equations: readonly Equation[], measure: (one: Equation) => number): number {
  return equations.reduce((sum, one) => sum + one.weight * measure(one), 0);
}
