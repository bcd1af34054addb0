import { findReadingReasons } from '../../domain/quoting/reading-reasons.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { OVERSIZE_CM, PLAUSIBLE_DENSITY } from '../../domain/quoting/special-cargo.js';

/** Why a request would wait for a person although its sender is approved and every rate is there. */
export function findHoldSigns(request: ShipmentRequest): string[] {
  const { goods } = request;
  const longestCm = Math.max(0, ...goods.dimensionLines.flatMap((l) => [l.lengthCm, l.widthCm, l.heightCm]));
  const density =
    goods.grossWeightKg !== undefined && (goods.volumeM3 ?? 0) > 0
      ? goods.grossWeightKg / (goods.volumeM3 ?? 0)
      : undefined;
  const isImplausible =
    density !== undefined && (density < PLAUSIBLE_DENSITY.lowest || density > PLAUSIBLE_DENSITY.highest);
  const signs: Readonly<Record<string, boolean>> = {
    'dangerous-goods': goods.dangerous,
    oversize: longestCm > OVERSIZE_CM,
    'density-implausible': isImplausible,
    'values-conflict': (request.conflicts ?? []).length > 0,
    'request-doubtful': request.isDoubtful === true,
    'several-shipments': request.severalShipments,
  };
  return [...Object.keys(signs).filter((sign) => signs[sign]), ...findReadingReasons(request).map(({ code }) => code)];
}
