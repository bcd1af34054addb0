import type { Cargo } from '../cargo.js';
import { convertCm3ToM3 } from '../dimensions.js';
import { type ChargeableWeight, ChargeableWeightRule } from './chargeable-weight-rule.port.js';
import { WeightRounding } from './weight-rounding.js';

/** cm³ that count as one kilogram (section 9 of the specification; IATA's standard for air cargo). */
export const VOLUMETRIC_DIVISOR = 6000;

/** The larger of gross and volume weight of the whole shipment, the larger one then rounded (rule 2). */
export class GreaterOfGrossAndVolumetric extends ChargeableWeightRule {
  constructor(
    private readonly divisor: number = VOLUMETRIC_DIVISOR,
    private readonly rounding: WeightRounding = WeightRounding.UP_TO_HALF_KG,
  ) {
    super();
  }

  calculate(cargo: Cargo): ChargeableWeight {
    const volumetricKg = cargo.volumeCm3.div(this.divisor);
    // Compared without dividing, so that no quotient's rounding decides which basis governs.
    const volumetricGoverns = cargo.volumeCm3.gt(cargo.grossKg.times(this.divisor));
    const exactKg = volumetricGoverns ? volumetricKg : cargo.grossKg;
    return {
      chargeableKg: this.rounding.apply(exactKg),
      exactKg,
      grossKg: cargo.grossKg,
      volumetricKg,
      volumeM3: convertCm3ToM3(cargo.volumeCm3),
      pieces: cargo.pieces,
      basis: volumetricGoverns ? 'volumetric' : 'gross',
      divisor: this.divisor,
      rounding: this.rounding.description,
    };
  }
}
