import type { QuarterTurns } from './grey-picture.js';

const ORIENTATION_TAG = 0x0112;
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
/** Clockwise turns that make a picture upright, by the value that the camera writes; mirrored ones are left as they are. */
const TURNS: Readonly<Record<number, QuarterTurns>> = { 3: 2, 6: 1, 8: 3 };

/** How a camera was held, as its JPEG says it (EXIF); 0 where it does not. */
export function readJpegTurns(bytes: Uint8Array): QuarterTurns {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) return 0;
    const isExif = marker === APP1 && at + 20 < view.byteLength && view.getUint32(at + 4) === 0x45786966;
    if (isExif) return readOrientation(view, at + 10);
  }
  return 0;
}

/** @param start where the TIFF directory of the EXIF data begins */
function readOrientation(view: DataView, start: number): QuarterTurns {
  const isLittleEndian = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittleEndian);
  if (directory + 2 > view.byteLength) return 0;
  const count = view.getUint16(directory, isLittleEndian);
  for (let k = 0; k < count; k += 1) {
    const entry = directory + 2 + 12 * k;
    if (entry + 12 > view.byteLength) return 0;
    if (view.getUint16(entry, isLittleEndian) === ORIENTATION_TAG) {
      return TURNS[view.getUint16(entry + 8, isLittleEndian)] ?? 0;
    }
  }
  return 0;
}
