/** What a base rate is multiplied by; this is what is stored (rule 3). */
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
  'tonnes',
  'total_kilometers',
  'goods_value',
  'other_charge',
  'days',
  'hawb',
  'un_numbers',
  'customs_lines',
  'trips',
  'units',
  'hours',
  'quarter_hours',
  'volumetric_weight',
  'cubic_metres',
] as const;
export type RateCriterion = (typeof RATE_CRITERIA)[number];

/** Criteria that count something that a shipment states, or that one is assumed of. */
export const COUNTED_CRITERIA = [
  'days',
  'hawb',
  'un_numbers',
  'customs_lines',
  'trips',
  'units',
  'hours',
  'quarter_hours',
] as const satisfies readonly RateCriterion[];
export type CountedCriterion = (typeof COUNTED_CRITERIA)[number];

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
  tonnes: 'per_tonne',
  total_kilometers: 'per_total_km',
  goods_value: 'percentage_of_value',
  other_charge: 'percentage_of_charge',
  days: 'per_day',
  hawb: 'per_hawb',
  un_numbers: 'per_un_number',
  customs_lines: 'per_customs_line',
  trips: 'per_trip',
  units: 'per_unit',
  hours: 'per_hour',
  quarter_hours: 'per_quarter_hour',
  volumetric_weight: 'per_volumetric_kg',
  cubic_metres: 'per_cubic_metre',
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
  per_tonne: 'tonnes',
  per_total_km: 'total_kilometers',
  percentage_of_value: 'goods_value',
  percentage_of_charge: 'other_charge',
  per_day: 'days',
  per_hawb: 'hawb',
  per_un_number: 'un_numbers',
  per_customs_line: 'customs_lines',
  per_trip: 'trips',
  per_unit: 'units',
  per_hour: 'hours',
  per_quarter_hour: 'quarter_hours',
  per_volumetric_kg: 'volumetric_weight',
  per_cubic_metre: 'cubic_metres',
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
export const PERCENT_CRITERIA: readonly RateCriterion[] = [
  'cif_value',
  'third_party_invoice',
  'awb_total_collect',
  'goods_value',
  'other_charge',
];

/** Criteria whose quantity is one, whatever the shipment. */
export const FLAT_CRITERIA: readonly RateCriterion[] = ['flat', 'per_shipment'];
