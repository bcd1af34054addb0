import type { EmbeddedFont } from './embedded-font.js';

/** A4 in points. */
export const SHEET_WIDTH = 595.28;
export const SHEET_HEIGHT = 841.89;

/** How words look. */
export interface TextStyle {
  readonly font: EmbeddedFont;
  /** In points. */
  readonly size: number;
  /** `#rrggbb` */
  readonly color: string;
}

/** Words of one style that are already cut to fit, as glyphs. */
export interface Segment {
  readonly glyphs: readonly number[];
  readonly style: TextStyle;
  /** In points. */
  readonly width: number;
}

/** One page that is drawn on; lengths in points, counted from its upper left corner. */
export class Sheet {
  private readonly areas: Area[] = [];
  private readonly drawn: string[] = [];

  /** @param fontNames the names of the fonts among the document's resources */
  constructor(private readonly fontNames: ReadonlyMap<EmbeddedFont, string>) {}

  /** What was drawn, as a content stream. */
  get content(): string {
    return [...this.areas.map(filled), ...this.drawn].join('\n');
  }

  words(segments: readonly Segment[], left: number, baseline: number): void {
    let x = left;
    for (const { glyphs, style, width } of segments) {
      const place = `${short(x)} ${short(SHEET_HEIGHT - baseline)} Td`;
      const shown = glyphs.map((glyph) => style.font.codes[glyph]).join('');
      const font = `/${this.fontNames.get(style.font) ?? ''} ${style.size} Tf`;
      this.drawn.push(`BT ${font} ${colorOf(style.color)} rg ${place} <${shown}> Tj ET`);
      x += width;
    }
  }

  /** Fills an area, behind all words. One that goes on where another ends is one with it: no viewer shows a hairline between. */
  area(left: number, top: number, width: number, height: number, color: string): void {
    const above = this.areas.find(
      (one) =>
        one.left === left && one.width === width && one.color === color && Math.abs(one.top + one.height - top) < NEAR,
    );
    if (above) above.height = top + height - above.top;
    else this.areas.push({ left, top, width, height, color });
  }
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  height: number;
  readonly color: string;
}

/** In points; nobody sees less. */
const NEAR = 0.01;

function filled({ left, top, width, height, color }: Area): string {
  const corner = `${short(left)} ${short(SHEET_HEIGHT - top - height)}`;
  return `${colorOf(color)} rg ${corner} ${short(width)} ${short(height)} re f`;
}

/** A colour's parts from 0 to 1. */
function colorOf(color: string): string {
  return [1, 3, 5].map((at) => short(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
