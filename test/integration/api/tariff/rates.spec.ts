import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

/** A service of the server's own, so that no sample rate stands in its way. */
const OWN = { countryId: 2, locationId: 2, serviceCode: 'FUEL', rateCriteria: 'flat', baseRate: 5 };

describe('a rate that is entered over the API', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it.each([
    ['the client’s names of the limits', { minCharge: 3, maxCharge: 9 }, { minimumCharge: 3, maximumCharge: 9 }],
    ['a limit of 0, which is none', { minCharge: 0, maxCharge: 0 }, { minimumCharge: null, maximumCharge: null }],
    [
      'codes instead of ids',
      { countryId: undefined, locationId: undefined, countryCode: 'cr', airportCode: 'sjo' },
      { countryId: 2, locationId: 2, airportCode: 'SJO' },
    ],
    [
      'an airport’s code alone',
      { countryId: undefined, locationId: undefined, airportCode: 'XPL' },
      { countryId: 4, locationId: 6, airportCode: 'TGU' },
    ],
    [
      'figures as the text of a form',
      { countryId: '2', locationId: '2', baseRate: ' 5.25', minimumCharge: '', maximumCharge: '80' },
      { baseRate: 5.25, minimumCharge: null, maximumCharge: 80 },
    ],
    ['a criterion in capitals', { rateCriteria: 'Gross_Weight' }, { rateCriteria: 'gross_weight', unit: 'per_kg' }],
    [
      'a unit alone, in capitals',
      { rateCriteria: undefined, unit: 'PER_KILOMETER' },
      { rateCriteria: 'kilometer', unit: 'per_km' },
    ],
    ['a code in small letters', { serviceCode: ' fuel ' }, { serviceCode: 'FUEL' }],
  ])('holds what was meant by %s', async (_what, entry, row) => {
    const created = await app.call('POST', '/api/rates', { ...OWN, ...entry });
    expect(created).toMatchObject({ status: 201, json: row });
    const { id } = created.json as { id: number };
    const again = await app.call('PUT', `/api/rates/${id}`, created.json);
    expect(again).toMatchObject({ status: 200, json: row });
    await app.call('DELETE', `/api/rates/${id}`);
  });

  it.each([
    ['a decimal comma', { baseRate: '5,25' }, 'baseRate must be a number conforming to the specified constraints.'],
    ['no airport', { countryId: undefined, locationId: undefined }, 'Please fill in all required fields.'],
    [
      'a country alone',
      { countryId: undefined, locationId: undefined, countryCode: 'CR' },
      'Please fill in all required fields.',
    ],
    ['a strange airport', { locationId: undefined, airportCode: 'JFK' }, '"JFK" is not a known airport.'],
    [
      'an airport of another country',
      { countryId: undefined, locationId: undefined, countryCode: 'PA', airportCode: 'SJO' },
      'The airport does not belong to the country.',
    ],
  ])('is refused with a sentence for %s', async (_what, entry, error) => {
    expect(await app.call('POST', '/api/rates', { ...OWN, ...entry })).toMatchObject({ status: 400, json: { error } });
  });
});
