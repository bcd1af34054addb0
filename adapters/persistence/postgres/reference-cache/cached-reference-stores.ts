import type { StandingStores } from '../../../../application/persistence/cached-reference-stores.js';
import type { Desk } from '../../../../application/persistence/unit-of-work.port.js';
import type { Airport } from '../../../../domain/geography/airport.js';
import type { Country } from '../../../../domain/geography/country.js';
import { ReferenceData } from '../../../../domain/geography/airport-directory.port.js';
import type { StandingData } from './read-through-cache.js';

/** The stores of what staff keep, asked again only after a change. */
export function standingStores(desk: Desk, reference: ReferenceData, standing: StandingData): StandingStores {
  return {
    reference: new RememberedReferenceData(reference, standing),
    settings: { current: () => standing.of('settings', () => desk.settings.current()) },
    rates: {
      ratesAt: (...asked) => standing.of(`rates ${JSON.stringify(asked)}`, () => desk.rates.ratesAt(...asked)),
    },
    taxRates: { of: (country) => standing.of(`tax ${country}`, () => desk.taxRates.of(country)) },
    consignments: {
      forAirport: (airportId) => standing.of(`consignment ${airportId}`, () => desk.consignments.forAirport(airportId)),
    },
    disclaimers: { all: () => standing.of('disclaimers', () => desk.disclaimers.all()) },
    senders: {
      find: (mailDomain) => standing.of(`sender ${mailDomain}`, () => desk.senders.find(mailDomain)),
      all: () => standing.of('senders', () => desk.senders.all()),
    },
  };
}

class RememberedReferenceData extends ReferenceData {
  constructor(
    private readonly reference: ReferenceData,
    private readonly standing: StandingData,
  ) {
    super();
  }

  countries(): Promise<readonly Country[]> {
    return this.standing.of('countries', () => this.reference.countries());
  }

  airports(): Promise<readonly Airport[]> {
    return this.standing.of('airports', () => this.reference.airports());
  }
}
