import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { EmbeddedFont } from '../../../adapters/reply-face/paper/embedded-font.js';
import { gap, MARGIN, onGround, type Passage, paginate, type Row } from '../../../adapters/reply-face/paper/rows.js';
import { SHEET_HEIGHT, Sheet } from '../../../adapters/reply-face/paper/sheet.js';
import { readTrueType } from '../../../adapters/reply-face/paper/true-type.js';
import { Typesetter } from '../../../adapters/reply-face/paper/typesetter.js';

const FILE = fileURLToPath(new URL('../../../adapters/reply-face/fonts/roboto-regular.ttf', import.meta.url));
const font = EmbeddedFont.read(FILE, 'Roboto-Regular');
const style = { font, size: 10, color: '#000000' };

describe('The font of a document', () => {
  const programOf = (text: string) => font.programFor(new Set(font.glyphsOf(text)));

  it('is one and the same small program for English and Spanish', () => {
    expect(programOf('Heredia')).toBe(programOf('¿Cuánto pesa? 2 × 40 kg – ¡señor!'));
  });

  it('grows with the letters that a document needs', () => {
    const sizes = ['Quotation', 'Møller & Cie', 'Москва Αθήνα'].map((text) => programOf(text).fileLength);
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
    expect(sizes[1]).toBeLessThan(sizes[2] ?? 0);
  });

  it('is a font file again, with each outline in its place and the parts of letters with accents', () => {
    const { file } = programOf('ñ');
    const cut = readTrueTypeWithoutCharacters(inflateSync(file));
    expect(cut.advances).toHaveLength(font.codes.length);
    expect(cut.get('loca')?.length).toBe((font.codes.length + 1) * 4);
    const [glyph = 0] = font.glyphsOf('ñ');
    const starts = cut.get('loca');
    expect(starts?.readUInt32BE((glyph + 1) * 4)).toBeGreaterThan(starts?.readUInt32BE(glyph * 4) ?? 0);
  });

  it('shows what it lacks as a box, and what has no ink not at all', () => {
    expect(font.glyphsOf('貨')).toEqual([0]);
    expect(font.glyphsOf('\u202e\u0000\u200d')).toEqual([]);
  });
});

/** The tables of a font file; a font inside a document names no characters. */
function readTrueTypeWithoutCharacters(bytes: Buffer) {
  expect(() => readTrueType(bytes)).toThrow('The font has no table cmap.');
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + bytes.readUInt16BE(4) * 16; at += 16) {
    const start = bytes.readUInt32BE(at + 8);
    tables.set(bytes.toString('latin1', at, at + 4), bytes.subarray(start, start + bytes.readUInt32BE(at + 12)));
  }
  const count = tables.get('maxp')?.readUInt16BE(4) ?? 0;
  return { advances: Array.from({ length: count }), get: (name: string) => tables.get(name) };
}

describe('Words on paper', () => {
  const linesOf = (text: string, width: number) => new Typesetter().lines([{ text, style }], width);

  it('break between words, and no line is wider than its column', () => {
    const lines = linesOf('a pallet of spare parts for irrigation pumps, to be delivered in Heredia', 90);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(90);
  });

  it('are cut where no line holds them', () => {
    const lines = linesOf(`${'w'.repeat(60)} end`, 90);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(90);
    const glyphs = lines.flatMap((line) => line.segments.flatMap((segment) => segment.glyphs));
    expect(glyphs.filter((glyph) => glyph === font.glyphsOf('w')[0])).toHaveLength(60);
  });

  it('keep their own line breaks, and an empty line its height', () => {
    const lines = linesOf('one\r\n\r\nthree', 200);
    expect(lines).toHaveLength(3);
    expect(lines[1]?.height).toBe(lines[0]?.height);
    expect(lines[1]?.segments).toEqual([]);
  });

  it('stand as composed letters, however they were typed', () => {
    expect(linesOf('n\u0303', 200)[0]?.segments).toEqual(linesOf('\u00f1', 200)[0]?.segments);
  });
});

describe('Rows on pages', () => {
  const row = (height: number): Row => ({ height, isGap: false, paint: () => undefined });
  const passage = (isKept: boolean, ...rows: Row[]): Passage => ({ rows, isKept });
  const room = SHEET_HEIGHT - MARGIN.top - MARGIN.bottom;

  it('go on where the page ends, without white space at the head of the next', () => {
    const pages = paginate([passage(false, row(room - 10), gap(20), row(50))]);
    expect(pages.map((page) => page.map(({ top }) => top))).toEqual([[MARGIN.top], [MARGIN.top]]);
  });

  it('stay together where they are to be kept', () => {
    const pages = paginate([passage(false, row(room - 60)), passage(true, row(40), row(40))]);
    expect(pages.map((page) => page.length)).toEqual([1, 2]);
  });

  it('part where no page holds them', () => {
    const pages = paginate([passage(true, row(room / 2), row(room / 2), row(room / 2))]);
    expect(pages.map((page) => page.length)).toEqual([2, 1]);
  });

  it('have one ground without seams', () => {
    const sheet = new Sheet(new Map([[font, 'F1']]));
    const rows = onGround([row(10), row(12)], { left: 46, width: 100 }, { ground: '#ffffff', padding: 8 });
    let top = 100;
    for (const one of rows) {
      one.paint(sheet, top);
      top += one.height;
    }
    expect(sheet.content).toBe('1 1 1 rg 46 703.89 100 38 re f');
  });
});
