import { buildCoverageMatrix } from '../../../../../../domain/tariff/coverage-matrix.js';
import { filterInForceOn } from '../../../../../../domain/tariff/effective-tariff.js';
import type { Day } from '../../../../../../domain/tariff/rate-validity.js';
import { findService, SERVICES, type Service } from '../../../../../../domain/tariff/service-code.js';
import { computeCoverageOn, type ServiceCoverage } from '../../../../../../domain/tariff/service-coverage.js';
import type { AirportView } from '../../../api/reference-data.endpoints.js';
import { getMessages } from '../../../i18n/messages.js';
import { formatBaseRate, formatUtcDay } from './format-rate.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

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
export function toCoverageLines(airports: readonly AirportView[], rates: readonly RateRow[], day: Day): CoverageLine[] {
  const matrix = buildCoverageMatrix(airports, filterInForceOn(rates, day));
  return airports.map((airport, index) => ({
    airport,
    missing: matrix[index]?.missingCompulsory ?? [],
    cells: SERVICES.map((service) => {
      const coverage = computeCoverageOn(
        rates.filter((rate) => rate.locationId === airport.id && findService(rate.serviceCode)?.code === service.code),
        day,
      );
      const isCovered = coverage.state === 'valid' || coverage.state === 'expiring';
      return { ...coverage, service, isGap: !isCovered && service.category === 'Compulsory' };
    }),
  }));
}

/** What a cell says beside its sign: `until Jun 30, 2026`; undefined where the sign says it all. */
export function formatCell({ state, rate, until }: CoverageCell, locale?: string): string | undefined {
  const messages = getMessages(ratesMessages);
  if (state === 'expiring' && until) return messages.untilDay(formatUtcDay(until, locale));
  if (state === 'expired' && until) return messages.expiredOn(formatUtcDay(until, locale));
  return state === 'future' && rate?.validFrom
    ? messages.validFromDay(formatUtcDay(rate.validFrom, locale))
    : undefined;
}

/** What pressing a cell does, as it is read out: `Edit HNDL, PTY: $0.21 / kg, until Jun 30, 2026`. */
export function describeCellAction(cell: CoverageCell, airportCode: string, locale?: string): string {
  const messages = getMessages(ratesMessages);
  const { rate, service, isGap } = cell;
  const gap = isGap ? messages.compulsoryRateMissing : undefined;
  if (!rate) return [messages.addRateAtAirport(service.code, airportCode), gap].filter(Boolean).join(': ');
  const notes = [
    formatBaseRate(rate, locale),
    rate.isSample ? messages.sample : undefined,
    formatCell(cell, locale),
    gap,
  ];
  return messages.editRateAtAirport(service.code, airportCode, notes.filter(Boolean).join(', '));
}

/** `TGU lacks HNDL and DOCS`: what keeps airports from being quoted; undefined where nothing does. */
export function formatGaps(lines: readonly CoverageLine[]): string | undefined {
  const gaps = lines.filter(({ missing }) => missing.length > 0);
  if (gaps.length === 0) return undefined;
  const parts = gaps.map(({ airport, missing }) =>
    getMessages(ratesMessages).airportLacks(airport.code, missing.map(({ code }) => code).join(', ')),
  );
  return `${parts.join('; ')}.`;
}

/** `HNDL at PTY ends on Jun 30, 2026`: compulsory rates about to end; undefined where none is. */
export function formatEnding(lines: readonly CoverageLine[], locale?: string): string | undefined {
  const ending = lines.flatMap(({ airport, cells }) =>
    cells.flatMap(({ state, service, until }) =>
      state === 'expiring' && service.category === 'Compulsory' && until
        ? [getMessages(ratesMessages).serviceAtAirportEndsOn(service.code, airport.code, formatUtcDay(until, locale))]
        : [],
    ),
  );
  return ending.length === 0 ? undefined : `${ending.join('; ')}.`;
}
