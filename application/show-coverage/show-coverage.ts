import type { Airport } from '../../domain/geography/airport.js';
import type { ReferenceData } from '../../domain/geography/reference-data.port.js';
import { coverageMatrix } from '../../domain/tariff/coverage-matrix.js';
import type { RateBook } from '../../domain/tariff/rate-book.port.js';
import { SERVICES, type Service, serviceOf } from '../../domain/tariff/service-code.js';

/** How an airport stands with a service: `sample` until staff have replaced or confirmed the seeded rate. */
export type CoverageState = 'valid' | 'missing' | 'sample';

/** One airport of the matrix, its services in the order of a quotation. */
export interface CoverageRow {
  readonly airport: Airport;
  readonly cells: ReadonlyArray<{
    readonly service: Service;
    readonly state: CoverageState;
    readonly rateId: number | undefined;
  }>;
  /** Services without which the airport cannot be quoted. */
  readonly missingCompulsory: readonly Service[];
}

/** Shows where the tariff has holes, before a quotation falls into one. */
export class ShowCoverage {
  constructor(
    private readonly rates: Pick<RateBook, 'all'>,
    private readonly reference: ReferenceData,
  ) {}

  /** Airport × service, airports in their order. */
  async execute(): Promise<readonly CoverageRow[]> {
    const [rates, airports] = await Promise.all([this.rates.all(), this.reference.airports()]);
    const matrix = coverageMatrix(airports, rates);
    return airports.map((airport) => {
      const here = rates.filter((rate) => rate.locationId === airport.id);
      return {
        airport,
        cells: SERVICES.map((service) => {
          const rate = here.find((one) => serviceOf(one.serviceCode)?.code === service.code);
          const state = rate === undefined ? 'missing' : rate.isSample ? 'sample' : 'valid';
          return { service, state, rateId: rate?.id };
        }),
        missingCompulsory: matrix.find((row) => row.airportCode === airport.code)?.missingCompulsory ?? [],
      };
    });
  }
}
