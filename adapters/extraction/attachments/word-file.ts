/** A character that ends a cell or a row of a table. */
export const CELL_END = '\u0007';

/** What a paragraph of a table says of itself. */
export interface TableParagraph {
  readonly isRowEnd: boolean;
  /** Left edges in twips of the cells of the row that it ends. */
  readonly edges: readonly number[];
}

/** The text of a Word document of the older kind, and the paragraphs of its tables. */
export interface WordFile {
  readonly text: string;
  /** By the places of their ends in the text. */
  readonly inTables: ReadonlyMap<number, TableParagraph>;
  /** Whether some of the text is hidden, or was deleted while changes were tracked. */
  readonly holdsUnshown: boolean;
}

/** Places in the header of the file, by MS-DOC. */
const HEADER = {
  signature: 0xa5ec,
  flags: 0x0a,
  textLength: 0x4c,
  characters: 0xfa,
  paragraphs: 0x102,
  pieces: 0x1a2,
} as const;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const PIECE_BYTES = 8;
const PAGE_BYTES = 512;
/** A run of paragraphs in a page of their properties. */
const RUN_BYTES = 13;
const IN_TABLE = 0x2416;
const ROW_END = 0x2417;
/** Deleted, hidden. */
const UNSHOWN: readonly number[] = [0x0800, 0x083c];
const INNER_ROW_END = 0x244c;
const CELL_EDGES = 0xd608;
const LONG_TABS = 0xc615;
/** The properties are too long for their page, and lie in the stream of data. */
const ELSEWHERE: readonly number[] = [0x6645, 0x6646];
/** Bytes before the properties of a paragraph that name its style. */
const STYLE_BYTES = 2;
/** Characters of the main text that are read. */
const MAX_CHARACTERS = 400_000;

interface Piece {
  /** The first of its characters in the text. */
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  readonly isLatin: boolean;
}

/**
 * Opens a Word document of the years before 2007 (MS-DOC).
 * @param stream its main stream
 * @param findTable one of its two streams of tables, by number
 * @param data its stream of what has no room elsewhere
 * @throws Error where it is encrypted or damaged
 */
export function openWordFile(stream: Buffer, findTable: (number: 0 | 1) => Buffer | undefined, data: Buffer): WordFile {
  const flags = stream.readUInt16LE(HEADER.flags);
  const table = findTable((flags & SECOND_TABLE) !== 0 ? 1 : 0);
  if (stream.readUInt16LE(0) !== HEADER.signature || (flags & ENCRYPTED) !== 0 || !table)
    throw new Error('This is no Word document that can be read.');
  const length = Math.min(MAX_CHARACTERS, stream.readUInt32LE(HEADER.textLength));
  const pieces = readPieces(readPart(stream, table, HEADER.pieces), length);
  const text = pieces.map((piece) => readText(stream, piece)).join('');
  const paragraphs = findTableParagraphs(stream, readPart(stream, table, HEADER.paragraphs), data);
  const holdsUnshown = findUnshownText(stream, readPart(stream, table, HEADER.characters));
  return { text, inTables: placeParagraphs(pieces, paragraphs), holdsUnshown };
}

/** The part of the stream of tables whose place the header names. */
function readPart(stream: Buffer, table: Buffer, at: number): Buffer {
  const start = stream.readUInt32LE(at);
  return table.subarray(start, start + stream.readUInt32LE(at + 4));
}

function readPieces(part: Buffer, length: number): Piece[] {
  let at = 0;
  while (part[at] === 1) at += 3 + part.readUInt16LE(at + 1);
  const list = part.subarray(at + 5, at + 5 + part.readUInt32LE(at + 1));
  const count = Math.floor((list.length - 4) / (PIECE_BYTES + 4));
  const pieces: Piece[] = [];
  for (let k = 0; k < count; k += 1) {
    const start = list.readUInt32LE(k * 4);
    const end = Math.min(length, list.readUInt32LE(k * 4 + 4));
    const place = list.readUInt32LE((count + 1) * 4 + k * PIECE_BYTES + 2);
    const isLatin = (place & 0x40000000) !== 0;
    const offset = isLatin ? (place & 0x3fffffff) >>> 1 : place & 0x3fffffff;
    if (end > start) pieces.push({ start, end, offset, isLatin });
  }
  return pieces;
}

function readText(stream: Buffer, { start, end, offset, isLatin }: Piece): string {
  const bytes = stream.subarray(offset, offset + (end - start) * (isLatin ? 1 : 2));
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-16le').decode(bytes).padEnd(end - start);
}

