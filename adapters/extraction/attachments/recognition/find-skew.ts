import type { Ink } from './find-ink.js';

/** Angles that are looked at, in degrees: a page on a scanner or in a hand lies no worse. */
const MAX_DEGREES = 6;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Pixels of ink that are looked at: more say no more. */
const MAX_POINTS = 60_000;
const RADIANS = Math.PI / 180;

/** How the lines of text lie. */
export interface Skew {
  /** Radians by which the lines lean, clockwise; where the picture lies on its side, once it is turned upright. */
  readonly angle: number;
  /** The lines of text run from top to bottom: the picture lies on its side. */
  readonly isSideways: boolean;
}

/** The angle under which the rows of ink are told apart best; undefined where there is no ink. */
export function findSkew(ink: Ink): Skew | undefined {
  const { xs, ys } = pickPoints(ink);
  if (xs.length === 0) return undefined;
  const span = 2 * (ink.width + ink.height);
  const level = findBestAngle(xs, ys, span);
  const upright = findBestAngle(
    ys.map((y) => -y),
    xs,
    span,
  );
  return upright.score > level.score
    ? { angle: upright.angle, isSideways: true }
    : { angle: level.angle, isSideways: false };
}

function pickPoints({ width, height, data }: Ink): { readonly xs: Float32Array; readonly ys: Float32Array } {
  const count = data.reduce((sum, value) => sum + value, 0);
  const every = Math.max(1, Math.ceil(count / MAX_POINTS));
  const [xs, ys] = [new Float32Array(Math.ceil(count / every)), new Float32Array(Math.ceil(count / every))];
  let seen = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] !== 1) continue;
      if (seen % every === 0) {
        xs[seen / every] = x;
        ys[seen / every] = y;
      }
      seen += 1;
    }
  }
  return { xs, ys };
}

function findBestAngle(
  xs: Float32Array,
  ys: Float32Array,
  span: number,
): { readonly angle: number; readonly score: number } {
  let best = { degrees: 0, score: scoreAngle(xs, ys, 0, span) };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const score = scoreAngle(xs, ys, degrees, span);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-MAX_DEGREES, MAX_DEGREES, COARSE_STEP);
  look(best.degrees - COARSE_STEP, best.degrees + COARSE_STEP, FINE_STEP);
  return { angle: best.degrees * RADIANS, score: best.score };
}

/** How unevenly ink is spread over the rows of the turned picture: the sum of the squares. */
function scoreAngle(xs: Float32Array, ys: Float32Array, degrees: number, span: number): number {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  const rows = new Uint32Array(span);
  for (let k = 0; k < xs.length; k += 1) {
    const row = Math.round(((ys[k] ?? 0) * cos - (xs[k] ?? 0) * sin + span) / 2);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (const count of rows) score += count * count;
  return score;
}
