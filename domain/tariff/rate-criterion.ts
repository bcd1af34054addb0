/** What a base rate is multiplied by; this is what is stored (decision 3). */
export const RATE_CRITERIA = [
  'gross_weight',
  'chargeable_weight',
  'cif_value',
  'pieces',
  'kilometer',
  'flat',
  'per_shipment',
  'third_party_invoice',
  'awb_total_collect',
] as const;
export type RateCriterion = (typeof RATE_CRITERIA)[number];

/** The wire's unit of each criterion (section 3 of the specification). */
const UNITS: Readonly<Record<RateCriterion, string>> = {
  gross_weight: 'per_kg',
  chargeable_weight: 'per_kg',
  cif_value: 'percentage',
  pieces: 'per_piece',
  kilometer: 'per_km',
  flat: 'flat',
  per_shipment: 'per_shipment',
  third_party_invoice: 'third_party_invoice',
  awb_total_collect: 'awb_total_collect',
};

const CRITERIA_BY_UNIT: Readonly<Record<string, RateCriterion>> = {
  per_kg: 'chargeable_weight',
  percentage: 'cif_value',
  per_piece: 'pieces',
  per_km: 'kilometer',
  per_kilometer: 'kilometer',
  flat: 'flat',
  per_shipment: 'per_shipment',
  third_party_invoice: 'third_party_invoice',
  awb_total_collect: 'awb_total_collect',
};

export const RATE_UNITS: readonly string[] = Object.keys(CRITERIA_BY_UNIT);

/** The wire's unit that follows from a criterion. */
export function toRateUnit(criterion: RateCriterion): string {
  return UNITS[criterion];
}

/** The criterion that a unit implies (`per_kg` alone is chargeable weight); undefined for an unknown unit. */
export function findCriterionByUnit(unit: string): RateCriterion | undefined {
  return Object.hasOwn(CRITERIA_BY_UNIT, unit) ? CRITERIA_BY_UNIT[unit] : undefined;
}

/** Criteria whose base rate is a percentage: 2.5 means 2.5 %. */
export const PERCENT_CRITERIA: readonly RateCriterion[] = ['cif_value', 'third_party_invoice', 'awb_total_collect'];

/** Criteria whose quantity is one, whatever the shipment. */
export const FLAT_CRITERIA: readonly RateCriterion[] = ['flat', 'per_shipment'];
