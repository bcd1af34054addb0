import type { Settings } from '../operations/settings.js';
import type { CodedHoldReason } from './hold-reason.js';
import type { PricedShipment } from './priced-shipment.js';

/** kg per m³ between which a shipment is believed (rule 14). */
export const PLAUSIBLE_DENSITY = { lowest: 20, highest: 2000 } as const;
/** The longest side, in cm, that fits the side door of a freighter's lower deck without asking the carrier. */
export const OVERSIZE_CM = 300;

/** Dangerous goods, and pieces that a carrier may not take. */
export function findSpecialCargoReasons(
  { request, weight }: Pick<PricedShipment, 'request' | 'weight'>,
  limits: Pick<Settings, 'maxPieceHeightCm' | 'maxPieceWeightKg'>,
): CodedHoldReason[] {
  const reasons: CodedHoldReason[] = [];
  if (request.goods.dangerous) reasons.push({ code: 'dangerous-goods', params: {} });
  const longestCm = Math.max(0, ...request.goods.dimensionLines.flatMap((l) => [l.lengthCm, l.widthCm, l.heightCm]));
  if (longestCm > OVERSIZE_CM) reasons.push({ code: 'oversize', params: { longestCm } });
  const heightCm = Math.max(0, ...request.goods.dimensionLines.map((line) => line.heightCm));
  const { maxPieceHeightCm: limitCm, maxPieceWeightKg: limitKg } = limits;
  // A side that is too long has its reason already.
  if (heightCm > limitCm && longestCm <= OVERSIZE_CM) {
    reasons.push({ code: 'piece-too-high', params: { heightCm, limitCm } });
  }
  const implausible = findDensityReason({ request, weight });
  if (implausible) reasons.push(implausible);
  // Of pieces that differ the heaviest weighs at least as much; a weight that may be misread has its reason already.
  const pieceKg = weight.grossKg.div(weight.pieces);
  if (request.goods.grossWeightKg !== undefined && pieceKg.gt(limitKg) && !implausible) {
    reasons.push({ code: 'piece-too-heavy', params: { weightKg: Number(pieceKg.toFixed(0)), limitKg } });
  }
  return reasons;
}

function findDensityReason({
  request,
  weight,
}: Pick<PricedShipment, 'request' | 'weight'>): CodedHoldReason | undefined {
  if (request.goods.grossWeightKg !== undefined && weight.volumeM3.gt(0)) {
    const density = weight.grossKg.div(weight.volumeM3);
    if (density.lt(PLAUSIBLE_DENSITY.lowest) || density.gt(PLAUSIBLE_DENSITY.highest)) {
      return { code: 'density-implausible', params: { density: density.toFixed(0), ...PLAUSIBLE_DENSITY } };
    }
  }
  return undefined;
}
