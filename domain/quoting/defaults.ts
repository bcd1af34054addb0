import { Big } from 'big.js';
import { Cargo } from '../cargo/cargo.js';
import { computeVolumeCm3, convertM3ToCm3, countPieces } from '../cargo/dimensions.js';
import type { Airport } from '../geography/airport.js';
import type { Assumption } from '../pricing/assumption.js';
import { DEFAULT_INCOTERM, findAirTerm, type Incoterm } from '../pricing/incoterm/incoterm.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';
import { concernsDestination, type RouteFinding } from './route-finding.js';
import { isSpecified, type ShipmentRequest } from './shipment-request.js';

/** What is quoted where the request is silent (section 9 of the specification). */
export const DEFAULTS = {
  grossWeightKg: 100,
  pieces: 1,
  airportOrigin: 'MIA',
  airportDestination: 'SJO',
  anyAirport: 'PTY',
  country: 'CR',
  get description(): string {
    return QUOTING_MESSAGES.generalCargo;
  },
  get timeline(): string {
    return QUOTING_MESSAGES.usualTimeline;
  },
} as const;

/** A shipment that can be priced: the request with every gap filled, and each filling named. */
export interface CompleteShipment {
  readonly goods: Cargo;
  readonly incoterm: Incoterm;
  readonly description: string;
  readonly originAirport: string;
  /** IATA code. */
  readonly airport: string;
  /** ISO alpha-2. */
  readonly country: string;
  readonly assumptions: readonly Assumption[];
}

/** Fills the gaps of a request with the defaults of section 9; each one used is named (rule 8). */
export function applyDefaults(request: ShipmentRequest, airports: readonly Airport[]): CompleteShipment {
  const assumptions: Assumption[] = [];
  const assume = <T>(field: string, value: T, shown: string, reason: string): T => {
    assumptions.push({ field, value: shown, reason });
    return value;
  };
  const incoterm =
    request.incoterm ?? assume('incoterm', DEFAULT_INCOTERM, DEFAULT_INCOTERM, QUOTING_MESSAGES.noIncoterm);
  const airTerm = findAirTerm(incoterm);
  if (airTerm) assume('airTerm', airTerm, airTerm, QUOTING_MESSAGES.seaTerm({ incoterm, airTerm }));
  const destination = resolveDestinationAirport(
    request.airportDestination,
    request.destination.country,
    airports,
    describeDestination(request.routeFindings ?? [], assume),
  );
  return {
    goods: completeCargo(request, assume),
    incoterm,
    description:
      request.goods.description ??
      assume('description', DEFAULTS.description, DEFAULTS.description, QUOTING_MESSAGES.noDescription),
    originAirport:
      request.airportOrigin ??
      assume('airportOrigin', DEFAULTS.airportOrigin, DEFAULTS.airportOrigin, QUOTING_MESSAGES.noOriginAirport),
    ...destination,
    assumptions,
  };
}

/** Where a destination is stated but not served, the assumption that stands in for it says so. */
function describeDestination(findings: readonly RouteFinding[], assume: RecordAssumption): RecordAssumption {
  const finding = findings.find(concernsDestination);
  if (!finding) return assume;
  const reason = QUOTING_MESSAGES.otherDestination(finding.words);
  return (field, value, shown) => assume(field, value, shown, reason);
}

/** Records an assumption and returns the assumed value. */
export type RecordAssumption = <T>(field: string, value: T, shown: string, reason: string) => T;

function completeCargo(request: ShipmentRequest, assume: RecordAssumption): Cargo {
  const { goods } = request;
  const volumeCm3 = computeVolume(request);
  const counted = [goods.pieces, countPieces(goods.dimensionLines)].find(
    (count) => isSpecified(count) && count % 1 === 0,
  );
  const pieces = counted ?? assume('pieces', DEFAULTS.pieces, `${DEFAULTS.pieces}`, QUOTING_MESSAGES.noPieces);
  const grossKg = isSpecified(goods.grossWeightKg)
    ? Big(goods.grossWeightKg)
    : assume('weight', Big(DEFAULTS.grossWeightKg), `${DEFAULTS.grossWeightKg} kg`, QUOTING_MESSAGES.noGrossWeight);
  return Cargo.of({ pieces, grossKg, volumeCm3 });
}

function computeVolume(request: ShipmentRequest): Big {
  const { dimensionLines, volumeM3 } = request.goods;
  const fromLines = computeVolumeCm3(dimensionLines);
  if (!isSpecified(volumeM3)) return fromLines;
  const stated = convertM3ToCm3(Big(volumeM3));
  // The extractor's m³ come from the same lines: the exact cm³ are used, so that no rounding of m³ moves a half
  // kilogram.
  const agrees = fromLines.gt(0) && fromLines.minus(stated).abs().lte(fromLines.times('0.005'));
  return agrees ? fromLines : stated;
}

/**
 * The destination airport: the stated one, else the country's first one, else the configured fallback (section 9 of the
 * specification). Every choice but the only airport of a country is reported to `assume`.
 * @param code IATA code as stated @param country ISO alpha-2 as stated
 */
export function resolveDestinationAirport(
  code: string | undefined,
  country: string | undefined,
  airports: readonly Airport[],
  assume: RecordAssumption,
): { readonly airport: string; readonly country: string } {
  const stated = airports.find((airport) => airport.code === code || (code && airport.aliases.includes(code)));
  if (stated) return { airport: stated.code, country: stated.countryCode };
  const served = airports.filter((airport) => airport.countryCode === country);
  const [first] = served;
  if (first) {
    if (served.length > 1) {
      const reason = QUOTING_MESSAGES.firstAirport(first.code);
      assume('airportDestination', first.code, first.code, reason);
    }
    return { airport: first.code, country: first.countryCode };
  }
  const fallback =
    airports.find((airport) => airport.code === DEFAULTS.airportDestination) ??
    airports.find((airport) => airport.countryCode === DEFAULTS.country) ??
    airports.find((airport) => airport.code === DEFAULTS.anyAirport);
  const fallbackCode = fallback?.code ?? DEFAULTS.airportDestination;
  const fallbackCountry = fallback?.countryCode ?? DEFAULTS.country;
  assume('country', fallbackCountry, fallbackCountry, QUOTING_MESSAGES.noCountry);
  assume('airportDestination', fallbackCode, fallbackCode, QUOTING_MESSAGES.noDestinationAirport);
  return { airport: fallbackCode, country: fallbackCountry };
}
