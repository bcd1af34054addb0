import { getHeight, type InkCell, median } from './find-cells.js';

/** What a cell of figures consists of: digits, the crosses of sizes, points and commas. */
const FIGURES = /^[\d.,\sx×]+$/i;
/** A digit is at least as high as this share of the cell's highest letter; a point or a comma at most as high. */
const MIN_GLYPH = 0.6;
const MAX_POINT = 0.45;
/** A gap between two digits as wide as this share of their height is the place of a point. */
const MAX_GAP = 0.5;

/**
 * Whether the ink of a cell of figures is not what was read of it: a digit more or less, a point that was not read, or the
 * gap that a point leaves which the scanner has lost. A cell of words is never in doubt.
 */
export function isDoubtfulFigure(text: string, { blobs }: InkCell): boolean {
  if (!FIGURES.test(text) || !/\d/.test(text)) return false;
  const highest = Math.max(...blobs.map(getHeight));
  const [top, bottom] = [Math.min(...blobs.map((one) => one.top)), Math.max(...blobs.map((one) => one.bottom))];
  const glyphs = blobs.filter((blob) => getHeight(blob) >= MIN_GLYPH * highest);
  const points = blobs.filter(
    (blob) => getHeight(blob) <= MAX_POINT * highest && blob.top > top + (bottom - top) * MAX_POINT,
  );
  const width = median(glyphs.map(getWidth));
  // Two that touch are one blob of twice the width.
  const count = glyphs.reduce((sum, glyph) => sum + Math.max(1, Math.round(getWidth(glyph) / width)), 0);
  const digits = text.match(/[\dx×]/gi)?.length ?? 0;
  const marks = text.match(/[.,]/g)?.length ?? 0;
  return count !== digits || points.length !== marks || (marks === 0 && !/x|×/i.test(text) && hasGap(glyphs));
}

function getWidth({ left, right }: InkCell['blobs'][number]): number {
  return right - left + 1;
}

function hasGap(glyphs: InkCell['blobs']): boolean {
  const inOrder = glyphs.toSorted((one, other) => one.left - other.left);
  return inOrder.some((glyph, k) => {
    const next = inOrder[k + 1];
    return next !== undefined && next.left - glyph.right > MAX_GAP * getHeight(glyph);
  });
}
