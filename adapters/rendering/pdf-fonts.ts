import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** The fonts of a document. */
export type FontName = 'normal' | 'bold';

/**
 * Roboto for Latin, Greek and Cyrillic letters, embedded in every document so that it looks the same everywhere. Its kerning
 * and hinting tables are left out: with them a document takes several times as long.
 */
class PdfFont {
  private readonly widths = new Map<number, number>();

  constructor(readonly open: Font) {}

  /** In points. @param fontSize in points */
  measureWidth(text: string, fontSize: number): number {
    let width = 0;
    for (const character of text) width += this.getAdvanceWidth(character.codePointAt(0) ?? 0);
    return (width * fontSize) / this.open.unitsPerEm;
  }

  /** From the top of the tallest letters to the baseline, in points. @param fontSize in points */
  measureAscent(fontSize: number): number {
    return (this.open.ascent * fontSize) / this.open.unitsPerEm;
  }

  /** Of a line without additional space, in points. @param fontSize in points */
  measureHeight(fontSize: number): number {
    const { ascent, descent, lineGap, unitsPerEm } = this.open;
    return ((ascent - descent + lineGap) * fontSize) / unitsPerEm;
  }

  private getAdvanceWidth(codePoint: number): number {
    const known = this.widths.get(codePoint);
    if (known !== undefined) return known;
    const { advanceWidth } = this.open.glyphForCodePoint(codePoint);
    this.widths.set(codePoint, advanceWidth);
    return advanceWidth;
  }
}

/** The fonts of every document, opened once. */
export const PDF_FONTS: Readonly<Record<FontName, PdfFont>> = {
  normal: openFont('roboto-regular'),
  bold: openFont('roboto-medium'),
};

function openFont(name: string): PdfFont {
  return new PdfFont(create(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))));
}
