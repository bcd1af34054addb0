import encodeQr from 'qr';

/** Light modules around a code, as cameras need them. */
const QUIET_ZONE = 4;

/** A code as a drawing: its dark modules are squares of 1, one row of them a line. */
export interface QrCodePath {
  /** Width and height, in modules. */
  readonly size: number;
  /** Of an SVG path. */
  readonly path: string;
}

/** Draws a text as a QR code. @throws Error where it is longer than a code can hold */
export function drawQrCode(text: string): QrCodePath {
  const rows = encodeQr(text, 'raw', { border: QUIET_ZONE });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: squares.join('') };
}
