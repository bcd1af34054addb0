import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { GlyphTable, readTrueType, type TrueType } from './true-type.js';

/** A font as it lies in a document: the glyphs that the document may show, and what they stand for. */
export interface FontProgram {
  /** The TrueType file, deflated. */
  readonly file: Buffer;
  /** Bytes of the file before it was deflated. */
  readonly fileLength: number;
  /** Advance widths, as PDF's `/W` array. */
  readonly widths: string;
  /** From glyphs back to characters, as a deflated CMap. */
  readonly toUnicode: Buffer;
}

/** Signs that the desk's own words bring. */
const OWN_SIGNS = '²³×°ºª¿¡«»·–—‘’“”•…€';
const LETTERS = charactersBetween(0x20, 0x7e);
/** What a document is written in, the smallest first: English and Spanish, then all of Western Europe. */
const CHARACTER_SETS: readonly (readonly string[])[] = [
  [...LETTERS, '\u00a0', ...'áéíóúüñÁÉÍÓÚÜÑ', ...OWN_SIGNS],
  [...LETTERS, ...charactersBetween(0xa0, 0xff), ...charactersBetween(0x2010, 0x2026), '€'],
];
/** Characters that are no ink: directions, joiners, controls. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
const FIRST_SURROGATE = 0xd800;
const MOST_IN_A_BLOCK = 100;

/**
 * A TrueType font that is measured here and embedded in documents. Cutting out the glyphs of each document would take longer
 * than all else, so there are a few programs, each made once: the glyphs of the usual languages, and the whole font for what goes beyond.
 */
export class EmbeddedFont {
  readonly ascent: number;
  readonly descent: number;
  readonly boundingBox: readonly number[];
  /** Each glyph as it is written in a content stream: four hexadecimal digits. */
  readonly codes: readonly string[];
  private readonly glyphSets: readonly ReadonlySet<number>[];
  private readonly programs = new Map<ReadonlySet<number>, FontProgram>();

  private constructor(
    readonly name: string,
    private readonly font: TrueType,
  ) {
    this.ascent = this.inThousandths(font.ascent);
    this.descent = this.inThousandths(font.descent);
    this.boundingBox = font.boundingBox.map((side) => this.inThousandths(side));
    this.codes = font.advances.map((_, glyph) => hex(glyph));
    const ofCharacter = (character: string) => font.glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
    const whole = new Set(font.advances.keys());
    this.glyphSets = [...CHARACTER_SETS.map((characters) => new Set([0, ...characters.map(ofCharacter)])), whole];
  }

  /** @param file path of a `.ttf` */
  static read(file: string, name: string): EmbeddedFont {
    return new EmbeddedFont(name, readTrueType(readFileSync(file)));
  }

  /** The glyphs of a text; a character that the font lacks is glyph 0, one without ink is none. */
  glyphsOf(text: string): number[] {
    const glyphs: number[] = [];
    for (const character of text) {
      const glyph = this.font.glyphs.get(character.codePointAt(0) ?? 0);
      if (glyph !== undefined) glyphs.push(glyph);
      else if (!INVISIBLE.test(character)) glyphs.push(0);
    }
    return glyphs;
  }

  /** In thousandths of the font's size. */
  advanceOf(glyph: number): number {
    return this.inThousandths(this.font.advances[glyph] ?? 0);
  }

  /** The smallest program that holds these glyphs. */
  programFor(glyphs: ReadonlySet<number>): FontProgram {
    const chosen = this.glyphSets.find((set) => [...glyphs].every((glyph) => set.has(glyph))) ?? glyphs;
    const program = this.programs.get(chosen) ?? this.programOf(chosen);
    this.programs.set(chosen, program);
    return program;
  }

  private programOf(chosen: ReadonlySet<number>): FontProgram {
    const file = new GlyphTable(this.font).fileWith(chosen);
    const characters = new Map<number, number>();
    for (const [character, glyph] of this.font.glyphs) {
      if (chosen.has(glyph) && !characters.has(glyph)) characters.set(glyph, character);
    }
    const advances = [...chosen].sort((a, b) => a - b).map((glyph) => `${glyph} [${this.advanceOf(glyph).toFixed(0)}]`);
    return {
      file: deflateSync(file, { level: 9 }),
      fileLength: file.length,
      widths: `[${advances.join(' ')}]`,
      toUnicode: deflateSync(toUnicode(characters), { level: 9 }),
    };
  }

  private inThousandths(units: number): number {
    return (units * 1000) / this.font.unitsPerEm;
  }
}

function charactersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

function toUnicode(characters: ReadonlyMap<number, number>): string {
  const lines = [...characters]
    .filter(([, character]) => character < FIRST_SURROGATE)
    .sort(([a], [b]) => a - b)
    .map(([glyph, character]) => `<${hex(glyph)}> <${hex(character)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += MOST_IN_A_BLOCK) {
    const block = lines.slice(at, at + MOST_IN_A_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n');
}

/** A glyph or a character as four hexadecimal digits. */
function hex(value: number): string {
  return value.toString(16).padStart(4, '0');
}
