import { coverageMatrix } from '../../../../../../domain/tariff/coverage-matrix.js';
import type { Day } from '../../../../../../domain/tariff/rate-validity.js';
import { SERVICES, type Service, serviceOf } from '../../../../../../domain/tariff/service-code.js';
import { coverageOn, type ServiceCoverage } from '../../../../../../domain/tariff/service-coverage.js';
import { inForceOn } from '../../../../../../domain/tariff/effective-tariff.js';
import type { AirportView } from '../../../api/reference-data.endpoints.js';
import { baseRateWords, dayWords } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';

/** One service at one airport. */
export interface CoverageCell extends ServiceCoverage<RateRow> {
  readonly service: Service;
  /** No rate is in force, and without one the airport cannot be quoted. */
  readonly isGap: boolean;
}

/** One airport and its services. */
export interface CoverageLine {
  readonly airport: AirportView;
  readonly cells: readonly CoverageCell[];
  /** Services without which the airport cannot be quoted. */
  readonly missing: readonly Service[];
}

/** What the tariff covers on a day and what it lacks, airport by airport. */
export function coverageLines(airports: readonly AirportView[], rates: readonly RateRow[], day: Day): CoverageLine[] {
  const matrix = coverageMatrix(airports, inForceOn(rates, day));
  return airports.map((airport, index) => ({
    airport,
    missing: matrix[index]?.missingCompulsory ?? [],
    cells: SERVICES.map((service) => {
      const coverage = coverageOn(
        rates.filter((rate) => rate.locationId === airport.id && serviceOf(rate.serviceCode)?.code === service.code),
        day,
      );
      const isCovered = coverage.state === 'valid' || coverage.state === 'expiring';
      return { ...coverage, service, isGap: !isCovered && service.category === 'Compulsory' };
    }),
  }));
}

/** What a cell says beside its sign: `until Jun 30, 2026`; undefined where the sign says it all. */
export function cellWords({ state, rate, until }: CoverageCell, locale?: string): string | undefined {
  if (state === 'expiring' && until) return `until ${dayWords(until, locale)}`;
  if (state === 'expired' && until) return `expired ${dayWords(until, locale)}`;
  return state === 'future' && rate?.validFrom ? `from ${dayWords(rate.validFrom, locale)}` : undefined;
}

/** What pressing a cell does, as it is read out: `Edit HNDL, PTY: $0.21 / kg, until Jun 30, 2026`. */
export function cellAction(cell: CoverageCell, airportCode: string, locale?: string): string {
  const { rate, service, isGap } = cell;
  const gap = isGap ? 'compulsory rate missing' : undefined;
  if (!rate) return [`Add ${service.code}, ${airportCode}`, gap].filter(Boolean).join(': ');
  const notes = [baseRateWords(rate, locale), rate.isSample ? 'sample' : undefined, cellWords(cell, locale), gap];
  return `Edit ${service.code}, ${airportCode}: ${notes.filter(Boolean).join(', ')}`;
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

/** `HNDL at PTY ends on Jun 30, 2026`: compulsory rates about to end; undefined where none is. */
export function endingWords(lines: readonly CoverageLine[], locale?: string): string | undefined {
  const ending = lines.flatMap(({ airport, cells }) =>
    cells.flatMap(({ state, service, until }) =>
      state === 'expiring' && service.category === 'Compulsory' && until
        ? [`${service.code} at ${airport.code} ends on ${dayWords(until, locale)}`]
        : [],
    ),
  );
  return ending.length === 0 ? undefined : `${ending.join('; ')}.`;
}
