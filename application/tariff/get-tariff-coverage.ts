import type { Clock } from '../../domain/clock.port.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import { coverageMatrix } from '../../domain/tariff/coverage-matrix.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import { type Day, utcDayOf } from '../../domain/tariff/rate-validity.js';
import { SERVICES, type Service, serviceOf } from '../../domain/tariff/service-code.js';
import { coverageOn, type CoverageState as ServiceState } from '../../domain/tariff/service-coverage.js';
import { inForceOn } from '../../domain/tariff/effective-tariff.js';

/** How an airport stands with a service: `sample` while a seeded rate is valid that staff have neither replaced nor confirmed. */
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

/** Shows where the tariff has holes, before a quotation falls into one. */
export class ShowCoverage {
  constructor(
    private readonly rates: Pick<RateBook, 'all'>,
    private readonly reference: ReferenceData,
    private readonly clock: Clock,
  ) {}

  /** Airport × service today, airports in their order. */
  async execute(): Promise<readonly CoverageRow[]> {
    const today = utcDayOf(this.clock.now());
    const [rates, airports] = await Promise.all([this.rates.all(), this.reference.airports()]);
    const matrix = coverageMatrix(airports, inForceOn(rates, today));
    return airports.map((airport) => {
      const here = rates.filter((rate) => rate.locationId === airport.id);
      return {
        airport,
        cells: SERVICES.map((service) => {
          const ofService = here.filter((one) => serviceOf(one.serviceCode)?.code === service.code);
          const { state, rate, until } = coverageOn(ofService, today);
          const isSample = state === 'valid' && rate?.isSample === true;
          return { service, state: isSample ? ('sample' as const) : state, rateId: rate?.id, until };
        }),
        missingCompulsory: matrix.find((row) => row.airportCode === airport.code)?.missingCompulsory ?? [],
      };
    });
  }
}
