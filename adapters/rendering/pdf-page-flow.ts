import type { FontName } from './pdf-fonts.js';

/** Words of one style at their place within a line; everything in points. */
export interface TextRun {
  readonly text: string;
  /** From the left edge of the page. */
  readonly x: number;
  /** From the top of the line to the baseline. */
  readonly baseline: number;
  readonly font: FontName;
  readonly fontSize: number;
  readonly color: string;
  /** Where a click leads; absent: nowhere. */
  readonly link?: string;
}

/** What is drawn behind the lines that share it: one rectangle for all that follow each other on a page. */
export interface Frame {
  readonly x: number;
  readonly width: number;
  readonly background: string | undefined;
  /** A bar along the left edge. */
  readonly bar: string | undefined;
  /** Thin rules along the left and the right edge. */
  readonly border: string | undefined;
}

/** What is never torn apart by the end of a page. */
export interface Line {
  readonly height: number;
  readonly runs: readonly TextRun[];
  /** The outer frame first. */
  readonly frames: readonly Frame[];
  /** A thin rule of this colour along the upper edge, as wide as the innermost frame. */
  readonly ruleAbove?: string;
  readonly ruleBelow?: string;
}

/** Lines that follow each other. */
export interface LineGroup {
  readonly lines: readonly Line[];
  /** Kept on one page where one page can hold it. */
  readonly isUnbreakable: boolean;
}

/** A line and its distance from the top of the page. */
export interface PlacedLine {
  readonly line: Line;
  readonly y: number;
}

/**
 * Places lines on pages. White space between groups is left out at the top of a page.
 * @param top the first line's distance from the top of a page, in points
 * @param bottom where lines end, in points from the top of a page
 */
export function flowOntoPages(groups: readonly LineGroup[], top: number, bottom: number): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]];
  let y = top;
  const turnPage = () => {
    pages.push([]);
    y = top;
  };
  for (const { lines, isUnbreakable } of groups) {
    const height = measureHeight(lines);
    if (isUnbreakable && y + height > bottom && height <= bottom - top) turnPage();
    for (const line of lines) {
      if (y + line.height > bottom && y > top) turnPage();
      if (y === top && isWhiteSpace(line)) continue;
      pages.at(-1)?.push({ line, y });
      y += line.height;
    }
  }
  return pages.filter((page) => page.length > 0);
}

/** In points. */
export function measureHeight(lines: readonly Line[]): number {
  return lines.reduce((height, line) => height + line.height, 0);
}

function isWhiteSpace({ runs, frames }: Line): boolean {
  return runs.length === 0 && frames.length === 0;
}
