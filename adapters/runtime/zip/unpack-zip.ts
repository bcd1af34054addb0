import { Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';

const MAX_FILES = 1_000;
/** Packed bytes that are unpacked at a time: they become 8 MB at most, after which the limit is looked at. */
const CHUNK_BYTES = 8 * 1024;

/** The files of an archive by name. */
export type UnpackedFiles = Readonly<Record<string, Uint8Array>>;

/**
 * Unpacks a ZIP archive within a limit for all files together. Both count: the sizes that its directory claims, and the
 * bytes that really come out, with which unpacking ends.
 * @throws Error if the archive is incomplete, larger than the limit, or has too many files
 */
export function unpackZip(archive: Uint8Array, maxBytes: number): UnpackedFiles {
  checkDirectory(archive, maxBytes);
  const files = new Map<string, Uint8Array>();
  let left = maxBytes;
  const unzip = new Unzip((file) => {
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      pieces.push(piece);
      left -= piece.length;
      if (left < 0) throw new Error('The archive is too large.');
      if (!isLast) return;
      const content = Buffer.concat(pieces);
      if (content.length !== (file.originalSize ?? content.length)) throw new Error('The archive is damaged.');
      files.set(file.name, content);
      if (files.size > MAX_FILES) throw new Error('The archive holds too many files.');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length; at += CHUNK_BYTES) unzip.push(archive.subarray(at, at + CHUNK_BYTES));
  unzip.push(new Uint8Array(), true);
  return Object.fromEntries(files);
}

/** An archive of files that are stored as they are: whoever reads it unpacks nothing. */
export function packUncompressed(files: UnpackedFiles): Buffer {
  return Buffer.from(zipSync(files, { level: 0 }));
}

function checkDirectory(archive: Uint8Array, maxBytes: number): void {
  let count = 0;
  let claimedBytes = 0;
  const filter = ({ originalSize }: { readonly originalSize: number }) => {
    count += 1;
    claimedBytes += originalSize;
    if (count > MAX_FILES || claimedBytes > maxBytes) throw new Error('The archive is too large.');
    return false;
  };
  unzipSync(archive, { filter });
}
