import { Big } from 'big.js';

/** Pieces of one size: sides in cm as read, never rounded. */
export interface PieceDimensions {
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly pieces: number;
}

const CM3_PER_M3 = 1_000_000;

/** Volume of all pieces of all lines, in cm³. */
export function computeVolumeCm3(lines: readonly PieceDimensions[]): Big {
  return lines.reduce(
    (total, line) => total.plus(Big(line.lengthCm).times(line.widthCm).times(line.heightCm).times(line.pieces)),
    Big(0),
  );
}

/** cm³ as m³. */
export function convertCm3ToM3(volumeCm3: Big): Big {
  return volumeCm3.div(CM3_PER_M3);
}

/** m³ as cm³. */
export function convertM3ToCm3(volumeM3: Big): Big {
  return volumeM3.times(CM3_PER_M3);
}

/** Number of pieces of all lines. */
export function countPieces(lines: readonly PieceDimensions[]): number {
  return lines.reduce((total, line) => total + line.pieces, 0);
}
