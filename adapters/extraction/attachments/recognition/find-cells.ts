import type { Blob } from './ink-blobs.js';
import type { VerticalRule } from './ruling-lines.js';

/** Letters side by side without a gap: a cell of a row, or a whole line. */
export interface InkCell {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The letters, and the dots between and above them. */
  readonly blobs: readonly Blob[];
}

/** The cells of a page. */
export interface PageCells {
  /** Row by row, from left to right. */
  readonly rows: readonly (readonly InkCell[])[];
  /** Height of its letters, in pixels. */
  readonly glyphHeight: number;
  /** The gap that parts two of them, in pixels. */
  readonly minGap: number;
}

/** Letters of print on a page of A4, in pixels: what is smaller is dust, what is larger a picture. */
const MIN_GLYPH_PX = 7;
const MAX_GLYPH_PX = 160;
/** Heights of letters and dots as shares of the page's usual letter. */
const MIN_GLYPH = 0.5;
const MAX_GLYPH = 4;
const MIN_DOT = 0.1;
/** What is left of the line of a table: thinner than a letter, and higher. */
const MAX_RULE_PX = 4;
const MIN_RULE = 1.3;
/** A dot belongs to the letters beside which it lies within this share of their height. */
const DOT_REACH = 0.9;
/** Letters share a line where their heights overlap by this share of the lower one. */
const SAME_LINE_OVERLAP = 0.5;
/** A gap wider than this share of the height of letters parts two cells: twice the gap between words. */
const MIN_CELL_GAP = 1.5;
/** Within a cell of a ruled table, a gap that is this many times as wide parts two that share it. */
const RULED_GAP = 2;
/** In type whose letters are all of one width, a gap wider than this many of them parts two cells: a space is one. */
const MIN_FIXED_GAP = 1.95;
/** Letters that stand at the usual distance, up to this share of it, where most are of one width. */
const FIXED_PITCH = 0.12;
const MOST = 0.65;

/** The letters of a page in rows of cells, as gaps and the lines of tables part them. */
export function findCells(blobs: readonly Blob[], rules: readonly VerticalRule[]): PageCells {
  const candidates = blobs.filter(isGlyphSized);
  const glyphHeight = median(candidates.map(getHeight));
  const glyphs = candidates.filter((blob) => {
    const height = getHeight(blob);
    if (blob.right - blob.left < MAX_RULE_PX && height > MIN_RULE * glyphHeight) return false;
    return height >= MIN_GLYPH * glyphHeight && height <= MAX_GLYPH * glyphHeight;
  });
  const dots = blobs.filter(
    (blob) => getHeight(blob) < MIN_GLYPH * glyphHeight && getHeight(blob) >= MIN_DOT * glyphHeight,
  );
  const lines = groupLines(glyphs);
  const minGap = findCellGap(lines, glyphHeight);
  const rows = lines.map((line) => splitCells(line, rules, minGap));
  return { rows: addDots(rows, dots, glyphHeight), glyphHeight, minGap };
}

/** Pixels from the upper to the lower end. */
export function getHeight({ top, bottom }: Pick<Blob, 'top' | 'bottom'>): number {
  return bottom - top + 1;
}

/** Whether a blob may be a letter or a digit of print. */
export function isGlyphSized(blob: Blob): boolean {
  const [width, height] = [blob.right - blob.left + 1, getHeight(blob)];
  return height >= MIN_GLYPH_PX && height <= MAX_GLYPH_PX && width <= 12 * height;
}

