import type { Attachment } from './inbound-email.js';

/** Characters of base64 in which the beginning of a picture tells its size. */
const BEGINNING_LENGTH = 64_000;
const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n', 'latin1');
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8]);
const GIF_SIGNATURE = Buffer.from('GIF8');
/** Markers of JPEG frames, which hold the size: all of C0 to CF but tables. */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** The height of a PNG, GIF or JPEG in pixels; undefined where its bytes do not tell. */
export function readPictureHeight({ contentBase64 = '' }: Pick<Attachment, 'contentBase64'>): number | undefined {
  const bytes = Buffer.from(contentBase64.slice(0, BEGINNING_LENGTH), 'base64');
  const startsWith = (signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
  if (startsWith(PNG_SIGNATURE) && bytes.length >= 24) return bytes.readUInt32BE(20);
  if (startsWith(GIF_SIGNATURE) && bytes.length >= 10) return bytes.readUInt16LE(8);
  return startsWith(JPEG_SIGNATURE) ? readJpegHeight(bytes) : undefined;
}

function readJpegHeight(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) return bytes.readUInt16BE(at + 5);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
