import type { Big } from 'big.js';
import { isPieceLarger } from './evaluate-conditions.js';
import type { PieceLimits } from './rate-conditions.js';
import type { PieceFacts } from './shipment-facts.js';

/** Pieces of one size. */
export interface SizedPieces extends PieceFacts {
  readonly pieces: number;
}

/** What is known of a shipment's pieces. */
interface KnownPieces {
  readonly pieces: number;
  readonly grossKg: Big;
  /** Empty: no size is known. */
  readonly sizes: readonly SizedPieces[];
}

/**
 * How many pieces are over a limit: a rate for each piece with such a condition is for those alone.
 * @returns undefined where that is not known, for instance which of several pieces are the heavy ones
 */
export function countPiecesOver(limits: PieceLimits, known: KnownPieces): number | undefined {
  const byWeight = countHeavyPieces(limits.weightKg, known);
  if (byWeight === known.pieces) return known.pieces;
  const asksForSize = [limits.lengthCm, limits.widthCm, limits.heightCm].some((limit) => limit !== undefined);
  if (byWeight === undefined || !asksForSize) return byWeight;
  const sized = known.sizes.reduce((sum, { pieces }) => sum + pieces, 0);
  if (sized !== known.pieces) return undefined;
  return known.sizes.reduce((sum, one) => sum + (isPieceLarger(one, limits) ? one.pieces : 0), 0);
}

/** Pieces of one size weigh about the same; which of several sizes are heavy is told by nothing. */
function countHeavyPieces(limitKg: number | undefined, { pieces, grossKg, sizes }: KnownPieces): number | undefined {
  if (limitKg === undefined || grossKg.lte(limitKg)) return 0;
  const isOverOnAverage = pieces > 0 && grossKg.div(pieces).gt(limitKg);
  return isOverOnAverage && sizes.length <= 1 ? pieces : undefined;
}
