/** Where the header of a compound file (MS-CFB) says what. */
const HEADER = { sectorShift: 30, directory: 48, miniFat: 60, difat: 68, fat: 76 } as const;
const HEADER_FAT_SECTORS = 109;
const SECTOR_SHIFTS: readonly number[] = [9, 12];
/** Numbers from here on name no sector. */
const FIRST_SPECIAL_NUMBER = 0xfffffffa;
const NUMBER_BYTES = 4;

/** Where an entry of the directory says what. */
const ENTRY = { bytes: 128, type: 66, left: 68, right: 72, child: 76, start: 116, size: 120 } as const;
const TYPE = { unused: 0, stream: 2, root: 5 } as const;
/** Streams below this size lie in the small sectors. */
const SMALL_STREAM_BYTES = 4_096;

/** What holds the number of the next sector of a chain. */
type Table = readonly number[];

/**
 * Checks the chains of a compound file before a library follows them: libraries follow and reserve what they are told, so
 * that a chain in a circle, one that many streams share, or a size beyond the file makes a small file one without an end. It
 * takes time in proportion to the file.
 * @throws Error where its chains are longer than the file, or its directory is no tree
 */
export function checkCompoundFile(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = bytes.byteLength < HEADER.fat ? 0 : view.getUint16(HEADER.sectorShift, true);
  if (!SECTOR_SHIFTS.includes(shift)) throw new Error('The file is no compound file.');
  const sectorBytes = 2 ** shift;
  const sectors = Math.ceil(bytes.byteLength / sectorBytes);
  const readSector = (sector: number): Table =>
    readNumbers(view, (sector + 1) * sectorBytes, sectorBytes / NUMBER_BYTES);

  const fat = listFatSectors(view, sectors, readSector).flatMap(readSector);
  const directory = followChain(view.getUint32(HEADER.directory, true), fat, sectors);
  const smallFat = followChain(view.getUint32(HEADER.miniFat, true), fat, sectors).flatMap(readSector);
  const streams = listStreams(view, directory, sectorBytes);

  let left = sectors;
  let smallLeft = smallFat.length;
  for (const { start, size, isRoot } of streams) {
    if (!isRoot && size > bytes.byteLength) throw new Error('A stream is larger than its file.');
    if (size === 0) continue;
    if (isRoot || size >= SMALL_STREAM_BYTES) left -= followChain(start, fat, left).length;
    else smallLeft -= followChain(start, smallFat, smallLeft).length;
  }
}

/** The sectors that the table of all sectors fills: the first are named by the header, the others by a chain of lists. */
function listFatSectors(view: DataView, sectors: number, readSector: (sector: number) => Table): number[] {
  const named = [...readNumbers(view, HEADER.fat, HEADER_FAT_SECTORS)];
  let list = view.getUint32(HEADER.difat, true);
  for (let count = 0; list < sectors; count += 1) {
    if (count >= sectors) throw new Error('A chain is longer than its file.');
    const numbers = readSector(list);
    named.push(...numbers.slice(0, -1));
    list = numbers.at(-1) ?? FIRST_SPECIAL_NUMBER;
  }
  return named.filter((sector) => sector < sectors);
}

/** The sectors of a chain, up to its end or the first that is none. @throws Error where there are more than may be left */
function followChain(start: number, table: Table, left: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < table.length; sector = table[sector] ?? FIRST_SPECIAL_NUMBER) {
    if (chain.length >= left) throw new Error('A chain is longer than its file.');
    chain.push(sector);
  }
  return chain;
}

/** The streams of a directory. @throws Error where an entry lies below two others */
function listStreams(view: DataView, directory: readonly number[], sectorBytes: number) {
  const named = new Set<number>();
  const streams: { readonly start: number; readonly size: number; readonly isRoot: boolean }[] = [];
  for (const sector of directory)
    for (let at = (sector + 1) * sectorBytes; at < (sector + 2) * sectorBytes; at += ENTRY.bytes) {
      const type = at + ENTRY.bytes > view.byteLength ? TYPE.unused : view.getUint8(at + ENTRY.type);
      if (type === TYPE.unused) continue;
      for (const place of [ENTRY.left, ENTRY.right, ENTRY.child]) {
        const other = view.getUint32(at + place, true);
        if (other >= FIRST_SPECIAL_NUMBER) continue;
        if (named.has(other)) throw new Error('The directory of the file is no tree.');
        named.add(other);
      }
      const start = view.getUint32(at + ENTRY.start, true);
      const size = view.getUint32(at + ENTRY.size, true);
      if (type === TYPE.stream || type === TYPE.root) streams.push({ start, size, isRoot: type === TYPE.root });
    }
  return streams;
}

function readNumbers(view: DataView, from: number, count: number): Table {
  const numbers: number[] = [];
  for (let at = from; numbers.length < count && at + NUMBER_BYTES <= view.byteLength; at += NUMBER_BYTES)
    numbers.push(view.getUint32(at, true));
  return numbers;
}
