import { VOLUMETRIC_DIVISOR } from '../cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { CM_PER_INCH, KG_PER_POUND } from '../cargo/units.js';
import { DEFAULT_DELIVERY_RATE_USD_PER_KG, STANDARD_DELIVERY_RADIUS_KM } from '../pricing/delivery-charges.js';

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
    name: 'Volumetric divisor',
    value: VOLUMETRIC_DIVISOR,
    unit: 'cm³ per kg',
  },
  pounds: { id: 'pounds-to-kg', name: 'Pounds to kilograms', value: KG_PER_POUND, unit: 'kg per lb' },
  inches: { id: 'inches-to-cm', name: 'Inches to centimetres', value: CM_PER_INCH, unit: 'cm per in' },
  standardDelivery: {
    id: 'standard-delivery-rate',
    name: 'Standard delivery rate',
    value: Number(DEFAULT_DELIVERY_RATE_USD_PER_KG),
    unit: 'USD per kg',
  },
  standardRadius: {
    id: 'standard-delivery-radius',
    name: 'Standard delivery radius',
    value: STANDARD_DELIVERY_RADIUS_KM,
    unit: 'km',
  },
} as const satisfies Readonly<Record<string, ProtectedConstant>>;
