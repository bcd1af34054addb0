import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';
import { type GreyPicture, type QuarterTurns, toGrey, turnPicture } from './grey-picture.js';
import { readJpegTurns } from './jpeg-orientation.js';

/** Millions of pixels of the largest picture that is opened: a page of A4 at 300 dpi has 8.7, a telephone's camera 12. */
export const MAX_MEGAPIXELS = 25;
/** Megabytes that the decoder of JPEG may take for one picture. */
const MAX_JPEG_MB = 300;

/** @throws Error where the file is damaged, or the picture too large */
export function decodePngPicture(bytes: Uint8Array): GreyPicture {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  assertSize(header.getUint32(16), header.getUint32(20));
  const { width, height, data, channels, depth, palette } = decodePng(bytes, { checkCrc: false });
  if (palette) return toGrey(expandPalette(data, palette), { width, height, channels: palette[0]?.length ?? 3 });
  if (depth < 8) return toGrey(expandBits(data, width, height, depth), { width, height, channels: 1 });
  return toGrey(data, { width, height, channels, depth });
}

/** Turned as the camera says. @throws Error where the file is damaged, or the picture too large */
export function decodeJpegPicture(bytes: Uint8Array): GreyPicture {
  const { width, height, data } = decodeJpeg(bytes, {
    useTArray: true,
    formatAsRGBA: false,
    tolerantDecoding: true,
    maxResolutionInMP: MAX_MEGAPIXELS,
    maxMemoryUsageInMB: MAX_JPEG_MB,
  });
  const turns: QuarterTurns = readJpegTurns(bytes);
  return turnPicture(toGrey(data, { width, height, channels: 3 }), turns);
}

/** @throws Error for more pixels than are opened */
export function assertSize(width: number, height: number): void {
  if (width * height > MAX_MEGAPIXELS * 1e6) throw new Error('The picture has too many pixels.');
}

function expandPalette(indexes: ArrayLike<number>, palette: readonly (readonly number[])[]): Uint8Array {
  const channels = palette[0]?.length ?? 3;
  const pixels = new Uint8Array(indexes.length * channels);
  for (let at = 0; at < indexes.length; at += 1) pixels.set(palette[indexes[at] ?? 0] ?? [], at * channels);
  return pixels;
}

/** Pixels of one, two or four bits, several in a byte, each row beginning with a new one. */
export function expandBits(packed: ArrayLike<number>, width: number, height: number, depth: number): Uint8Array {
  const pixels = new Uint8Array(width * height);
  const rowBytes = Math.ceil((width * depth) / 8);
  const most = 2 ** depth - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = packed[y * rowBytes + Math.floor((x * depth) / 8)] ?? 0;
      pixels[y * width + x] = (((byte >> (8 - depth - ((x * depth) % 8))) & most) * 255) / most;
    }
  }
  return pixels;
}
