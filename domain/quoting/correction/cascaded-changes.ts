import { computeVolumeCm3, convertCm3ToM3, countPieces, type PieceDimensions } from '../../cargo/dimensions.js';

/** What follows from sizes: how many pieces there are, and their volume in m³. */
export interface DerivedValues {
  readonly pieces: number | undefined;
  readonly volumeM3: number | undefined;
}

const VOLUME_DECIMALS = 6;
/** m³ read from the same sizes may be rounded. */
const VOLUME_TOLERANCE = 0.005;

/** Pieces and volume of sizes; undefined where there is none. */
export function deriveFromDimensions(lines: readonly PieceDimensions[]): DerivedValues {
  if (lines.length === 0) return { pieces: undefined, volumeM3: undefined };
  const volume = convertCm3ToM3(computeVolumeCm3(lines)).round(VOLUME_DECIMALS).toNumber();
  return { pieces: countPieces(lines), volumeM3: volume };
}

/**
 * Count and volume after sizes were corrected: what agreed with the old sizes, or was not known, follows the new ones; what
 * was stated otherwise stays as it is.
 */
export function cascadeDimensionChange(
  before: readonly PieceDimensions[],
  known: DerivedValues,
  after: readonly PieceDimensions[],
) {
  const old = deriveFromDimensions(before);
  const fresh = deriveFromDimensions(after);
  const isOldVolume = isNear(known.volumeM3, old.volumeM3);
  return {
    pieces: known.pieces === undefined || known.pieces === old.pieces ? (fresh.pieces ?? known.pieces) : known.pieces,
    volumeM3: known.volumeM3 === undefined || isOldVolume ? (fresh.volumeM3 ?? known.volumeM3) : known.volumeM3,
  };
}

function isNear(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) <= other * VOLUME_TOLERANCE;
}