function groupLines(glyphs: readonly Blob[]): Blob[][] {
  const lines: { top: number; bottom: number; blobs: Blob[] }[] = [];
  const byMiddle = [...glyphs].sort((one, other) => one.top + one.bottom - (other.top + other.bottom));
  for (const blob of byMiddle) {
    // Lines further up have ended: a letter is compared with the last few.
    const line = lines.slice(-3).findLast((one) => {
      const shared = Math.min(one.bottom, blob.bottom) - Math.max(one.top, blob.top);
      return shared >= SAME_LINE_OVERLAP * Math.min(one.bottom - one.top, blob.bottom - blob.top);
    });
    if (!line) {
      lines.push({ top: blob.top, bottom: blob.bottom, blobs: [blob] });
      continue;
    }
    line.blobs.push(blob);
    // The line stays where most of its letters are: a high bracket does not join two lines.
    const share = 1 / line.blobs.length;
    line.top += (blob.top - line.top) * share;
    line.bottom += (blob.bottom - line.bottom) * share;
  }
  return lines
    .sort((one, other) => one.top - other.top)
    .map(({ blobs }) => blobs.sort((one, other) => one.left - other.left));
}

/** How wide a gap parts two cells: wider in type whose letters are all of one width, as its spaces are. */
function findCellGap(lines: readonly (readonly Blob[])[], glyphHeight: number): number {
  const distances = lines.flatMap((line) =>
    line.flatMap((blob, k) => {
      const next = line[k + 1];
      return next && next.left - blob.right < glyphHeight ? [getMiddle(next) - getMiddle(blob)] : [];
    }),
  );
  const pitch = median(distances);
  const fixed = distances.filter((distance) => Math.abs(distance - pitch) <= FIXED_PITCH * pitch);
  const isFixed = fixed.length > MOST * distances.length;
  return isFixed ? Math.max(MIN_CELL_GAP * glyphHeight, MIN_FIXED_GAP * pitch) : MIN_CELL_GAP * glyphHeight;
}

/** Between the left and the right end, in pixels. */
export function getMiddle({ left, right }: Blob): number {
  return (left + right) / 2;
}

function splitCells(line: readonly Blob[], rules: readonly VerticalRule[], minGap: number): InkCell[] {
  const groups: Blob[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const blob of line) {
    const group = groups.at(-1);
    const gap = blob.left - right;
    const isParted =
      gap > minGap * (isInRuledCell(right, blob, rules) ? RULED_GAP : 1) || hasRuleBetween(right, blob, rules);
    if (group && !isParted) group.push(blob);
    else groups.push([blob]);
    right = Math.max(right, blob.right);
  }
  return groups.map(toCell);
}

/** Whether the table draws lines on both sides of a gap: it parts the words of a cell, unless it is very wide. */
function isInRuledCell(from: number, { left, top, bottom }: Blob, rules: readonly VerticalRule[]): boolean {
  const middle = (top + bottom) / 2;
  const around = rules.filter((rule) => rule.top <= middle && rule.bottom >= middle);
  return around.some(({ x }) => x < from) && around.some(({ x }) => x > left);
}

function hasRuleBetween(from: number, { left, top, bottom }: Blob, rules: readonly VerticalRule[]): boolean {
  const middle = (top + bottom) / 2;
  return rules.some((rule) => rule.x >= from && rule.x <= left && rule.top <= middle && rule.bottom >= middle);
}

/** Letters as one cell. */
export function toCell(blobs: readonly Blob[]): InkCell {
  return {
    left: Math.min(...blobs.map((one) => one.left)),
    top: Math.min(...blobs.map((one) => one.top)),
    right: Math.max(...blobs.map((one) => one.right)),
    bottom: Math.max(...blobs.map((one) => one.bottom)),
    blobs,
  };
}

/** Points, commas, hyphens and accents, each with the cell that it lies in or right beside. */
function addDots(
  rows: readonly (readonly InkCell[])[],
  dots: readonly Blob[],
  glyphHeight: number,
): readonly (readonly InkCell[])[] {
  const reach = DOT_REACH * glyphHeight;
  return rows.map((row) =>
    row.map((cell) => {
      const own = dots.filter((dot) => {
        const isNear = dot.right >= cell.left - reach && dot.left <= cell.right + reach;
        return isNear && dot.bottom >= cell.top - reach / 2 && dot.top <= cell.bottom + reach / 3;
      });
      return own.length > 0 ? toCell([...cell.blobs, ...own]) : cell;
    }),
  );
}

/** The value in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
