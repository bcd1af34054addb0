/** What is read out of a TrueType file; lengths in the font's own units. */
export interface TrueType {
  readonly bytes: Buffer;
  readonly tables: ReadonlyMap<string, Buffer>;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly boundingBox: readonly number[];
  /** Advance width of each glyph. */
  readonly advances: readonly number[];
  /** From code points to glyphs. */
  readonly glyphs: ReadonlyMap<number, number>;
}

/** Tables that a font inside a PDF needs. */
const EMBEDDED_TABLES = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];
const UNICODE_BMP = 4;
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
/** Parts of a composite glyph: what a part's flags say about its length, and whether another one follows. */
const PART = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;

/** @throws Error where a table is missing that every font of ours has */
export function readTrueType(bytes: Buffer): TrueType {
  const tables = new Map<string, Buffer>();
  for (let at = HEADER_BYTES; at < HEADER_BYTES + bytes.readUInt16BE(4) * ENTRY_BYTES; at += ENTRY_BYTES) {
    const start = bytes.readUInt32BE(at + 8);
    tables.set(bytes.toString('latin1', at, at + 4), bytes.subarray(start, start + bytes.readUInt32BE(at + 12)));
  }
  const head = tableOf(tables, 'head');
  const hhea = tableOf(tables, 'hhea');
  const hmtx = tableOf(tables, 'hmtx');
  const measured = hhea.readUInt16BE(34);
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  return {
    bytes,
    tables,
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    boundingBox: [36, 38, 40, 42].map((at) => head.readInt16BE(at)),
    advances: Array.from({ length: count }, (_, glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1))),
    glyphs: glyphsOf(tableOf(tables, 'cmap')),
  };
}

/** The outlines of a font, of which some can be left out. */
export class GlyphTable {
  constructor(private readonly font: TrueType) {}

  /** A font file with these glyphs and the parts that they are made of, each in its place. */
  fileWith(chosen: ReadonlySet<number>): Buffer {
    const kept = this.withParts(chosen);
    const outlines: Buffer[] = [];
    const starts: number[] = [0];
    for (let glyph = 0; glyph < this.font.advances.length; glyph += 1) {
      const outline = kept.has(glyph) ? this.outlineOf(glyph) : Buffer.alloc(0);
      const padded = Buffer.alloc(Math.ceil(outline.length / 4) * 4);
      outline.copy(padded);
      outlines.push(padded);
      starts.push((starts.at(-1) ?? 0) + padded.length);
    }
    const loca = Buffer.alloc(starts.length * 4);
    starts.forEach((start, at) => {
      loca.writeUInt32BE(start, at * 4);
    });
    const head = Buffer.from(tableOf(this.font.tables, 'head'));
    // Starts of outlines are written in four bytes each.
    head.writeInt16BE(1, 50);
    const changed = new Map([
      ['glyf', Buffer.concat(outlines)],
      ['head', head],
      ['loca', loca],
    ]);
    return fileOf(EMBEDDED_TABLES.map((name) => [name, changed.get(name) ?? tableOf(this.font.tables, name)]));
  }

  private withParts(chosen: ReadonlySet<number>): ReadonlySet<number> {
    const kept = new Set(chosen);
    // A set hands out what is added to it while it is walked through.
    for (const glyph of kept) for (const part of partsOf(this.outlineOf(glyph))) kept.add(part);
    return kept;
  }

  private outlineOf(glyph: number): Buffer {
    const loca = tableOf(this.font.tables, 'loca');
    const isLong = tableOf(this.font.tables, 'head').readInt16BE(50) === 1;
    const startOf = (at: number) => (isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2);
    return tableOf(this.font.tables, 'glyf').subarray(startOf(glyph), startOf(glyph + 1));
  }
}

/** The glyphs that a composite one is made of. */
function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, flags: number = PART.more; flags & PART.more; ) {
    flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & PART.words ? 4 : 2);
    if (flags & PART.scale) at += 2;
    else if (flags & PART.twoScales) at += 4;
    else if (flags & PART.matrix) at += 8;
  }
  return parts;
}

function glyphsOf(cmap: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + entry * 8 + 4));
    if (table.readUInt16BE(0) !== UNICODE_BMP) continue;
    const doubled = table.readUInt16BE(6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = table.readUInt16BE(14 + segment);
      const first = table.readUInt16BE(16 + doubled + segment);
      const delta = table.readUInt16BE(16 + 2 * doubled + segment);
      const offsetAt = 16 + 3 * doubled + segment;
      const offset = table.readUInt16BE(offsetAt);
      for (let character = first; character <= last && character < 0xffff; character += 1) {
        const listed = offset === 0 ? character : table.readUInt16BE(offsetAt + offset + (character - first) * 2);
        const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
        if (glyph !== 0) glyphs.set(character, glyph);
      }
    }
  }
  return glyphs;
}

function fileOf(tables: ReadonlyArray<readonly [name: string, table: Buffer]>): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(HEADER_BYTES + tables.length * ENTRY_BYTES);
  header.writeUInt32BE(0x10000, 0);
  [tables.length, power * 16, Math.log2(power), (tables.length - power) * 16].forEach((value, at) => {
    header.writeUInt16BE(value, 4 + at * 2);
  });
  const parts: Buffer[] = [header];
  let start = header.length;
  tables.forEach(([name, table], index) => {
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    header.write(name, at, 'latin1');
    header.writeUInt32BE(checksumOf(padded), at + 4);
    header.writeUInt32BE(start, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    start += padded.length;
  });
  return Buffer.concat(parts);
}

function checksumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

function tableOf(tables: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`The font has no table ${name}.`);
  return table;
}
