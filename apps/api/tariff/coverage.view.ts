import type { CoverageRow, CoverageState } from '../../../application/tariff/get-tariff-coverage.js';
import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import { SERVICES } from '../../../domain/tariff/service-code.js';

/** A service of the tariff. */
export class ServiceView {
  readonly code!: string;
  readonly name!: string;
  readonly category!: ChargeCategory;
}

/** A service at an airport, and how it is covered. */
export class CoverageCellView {
  readonly serviceCode!: string;
  readonly state!: CoverageState;
  /** The rate that decides it; null where there is none. */
  readonly rateId!: number | null;
  /** The last day in UTC that is covered; null where there is no end, or no rate. */
  readonly until!: string | null;
  readonly isCompulsory!: boolean;
}

/** The services at one airport. */
export class AirportCoverageView {
  /** ISO alpha-2. */
  readonly countryCode!: string;
  readonly countryId!: number;
  /** The airport's id. */
  readonly locationId!: number;
  /** IATA code. */
  readonly airportCode!: string;
  readonly airportName!: string;
  readonly cells!: CoverageCellView[];
  /** Codes of the compulsory services that lack a rate. */
  readonly missingCompulsory!: string[];
}

/** How many cells are in which state. */
export class CoverageTotalsView {
  readonly valid!: number;
  readonly sample!: number;
  readonly expiring!: number;
  readonly expired!: number;
  readonly future!: number;
  readonly missing!: number;
}

/** Which services the tariff covers where. */
export class CoverageView {
  readonly services!: ServiceView[];
  readonly airports!: AirportCoverageView[];
  readonly totals!: CoverageTotalsView;
}

/** The coverage of the tariff for the wire. */
export function toCoverageView(rows: readonly CoverageRow[]): CoverageView {
  const states = rows.flatMap((row) => row.cells.map((cell) => cell.state));
  const countOf = (state: CoverageState) => states.filter((one) => one === state).length;
  return {
    services: SERVICES.map(({ code, name, category }) => ({ code, name, category })),
    airports: rows.map(({ airport, cells, missingCompulsory }) => ({
      countryCode: airport.countryCode,
      countryId: airport.countryId,
      locationId: airport.id,
      airportCode: airport.code,
      airportName: airport.name,
      cells: cells.map(({ service, state, rateId, until }) => ({
        serviceCode: service.code,
        state,
        rateId: rateId ?? null,
        until: until ?? null,
        isCompulsory: service.category === 'Compulsory',
      })),
      missingCompulsory: missingCompulsory.map((service) => service.code),
    })),
    totals: {
      valid: countOf('valid'),
      sample: countOf('sample'),
      expiring: countOf('expiring'),
      expired: countOf('expired'),
      future: countOf('future'),
      missing: countOf('missing'),
    },
  };
}
