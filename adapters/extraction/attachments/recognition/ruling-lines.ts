import type { Ink } from './find-ink.js';
import type { GreyPicture } from './grey-picture.js';

/** A vertical line of a table. */
export interface VerticalRule {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** A horizontal line of a table, or a piece of one that leans. */
export interface HorizontalRule {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** The lines of a page's tables. */
export interface RulingLines {
  readonly vertical: readonly VerticalRule[];
  readonly horizontal: readonly HorizontalRule[];
}

/** A run of ink as long as this share of the page's longer side is a line: no letter is. */
const MIN_LENGTH = 1 / 34;
const MIN_LENGTH_PX = 60;
const MAX_GAP_PX = 2;
const WHITE = 255;

/**
 * Makes the lines of tables white, which are otherwise read as ones and bars, in the ink and in the picture.
 * @returns the lines, which part cells and rows
 */
export function removeRulingLines(picture: GreyPicture, ink: Ink): RulingLines {
  const { width, height, data } = ink;
  const minLength = Math.max(MIN_LENGTH_PX, Math.round(Math.max(width, height) * MIN_LENGTH));
  const lines = new Uint8Array(data.length);
  const rules: VerticalRule[] = [];
  const horizontal: HorizontalRule[] = [];
  for (let y = 0; y < height; y += 1) {
    const row: Track = { start: y * width, step: 1, count: width, aside: width, maxGap: 0 };
    forEachRun(data, row, minLength, (from, to) => {
      lines.fill(1, from, to + 1);
      horizontal.push({ y, left: from % width, right: to % width });
    });
  }
  for (let x = 0; x < width; x += 1) {
    const column: Track = { start: x, step: width, count: height, aside: 1, maxGap: MAX_GAP_PX };
    forEachRun(data, column, minLength, (from, to) => {
      for (let at = from; at <= to; at += width) lines[at] = 1;
      const last = rules.at(-1);
      const [top, bottom] = [Math.floor(from / width), Math.floor(to / width)];
      if (!last || x - last.x > 2 || top > last.bottom || bottom < last.top) rules.push({ x, top, bottom });
    });
  }
  whiten(picture, ink, lines);
  return { vertical: rules, horizontal };
}

/** A row or a column of pixels. */
interface Track {
  readonly start: number;
  readonly step: number;
  readonly count: number;
  /** To the pixel beside it: a line that leans goes on there. */
  readonly aside: number;
  /** Pixels without ink that do not end a line. */
  readonly maxGap: number;
}

function forEachRun(
  data: Uint8Array,
  { start, step, count, aside, maxGap }: Track,
  minLength: number,
  found: (from: number, to: number) => void,
): void {
  let first = -1;
  let last = -1;
  const end = () => {
    if (first >= 0 && last - first + 1 >= minLength) found(start + first * step, start + last * step);
    first = -1;
  };
  for (let k = 0, at = start; k < count; k += 1, at += step) {
    if (data[at] === 1 || data[at + aside] === 1 || data[at - aside] === 1) {
      if (first < 0) first = k;
      last = k;
    } else if (first >= 0 && k - last > maxGap) end();
  }
  end();
}

/** Whitens the pixels of the lines with the soft edge around them, which is no ink by itself. */
function whiten({ data: shades }: GreyPicture, { width, height, data }: Ink, lines: Uint8Array): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (lines[at] !== 1) continue;
      data[at] = 0;
      shades[at] = WHITE;
      for (const adjacent of [at - width, at + width, at - 1, at + 1]) {
        if (adjacent >= 0 && adjacent < shades.length && lines[adjacent] !== 1 && data[adjacent] !== 1)
          shades[adjacent] = WHITE;
      }
    }
  }
}
