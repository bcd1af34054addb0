import type { EntityManager } from 'typeorm';
import type { Airport } from '../../../../domain/geography/airport.js';
import { AirportDirectory } from '../../../../domain/geography/airport-directory.port.js';
import type { Country } from '../../../../domain/geography/country.js';
import { AirportTable } from './airport.table.js';
import { CountryTable } from './country.table.js';

/** The countries and airports as the migrations laid them down. */
export class PostgresAirportDirectory extends AirportDirectory {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async countries(): Promise<readonly Country[]> {
    const rows = await this.manager.find(CountryTable, { order: { id: 'ASC' } });
    return rows.map(({ id, code, alpha3, name }) => ({ id, code, alpha3, name }));
  }

  async airports(): Promise<readonly Airport[]> {
    const rows = await this.manager.find(AirportTable, { relations: { country: true }, order: { id: 'ASC' } });
    return rows.map(({ country, id, code, name, city, countryId, latitude, longitude, aliases }) => ({
      ...{ id, code, name, city, countryId, latitude, longitude, aliases },
      countryCode: country.code,
    }));
  }
}
