import type { EmbeddedFont } from './embedded-font.js';
import type { Segment, Sheet, TextStyle } from './sheet.js';

/** Words in one style. */
export interface Run {
  readonly text: string;
  readonly style: TextStyle;
}

/** One line of words. */
export interface Line {
  readonly segments: readonly Segment[];
  readonly width: number;
  /** From the line's top to the next one's. */
  readonly height: number;
}

/** Of the font's own height. */
const LINE_HEIGHT = 1.2;
const BREAKS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/u;
/** Words and what lies between them; a no-break space belongs to its word. */
const TOKENS = /[^\S\u00a0\u202f]+|[\S\u00a0\u202f]+/gu;
const SPACE = /^[^\S\u00a0\u202f]/u;

/** Breaks words into lines, and remembers which glyphs were shown. */
export class Typesetter {
  readonly shown = new Map<EmbeddedFont, Set<number>>();

  /** @param width in points; a word that is longer is cut */
  lines(runs: readonly Run[], width: number): Line[] {
    const lines: Line[] = [];
    let line = new OpenLine();
    const end = () => {
      lines.push(line.closed(runs));
      line = new OpenLine();
    };
    for (const { text, style } of runs) {
      text.split(BREAKS).forEach((paragraph, at) => {
        if (at > 0) end();
        for (const token of paragraph.normalize('NFC').match(TOKENS) ?? []) {
          const isSpace = SPACE.test(token);
          const word = this.set(isSpace ? ' ' : token, style);
          if (isSpace) {
            line.pause(word);
            continue;
          }
          if (!line.isEmpty && line.widthWith(word) > width) end();
          for (const piece of word.width > width ? cut(word, width) : [word]) {
            if (!line.isEmpty && line.widthWith(piece) > width) end();
            line.add(piece);
          }
        }
      });
    }
    end();
    return lines;
  }

  /** Draws a line whose top is given. */
  draw(sheet: Sheet, { segments, height }: Line, left: number, top: number): void {
    const highest = segments.reduce((most, { style }) => Math.max(most, style.font.ascent * style.size), 0) / 1000;
    const own = segments.reduce((most, { style }) => Math.max(most, heightOf(style)), 0);
    sheet.words(segments, left, top + (height - own) / 2 + highest);
  }

  private set(text: string, style: TextStyle): Segment {
    const { font, size } = style;
    const glyphs = font.glyphsOf(text);
    const seen = this.shown.get(font) ?? new Set();
    this.shown.set(font, seen);
    let thousandths = 0;
    for (const glyph of glyphs) {
      seen.add(glyph);
      thousandths += font.advanceOf(glyph);
    }
    return { glyphs, style, width: (thousandths * size) / 1000 };
  }
}

class OpenLine {
  private readonly words: Segment[] = [];
  private readonly pauses: Segment[] = [];
  private width = 0;

  get isEmpty(): boolean {
    return this.words.length === 0;
  }

  /** A space counts once a word follows it. */
  pause(space: Segment): void {
    if (!this.isEmpty) this.pauses.splice(0, 1, space);
  }

  widthWith(word: Segment): number {
    return this.width + (this.pauses[0]?.width ?? 0) + word.width;
  }

  add(word: Segment): void {
    this.width = this.widthWith(word);
    this.words.push(...this.pauses.splice(0), word);
  }

  closed(runs: readonly Run[]): Line {
    const styles = this.isEmpty ? runs.map((run) => run.style) : this.words.map((word) => word.style);
    return {
      segments: joined(this.words),
      width: this.width,
      height: Math.max(0, ...styles.map(heightOf)) * LINE_HEIGHT,
    };
  }
}

/** Neighbours of one style as one. */
function joined(words: readonly Segment[]): Segment[] {
  const segments: { glyphs: number[]; style: TextStyle; width: number }[] = [];
  for (const { glyphs, style, width } of words) {
    const last = segments.at(-1);
    if (last?.style !== style) segments.push({ glyphs: [...glyphs], style, width });
    else {
      for (const glyph of glyphs) last.glyphs.push(glyph);
      last.width += width;
    }
  }
  return segments;
}

/** A word that no line holds, in pieces that lines hold. */
function cut({ glyphs, style }: Segment, width: number): Segment[] {
  const pieces: { glyphs: number[]; style: TextStyle; width: number }[] = [];
  for (const glyph of glyphs) {
    const advance = (style.font.advanceOf(glyph) * style.size) / 1000;
    const last = pieces.at(-1);
    if (last && last.width + advance <= width) {
      last.glyphs.push(glyph);
      last.width += advance;
    } else pieces.push({ glyphs: [glyph], style, width: advance });
  }
  return pieces;
}

function heightOf({ font, size }: TextStyle): number {
  return ((font.ascent - font.descent) * size) / 1000;
}
