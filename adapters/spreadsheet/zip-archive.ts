import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_HEADER_BYTES = 30;
const MAX_COMMENT_BYTES = 65_535;
const STORED = 0;

/** A file of an archive, from the archive's directory. */
interface ArchivedFile {
  readonly name: string;
  readonly unpackedBytes: number;
  readonly packedBytes: number;
  readonly method: number;
  /** Where its header begins. */
  readonly at: number;
}

/** Bytes that a ZIP archive's files have when unpacked, by its own directory; undefined where it is no archive. */
export function sumUnpackedBytes(archive: Uint8Array): number | undefined {
  return readDirectory(archive)?.reduce((total, { unpackedBytes }) => total + unpackedBytes, 0);
}

/**
 * The text of a file in a ZIP archive; undefined if there is none of this name.
 * @throws Error if it unpacks to more than the directory says, or not at all
 */
export function readArchivedText(archive: Uint8Array, name: string): string | undefined {
  const file = readDirectory(archive)?.find((one) => one.name === name);
  if (!file) return undefined;
  const view = toDataView(archive);
  const names = view.getUint16(file.at + 26, true) + view.getUint16(file.at + 28, true);
  const start = file.at + FILE_HEADER_BYTES + names;
  const packed = archive.subarray(start, start + file.packedBytes);
  const bytes =
    file.method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, file.unpackedBytes) });
  return new TextDecoder().decode(bytes);
}

function readDirectory(archive: Uint8Array): ArchivedFile[] | undefined {
  const view = toDataView(archive);
  const end = findEndOfDirectory(view);
  if (end === undefined) return undefined;
  const files: ArchivedFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    files.push({
      name: new TextDecoder().decode(archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

function toDataView(archive: Uint8Array): DataView {
  return new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
}

function findEndOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}
