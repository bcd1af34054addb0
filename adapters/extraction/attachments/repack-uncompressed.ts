import { crc32, inflateRawSync } from 'node:zlib';

/** An XLSX with a packing list has some hundred kilobytes when unpacked; more than this is there to fill the memory. */
export const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
const MAX_ENTRIES = 1_000;
const STORED = 0;
const DEFLATED = 8;
const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;

interface Entry {
  readonly name: Buffer;
  readonly content: Buffer;
}

/**
 * Rewrites an archive with every entry stored uncompressed, so that later parsers decompress nothing: entries count
 * with their actual size, within a limit for all of them together, whatever their headers claim.
 * @throws Error if the archive is incomplete or larger than the limit
 */
export function repackUncompressed(zip: Buffer): Buffer {
  const end = findEndRecord(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new Error('The archive holds too many files.');
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  let left = MAX_UNPACKED_BYTES;
  for (let n = 0; n < count; n += 1) {
    if (zip.readUInt32LE(at) !== CENTRAL_SIGNATURE) throw new Error('The archive is damaged.');
    const nameBytes = zip.readUInt16LE(at + 28);
    const content = unpackEntry(zip, at, left);
    left -= content.length;
    entries.push({ name: zip.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes), content });
    at += CENTRAL_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return buildStoredZip(entries);
}

function findEndRecord(zip: Buffer): number {
  const earliest = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = zip.length - END_BYTES; at >= earliest; at -= 1) {
    if (zip.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new Error('The archive has no end.');
}

function unpackEntry(zip: Buffer, central: number, left: number): Buffer {
  const method = zip.readUInt16LE(central + 10);
  const packedBytes = zip.readUInt32LE(central + 20);
  const local = zip.readUInt32LE(central + 42);
  if (zip.readUInt32LE(local) !== LOCAL_SIGNATURE) throw new Error('The archive is damaged.');
  const start = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + packedBytes);
  if (method === DEFLATED && left > 0) return inflateRawSync(packed, { maxOutputLength: left });
  if (method !== STORED || packed.length > left)
    throw new Error('The archive is too large or packed in an unusual way.');
  return packed;
}

function buildStoredZip(entries: readonly Entry[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(LOCAL_SIGNATURE, 0);
    local.writeUInt16LE(20, 4);
    writeEntryFields(local, 14, name, content);
    const central = Buffer.alloc(CENTRAL_BYTES);
    central.writeUInt32LE(CENTRAL_SIGNATURE, 0);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    writeEntryFields(central, 16, name, content);
    central.writeUInt32LE(offset, 42);
    pieces.push(local, name, content);
    directory.push(central, name);
    offset += LOCAL_BYTES + name.length + content.length;
  }
  const whole = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(whole.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, whole, end]);
}

/** Checksum, both sizes and the length of the name, in this order in both kinds of headers. */
function writeEntryFields(header: Buffer, at: number, name: Buffer, content: Buffer): void {
  header.writeUInt32LE(crc32(content), at);
  header.writeUInt32LE(content.length, at + 4);
  header.writeUInt32LE(content.length, at + 8);
  header.writeUInt16LE(name.length, at + 12);
}
