import type { Airport } from '../geography/airport.js';
import type { Rate } from './rate.js';
import { COMPULSORY_SERVICES, findService, SERVICES, type Service } from './service-code.js';

/** Which services of the tariff an airport has a rate for. */
export interface AirportCoverage {
  /** IATA code. */
  readonly airportCode: string;
  readonly covered: readonly Service[];
  readonly uncovered: readonly Service[];
  /** Uncovered services without which the airport cannot be quoted (rule 11). */
  readonly missingCompulsory: readonly Service[];
}

type PricedService = Pick<Rate, 'serviceCode'>;

/** The compulsory services that a list of rates of one airport lacks, in the order of a quotation. */
export function findMissingCompulsoryServices(ratesOfAirport: readonly PricedService[]): Service[] {
  return COMPULSORY_SERVICES.filter((service) => !isCovered(ratesOfAirport, service));
}

/** Airport × service: what the tariff covers and what it lacks, airports in their order. */
export function buildCoverageMatrix(
  airports: ReadonlyArray<Pick<Airport, 'code'>>,
  rates: ReadonlyArray<Pick<Rate, 'serviceCode' | 'airportCode'>>,
): AirportCoverage[] {
  return airports.map(({ code }) => {
    const here = rates.filter((rate) => rate.airportCode === code);
    return {
      airportCode: code,
      covered: SERVICES.filter((service) => isCovered(here, service)),
      uncovered: SERVICES.filter((service) => !isCovered(here, service)),
      missingCompulsory: findMissingCompulsoryServices(here),
    };
  });
}

function isCovered(rates: readonly PricedService[], service: Service): boolean {
  return rates.some((rate) => findService(rate.serviceCode)?.code === service.code);
}
