import { type FontName, PDF_FONTS } from './pdf-fonts.js';
import type { Frame, Line, TextRun } from './pdf-page-flow.js';

/** How words look; sizes in points. */
export interface TextStyle {
  readonly font: FontName;
  readonly fontSize: number;
  readonly color: string;
  /** Where a click leads; absent: nowhere. */
  readonly link?: string;
}

/** Words of one style. */
export interface StyledText {
  readonly text: string;
  readonly style: TextStyle;
}

/** Where lines stand, in points, and what is drawn behind them. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly frames: readonly Frame[];
}

/** Of the height of the letters. */
const LINE_SPACING = 1.2;
/** Neither shown nor part of a word; line breaks and tabs are handled before. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** A text in lines that fit into a column; its own line breaks stay. */
export function layoutText(text: string, style: TextStyle, column: Column): Line[] {
  return text.split(/\r?\n/).flatMap((paragraph) => layoutSpans([{ text: paragraph, style }], column));
}

/** A paragraph of several styles in lines that fit into a column. Spaces at the end of a line are dropped. */
export function layoutSpans(spans: readonly StyledText[], column: Column): Line[] {
  const lines: TextRun[][] = [[]];
  let used = 0;
  for (const { text, style } of spans) {
    const { font, fontSize } = style;
    const measure = (words: string) => PDF_FONTS[font].measureWidth(words, fontSize);
    const baseline = PDF_FONTS[font].measureAscent(fontSize);
    let pending = '';
    const endRun = () => {
      if (pending.trim()) lines.at(-1)?.push({ text: pending.trimEnd(), x: column.x + used, baseline, ...style });
      used += measure(pending);
      pending = '';
    };
    const endLine = () => {
      endRun();
      lines.push([]);
      used = 0;
    };
    for (const piece of splitIntoPieces(clean(text), column.width, measure)) {
      const isSpace = piece === ' ';
      const fits = used + measure(pending + piece) <= column.width;
      if (!fits && !isSpace && (used > 0 || pending)) endLine();
      if (!isSpace || used > 0 || pending) pending += piece;
    }
    endRun();
  }
  const height = Math.max(...spans.map(({ style }) => measureLineHeight(style)), 0);
  return lines.map((runs) => ({ height, runs, frames: column.frames }));
}

/** One line whose end is the column's right edge; not wrapped. */
export function layoutRightAligned(text: string, style: TextStyle, column: Column): Line {
  const words = clean(text);
  const x = column.x + column.width - PDF_FONTS[style.font].measureWidth(words, style.fontSize);
  const run = { text: words, x, baseline: PDF_FONTS[style.font].measureAscent(style.fontSize), ...style };
  return { height: measureLineHeight(style), runs: [run], frames: column.frames };
}

/** Empty space, in points. */
export function createSpace(height: number, column: Column): Line {
  return { height, runs: [], frames: column.frames };
}

/** The words that can be shown, in one paragraph. */
function clean(text: string): string {
  return text.replaceAll('\t', ' ').replace(INVISIBLE, '');
}

function measureLineHeight({ font, fontSize }: TextStyle): number {
  return PDF_FONTS[font].measureHeight(fontSize) * LINE_SPACING;
}

/** Words and the spaces between them; a paragraph that fits is one piece, a word wider than the column several. */
function splitIntoPieces(text: string, width: number, measure: (words: string) => number): string[] {
  if (measure(text) <= width) return [text];
  return text.split(/( )/).flatMap((word) => (measure(word) <= width ? word : splitWord(word, width, measure)));
}

function splitWord(word: string, width: number, measure: (words: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of word) {
    const advance = measure(character);
    if (part && used + advance > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += character;
    used += advance;
  }
  return [...parts, part];
}
