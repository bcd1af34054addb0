import type { Big } from 'big.js';
import type { Cargo } from '../cargo.js';

export const CHARGEABLE_BASES = ['gross', 'volumetric'] as const;
export type ChargeableBasis = (typeof CHARGEABLE_BASES)[number];

/** The weight that is billed, and how it came about. All weights in kg. */
export interface ChargeableWeight {
  readonly chargeableKg: Big;
  readonly exactKg: Big;
  readonly grossKg: Big;
  readonly volumetricKg: Big;
  readonly volumeM3: Big;
  readonly pieces: number;
  readonly basis: ChargeableBasis;
  /** cm³ per kg. */
  readonly divisor: number;
  readonly rounding: string;
}

/** How the forwarder turns goods into the weight that it bills. */
export abstract class ChargeableWeightRule {
  abstract calculate(cargo: Cargo): ChargeableWeight;
}
