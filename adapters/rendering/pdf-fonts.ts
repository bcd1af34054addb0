import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A font as fontkit opens it; widths in its own units. */
interface OpenFont {
  readonly unitsPerEm: number;
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
}

/** What is used of fontkit, which reads fonts for pdfmake. */
interface Fontkit {
  create(bytes: Uint8Array): OpenFont;
  registerFormat(format: { probe(bytes: Uint8Array): boolean }): void;
}

/** The bytes that a font is read from. */
interface FontStream {
  readonly buffer: Uint8Array;
}

// pdfmake asks for it in this way: with the other copy in the package it would know nothing of what is registered here.
const fontkit: Fontkit = createRequire(import.meta.url)('fontkit');

/** Begins a ticket, and no font; the number of an open font follows. */
const PLACEHOLDER_PREFIX = 'open font ';

/**
 * Roboto for Latin, Greek and Cyrillic letters, embedded in every document so that it looks the same everywhere. Its kerning
 * and hinting tables are left out: with them a document takes several times as long.
 */
class PdfFont {
  private readonly widths = new Map<number, number>();

  constructor(
    readonly open: OpenFont,
    /** Identifies the font where pdfmake expects its bytes. */
    readonly placeholder: Buffer,
  ) {}

  /** In points. @param fontSize in points */
  measureWidth(text: string, fontSize: number): number {
    let width = 0;
    for (const character of text) width += this.getAdvanceWidth(character.codePointAt(0) ?? 0);
    return (width * fontSize) / this.open.unitsPerEm;
  }

  private getAdvanceWidth(codePoint: number): number {
    const known = this.widths.get(codePoint);
    if (known !== undefined) return known;
    const { advanceWidth } = this.open.glyphForCodePoint(codePoint);
    this.widths.set(codePoint, advanceWidth);
    return advanceWidth;
  }
}

const FONTS = ['roboto-regular', 'roboto-medium'].map((name, number) => {
  const bytes = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
  return new PdfFont(fontkit.create(bytes), Buffer.from(`${PLACEHOLDER_PREFIX}${number}`));
});

/** The fonts of every document, opened once. */
export const PDF_FONTS = { normal: getFont(0), bold: getFont(1) };

// For a placeholder fontkit returns the open font with its glyph cache instead of parsing its bytes again.
fontkit.registerFormat(
  Object.assign(
    function fontOfTicket({ buffer }: FontStream): OpenFont {
      return getFont(Number(Buffer.from(buffer).toString('latin1').slice(PLACEHOLDER_PREFIX.length))).open;
    },
    {
      probe: (bytes: Uint8Array) =>
        Buffer.from(bytes).toString('latin1', 0, PLACEHOLDER_PREFIX.length) === PLACEHOLDER_PREFIX,
    },
  ),
);

function getFont(number: number): PdfFont {
  const font = FONTS[number];
  if (!font) throw new Error(`Documents have no font ${number}.`);
  return font;
}
