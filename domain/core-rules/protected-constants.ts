import { VOLUMETRIC_DIVISOR } from '../cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { CM_PER_INCH, KG_PER_POUND } from '../cargo/units.js';
import { DEFAULT_DELIVERY_RATE_USD_PER_KG, STANDARD_DELIVERY_RADIUS_KM } from '../pricing/delivery-charges.js';
import { PROTECTED_CONSTANT_MESSAGES } from './core-rules.messages.js';

/** A constant that every price rests on and that only a release of the product changes, never a user. */
export interface ProtectedConstant {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** The five constants that the Core Rules screen shows, each taken from its home (section 9 of the specification). */
export const PROTECTED_CONSTANTS = {
  volumetricDivisor: {
    id: 'volumetric-divisor',
    get name() {
      return PROTECTED_CONSTANT_MESSAGES.volumetricDivisor.name;
    },
    value: VOLUMETRIC_DIVISOR,
    get unit() {
      return PROTECTED_CONSTANT_MESSAGES.volumetricDivisor.unit;
    },
  },
  pounds: {
    id: 'pounds-to-kg',
    get name() {
      return PROTECTED_CONSTANT_MESSAGES.poundsToKg.name;
    },
    value: KG_PER_POUND,
    get unit() {
      return PROTECTED_CONSTANT_MESSAGES.poundsToKg.unit;
    },
  },
  inches: {
    id: 'inches-to-cm',
    get name() {
      return PROTECTED_CONSTANT_MESSAGES.inchesToCm.name;
    },
    value: CM_PER_INCH,
    get unit() {
      return PROTECTED_CONSTANT_MESSAGES.inchesToCm.unit;
    },
  },
  standardDelivery: {
    id: 'standard-delivery-rate',
    get name() {
      return PROTECTED_CONSTANT_MESSAGES.standardDeliveryRate.name;
    },
    value: Number(DEFAULT_DELIVERY_RATE_USD_PER_KG),
    get unit() {
      return PROTECTED_CONSTANT_MESSAGES.standardDeliveryRate.unit;
    },
  },
  standardRadius: {
    id: 'standard-delivery-radius',
    get name() {
      return PROTECTED_CONSTANT_MESSAGES.standardDeliveryRadius.name;
    },
    value: STANDARD_DELIVERY_RADIUS_KM,
    get unit() {
      return PROTECTED_CONSTANT_MESSAGES.standardDeliveryRadius.unit;
    },
  },
} as const satisfies Readonly<Record<string, ProtectedConstant>>;
