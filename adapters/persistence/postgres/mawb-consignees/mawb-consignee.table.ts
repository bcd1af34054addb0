import { EntitySchema } from 'typeorm';
import type { AirportRow } from '../airport-directory/airport.table.js';
import { ID, TEXT, VERSION } from '../column-types.js';

/** A row of `mawb_consignee`. */
export interface MawbConsigneeRow {
  readonly id: number;
  readonly version: number;
  readonly countryId: number;
  readonly locationId: number;
  readonly stationLegalName: string;
  readonly taxId: string;
  readonly address1: string;
  readonly address2: string;
  readonly customsCode: string;
  readonly cityCountry: string;
  readonly telephone: string;
  readonly email: string;
  readonly airport: AirportRow;
}

/** The consignment addresses of the stations, eight lines each. */
export const MawbConsigneeTable = new EntitySchema<MawbConsigneeRow>({
  name: 'mawb_consignee',
  columns: {
    id: ID,
    version: VERSION,
    countryId: { type: 'integer', name: 'country_id' },
    locationId: { type: 'integer', name: 'location_id' },
    stationLegalName: { ...TEXT, name: 'station_legal_name' },
    taxId: { ...TEXT, name: 'tax_id' },
    address1: TEXT,
    address2: TEXT,
    customsCode: { ...TEXT, name: 'customs_code' },
    cityCountry: { ...TEXT, name: 'city_country' },
    telephone: TEXT,
    email: TEXT,
  },
  relations: { airport: { type: 'many-to-one', target: 'airport', joinColumn: { name: 'location_id' } } },
});
