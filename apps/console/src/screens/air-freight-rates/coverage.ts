import { coverageMatrix } from '../../../../../domain/tariff/coverage-matrix.js';
import { SERVICES, type Service } from '../../../../../domain/tariff/service-code.js';
import type { AirportView } from '../../parts/reference-data/reference-data.endpoints.js';
import type { RateRow } from './rates.endpoints.js';

/** One service at one airport. */
export interface CoverageCell {
  readonly service: Service;
  /** Undefined where the tariff has none. */
  readonly rate: RateRow | undefined;
}

/** One airport and its services. */
export interface CoverageLine {
  readonly airport: AirportView;
  readonly cells: readonly CoverageCell[];
  /** Services without which the airport cannot be quoted. */
  readonly missing: readonly Service[];
}

/** What the tariff covers and what it lacks, airport by airport. */
export function coverageLines(airports: readonly AirportView[], rates: readonly RateRow[]): CoverageLine[] {
  const matrix = coverageMatrix(airports, rates);
  return airports.map((airport, index) => ({
    airport,
    missing: matrix[index]?.missingCompulsory ?? [],
    cells: SERVICES.map((service) => ({
      service,
      rate: rates.find((rate) => rate.locationId === airport.id && rate.serviceCode === service.code),
    })),
  }));
}

/** `TGU lacks HNDL and DOCS`: what keeps airports from being quoted; undefined where nothing does. */
export function gapWords(lines: readonly CoverageLine[]): string | undefined {
  const gaps = lines.filter(({ missing }) => missing.length > 0);
  if (gaps.length === 0) return undefined;
  const words = gaps.map(
    ({ airport, missing }) => `${airport.code} lacks ${missing.map(({ code }) => code).join(', ')}`,
  );
  return `${words.join('; ')}.`;
}
