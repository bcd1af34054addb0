import { Big } from 'big.js';
import { cm3FromM3, type DimensionLine, piecesOf, volumeCm3Of } from '../../domain/cargo/dimensions.js';
import { Goods } from '../../domain/cargo/cargo.js';
import type {
  ChargeableWeight,
  ChargeableWeightRule,
} from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { ChargeCategoryRule } from '../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { ChargeLine } from '../../domain/pricing/charge-line.js';
import { extraKmOf } from '../../domain/pricing/delivery-charges.js';
import { lineOf } from '../../domain/pricing/charge-line-from-rate.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { type EnteredRate, rateDraftOf } from './rate-input.js';

/** A shipment that a rate is tried on; undefined where a figure is not known. */
export interface TrialShipment {
  readonly grossWeightKg: number | undefined;
  readonly pieces: number | undefined;
  readonly dimensionLines: readonly DimensionLine[];
  readonly volumeM3: number | undefined;
  /** US dollars. */
  readonly cifValueUsd: number | undefined;
  readonly thirdPartyInvoiceUsd: number | undefined;
  readonly awbCollectTotalUsd: number | undefined;
  /** Kilometres by road from the airport to the delivery place. */
  readonly distanceKm: number | undefined;
}

/** What a rate comes to for a shipment, by the desk's own rules; nothing is stored. */
export class TryRate {
  constructor(
    private readonly weights: ChargeableWeightRule,
    private readonly categories: ChargeCategoryRule,
    private readonly reference: ReferenceData,
  ) {}

  /** @throws RuleViolation `invalid` for a rate that could not be saved, or a shipment without weight and volume */
  async execute(
    entry: EnteredRate,
    shipment: TrialShipment,
  ): Promise<{ readonly line: ChargeLine; readonly weight: ChargeableWeight }> {
    const draft = rateDraftOf(entry, await this.reference.airports(), this.categories);
    const fromLines = volumeCm3Of(shipment.dimensionLines);
    const volumeCm3 = fromLines.gt(0) ? fromLines : cm3FromM3(Big(shipment.volumeM3 ?? 0));
    const grossKg = Big(shipment.grossWeightKg ?? 0);
    if (grossKg.eq(0) && volumeCm3.eq(0)) {
      throw new RuleViolation('invalid', 'A gross weight, dimensions or a volume is needed.');
    }
    const pieces = shipment.pieces || piecesOf(shipment.dimensionLines) || 1;
    const weight = this.weights.weigh(Goods.of({ pieces, grossKg, volumeCm3 }));
    const known = (value: number | undefined) => (value === undefined ? undefined : Big(value));
    const line = lineOf(draft, draft.category, {
      grossKg: weight.grossKg,
      chargeableKg: weight.chargeableKg,
      pieces: weight.pieces,
      extraKm: shipment.distanceKm === undefined ? undefined : extraKmOf(shipment.distanceKm),
      cifValueUsd: known(shipment.cifValueUsd),
      thirdPartyInvoiceUsd: known(shipment.thirdPartyInvoiceUsd),
      awbCollectTotalUsd: known(shipment.awbCollectTotalUsd),
    });
    return { line, weight };
  }
}
