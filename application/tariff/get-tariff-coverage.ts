import type { Clock } from '../../domain/clock.port.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { toOfficeDay } from '../../domain/office-day.js';
import { buildCoverageMatrix } from '../../domain/tariff/coverage-matrix.js';
import { filterInForceOn } from '../../domain/tariff/effective-tariff.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { Day } from '../../domain/tariff/rate-validity.js';
import { findService, SERVICES, type Service } from '../../domain/tariff/service-code.js';
import { computeCoverageOn, type CoverageState as ServiceState } from '../../domain/tariff/service-coverage.js';

/** The coverage of a service at an airport: `sample` while an unconfirmed sample rate is valid. */
export type CoverageState = ServiceState | 'sample';

/** One airport of the matrix, its services in the order of a quotation. */
export interface CoverageRow {
  readonly airport: Airport;
  readonly cells: ReadonlyArray<{
    readonly service: Service;
    readonly state: CoverageState;
    /** The rate in force; else the next one, else the last one. */
    readonly rateId: number | undefined;
    /** The last day that the service is covered, or was; undefined: without end, or never. */
    readonly until: Day | undefined;
  }>;
  /** Services without which the airport cannot be quoted today. */
  readonly missingCompulsory: readonly Service[];
}

/** Shows missing rates before a quotation needs them. */
export class GetTariffCoverage {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly reference: AirportDirectory,
    private readonly clock: Clock,
  ) {}

  /** Airport × service today, airports in their order. */
  async execute(): Promise<readonly CoverageRow[]> {
    const today = toOfficeDay(this.clock.now());
    const [rates, airports] = await Promise.all([this.rates.all(), this.reference.airports()]);
    const matrix = buildCoverageMatrix(airports, filterInForceOn(rates, today));
    return airports.map((airport) => {
      const here = rates.filter((rate) => rate.locationId === airport.id);
      return {
        airport,
        cells: SERVICES.map((service) => {
          const ofService = here.filter((one) => findService(one.serviceCode)?.code === service.code);
          const { state, rate, until } = computeCoverageOn(ofService, today);
          const isSample = state === 'valid' && rate?.isSample === true;
          return { service, state: isSample ? ('sample' as const) : state, rateId: rate?.id, until };
        }),
        missingCompulsory: matrix.find((row) => row.airportCode === airport.code)?.missingCompulsory ?? [],
      };
    });
  }
}