/** Whether characters are marked as hidden or deleted. */
function findUnshownText(stream: Buffer, part: Buffer): boolean {
  return listPages(stream, part).some((page) => {
    const runs = page[PAGE_BYTES - 1] ?? 0;
    return Array.from({ length: runs }, (_run, k) => (page[(runs + 1) * 4 + k] ?? 0) * 2).some((at) => {
      const list = at > 0 ? page.subarray(at + 1, at + 1 + (page[at] ?? 0)) : Buffer.alloc(0);
      for (let k = 0; k + 2 < list.length; ) {
        const name = list.readUInt16LE(k);
        if (UNSHOWN.includes(name) && list[k + 2] === 1) return true;
        k += 2 + measureOperand(name, list.subarray(k + 2));
      }
      return false;
    });
  });
}

/** The pages of properties that a part of the stream of tables names. */
function listPages(stream: Buffer, part: Buffer): Buffer[] {
  const count = Math.floor((part.length - 4) / 8);
  return Array.from({ length: Math.max(0, count) }, (_page, k) => {
    const start = (part.readUInt32LE((count + 1) * 4 + k * 4) & 0x3fffff) * PAGE_BYTES;
    return stream.subarray(start, start + PAGE_BYTES);
  });
}

/** The paragraphs of tables, by the places behind them in the stream. */
function findTableParagraphs(stream: Buffer, part: Buffer, data: Buffer): ReadonlyMap<number, TableParagraph> {
  const found = new Map<number, TableParagraph>();
  for (const properties of listPages(stream, part)) {
    const runs = properties[PAGE_BYTES - 1] ?? 0;
    for (let run = 0; run < runs; run += 1) {
      const at = (properties[(runs + 1) * 4 + run * RUN_BYTES] ?? 0) * 2;
      const paragraph = at > 0 ? readParagraph(properties, at, data) : undefined;
      if (paragraph) found.set(properties.readUInt32LE((run + 1) * 4), paragraph);
    }
  }
  return found;
}

/** Undefined for a paragraph outside of tables. */
function readParagraph(properties: Buffer, at: number, data: Buffer): TableParagraph | undefined {
  const words = properties[at] ?? 0;
  const start = words === 0 ? at + 2 : at + 1;
  const list = properties.subarray(start, start + (words === 0 ? (properties[at + 1] ?? 0) * 2 : words * 2 - 1));
  const { isInTable, isRowEnd, edges } = readProperties(list.subarray(STYLE_BYTES), data);
  return isInTable || isRowEnd ? { isRowEnd, edges } : undefined;
}

function readProperties(list: Buffer, data: Buffer | undefined): TableParagraph & { readonly isInTable: boolean } {
  let isInTable = false;
  let isRowEnd = false;
  let edges: readonly number[] = [];
  for (let k = 0; k + 2 < list.length; ) {
    const name = list.readUInt16LE(k);
    if (name === IN_TABLE) isInTable = list[k + 2] === 1;
    if (name === ROW_END || name === INNER_ROW_END) isRowEnd ||= list[k + 2] === 1;
    if (name === CELL_EDGES) edges = readEdges(list.subarray(k + 4));
    if (ELSEWHERE.includes(name) && data) {
      const place = list.readUInt32LE(k + 2);
      return readProperties(data.subarray(place + 2, place + 2 + data.readUInt16LE(place)), undefined);
    }
    k += 2 + measureOperand(name, list.subarray(k + 2));
  }
  return { isInTable, isRowEnd, edges };
}

/** Bytes behind the name of a property: three bits of the name tell. */
function measureOperand(name: number, operand: Buffer): number {
  const fixed = [1, 1, 2, 4, 2, 2, undefined, 3][name >>> 13];
  if (fixed !== undefined) return fixed;
  if (name === CELL_EDGES) return operand.readUInt16LE(0) + 1;
  const length = operand[0] ?? 0;
  // A list of tabulators that is longer than its length can say goes to the end.
  return name === LONG_TABS && length === 255 ? operand.length : length + 1;
}

function readEdges(definition: Buffer): number[] {
  const cells = Math.min(definition[0] ?? 0, Math.floor((definition.length - 1) / 2));
  return Array.from({ length: cells }, (_cell, k) => definition.readInt16LE(1 + k * 2));
}

function placeParagraphs(
  pieces: readonly Piece[],
  paragraphs: ReadonlyMap<number, TableParagraph>,
): ReadonlyMap<number, TableParagraph> {
  const placed = new Map<number, TableParagraph>();
  let at = 0;
  for (const { start, end, offset, isLatin } of pieces) {
    for (let k = 0; k < end - start; k += 1, at += 1) {
      const paragraph = paragraphs.get(offset + (k + 1) * (isLatin ? 1 : 2));
      if (paragraph) placed.set(at, paragraph);
    }
  }
  return placed;
}
