import type { ApiClient } from '../e2e/server-process.js';

/** A shipment in whole numbers. */
export interface ShipmentAmounts {
  readonly grossGrams: number;
  readonly cubicCentimetres: number;
  readonly pieces: number;
}

/** A row of `/api/rates`. */
export interface RateRow {
  readonly airportCode: string;
  readonly serviceCode: string;
  readonly rateCriteria: string;
  readonly baseRate: number;
  readonly minimumCharge: number | null;
  readonly maximumCharge: number | null;
}

/** What is in the total of a DAP quotation to a place within 25 km of its airport: compulsory services and delivery. */
const IN_THE_TOTAL = ['HNDL', 'DOCS', 'BRKD', 'TRNS', 'DELV'];
const CUBIC_CENTIMETRES_A_KG = 6000n;
const HALF_KG_IN_GRAMS = 500n;
const GRAMS_A_KG = 1000n;
const MICRO = 1_000_000n;

/** The tariff of an airport, over the API. */
export async function listRatesAt(client: ApiClient, airport: string): Promise<readonly RateRow[]> {
  const { json } = await client.call('GET', '/api/rates');
  return (json as readonly RateRow[]).filter((rate) => rate.airportCode === airport);
}

/**
 * The total in US dollars, reckoned in whole numbers from the written rules (rules 2, 4, 5 and 6) without any of the
 * product's code: the two have to agree to the cent.
 */
export function computeIndependentTotal(rates: readonly RateRow[], shipment: ShipmentAmounts): number {
  const lines = rates.filter((rate) => IN_THE_TOTAL.includes(rate.serviceCode));
  if (lines.length !== IN_THE_TOTAL.length) throw new Error(`The tariff has ${lines.length} of the rates of a total.`);
  const cents = lines.map((rate) => computeLineCents(rate, shipment)).reduce((sum, line) => sum + line, 0n);
  return Number(cents) / 100;
}

function computeLineCents(rate: RateRow, shipment: ShipmentAmounts): bigint {
  // Millionths of a dollar times thousandths of a unit: nothing is rounded before the end.
  const scale = MICRO * GRAMS_A_KG;
  let amount = toMicro(rate.baseRate) * toThousandths(rate.rateCriteria, shipment);
  const least = toMicro(rate.minimumCharge ?? 0) * GRAMS_A_KG;
  const most = toMicro(rate.maximumCharge ?? 0) * GRAMS_A_KG;
  if (amount < least) amount = least;
  if (most > 0n && amount > most) amount = most;
  return (amount * 200n + scale) / (scale * 2n);
}

function toMicro(dollars: number): bigint {
  return BigInt(Math.round(dollars * Number(MICRO)));
}

function toThousandths(criterion: string, { grossGrams, cubicCentimetres, pieces }: ShipmentAmounts): bigint {
  switch (criterion) {
    case 'gross_weight':
      return BigInt(grossGrams);
    case 'chargeable_weight':
      return computeChargeableGrams(BigInt(grossGrams), BigInt(cubicCentimetres));
    case 'pieces':
      return BigInt(pieces) * GRAMS_A_KG;
    case 'flat':
    case 'per_shipment':
      return GRAMS_A_KG;
    default:
      throw new Error(`The storm has no rates by ${criterion}.`);
  }
}

/** The larger of gross and volume weight, the next half kilogram up. */
function computeChargeableGrams(grossGrams: bigint, cubicCentimetres: bigint): bigint {
  const gross = grossGrams * CUBIC_CENTIMETRES_A_KG;
  const volume = cubicCentimetres * GRAMS_A_KG;
  const step = HALF_KG_IN_GRAMS * CUBIC_CENTIMETRES_A_KG;
  const larger = gross > volume ? gross : volume;
  return ((larger + step - 1n) / step) * HALF_KG_IN_GRAMS;
}
