import { describe, expect, it } from '@jest/globals';
import type { NewMawbConsignee } from '../../domain/tariff/airport-terms/mawb-consignee.js';
import { matchDomainError, matchStaleVersion, type OpenContext, setUpContext } from './contract-context.js';

function aConsigneeAt(
  countryId: number,
  locationId: number,
  overrides: Partial<NewMawbConsignee> = {},
): NewMawbConsignee {
  return {
    countryId,
    locationId,
    stationLegalName: 'Bodegas del Puente, S.A.',
    taxId: 'RUC 1',
    address1: 'Calle 1',
    address2: 'Bodega 2',
    customsCode: 'A-1',
    cityCountry: 'Ciudad, País',
    telephone: '+506 2000 0000',
    email: 'puente@station.example',
    ...overrides,
  };
}

/** What a store of consignment addresses promises. */
export function describeMawbConsigneeRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as consignments`, () => {
    const context = setUpContext(open);

    it('gives back the address of an airport', async () => {
      const draft = aConsigneeAt(2, 2);
      const added = await context().consignments.add(draft);
      expect(added).toEqual({ ...draft, id: added.id, version: 1 });
      expect(await context().consignments.findByAirport(2)).toEqual(added);
      expect(await context().consignments.find(added.id)).toEqual(added);
      expect(await context().consignments.findByAirport(8)).toBeUndefined();
    });

    it('gives the newest of several addresses of one airport', async () => {
      const { consignments: consignees } = context();
      await consignees.add(aConsigneeAt(3, 4));
      const newest = await consignees.add(aConsigneeAt(3, 4, { stationLegalName: 'Bodegas Nuevas, S.A.' }));
      expect(await consignees.findByAirport(4)).toEqual(newest);
    });

    it('refuses an airport that is none of the server, or that lies in another country', async () => {
      for (const [countryId, locationId] of [
        [2, 99],
        [1, 2],
      ] as const) {
        const adding = context().consignments.add(aConsigneeAt(countryId, locationId));
        await expect(adding).rejects.toMatchObject(matchDomainError('invalid'));
      }
    });

    it('refuses an edit that started from an older version', async () => {
      const { consignments: consignees } = context();
      const { id } = await consignees.add(aConsigneeAt(5, 7));
      const draft = aConsigneeAt(5, 7, { email: 'otra@station.example' });
      expect(await consignees.replace(id, draft, 1)).toEqual({ ...draft, id, version: 2 });
      await expect(consignees.replace(id, draft, 1)).rejects.toMatchObject(matchStaleVersion('consignment'));
      await expect(consignees.replace(999_999, draft)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('lists by country and airport', async () => {
      const { consignments: consignees } = context();
      await consignees.add(aConsigneeAt(2, 3));
      await consignees.add(aConsigneeAt(1, 1));
      const airportIds = (await consignees.all()).map((one) => one.locationId);
      expect(airportIds).toEqual([3, 2, 7, 4, 4, 1]);
    });

    it('removes an address', async () => {
      const { consignments: consignees } = context();
      const { id } = await consignees.add(aConsigneeAt(6, 8));
      await expect(consignees.remove(id, 99)).rejects.toMatchObject(matchStaleVersion('consignment'));
      await consignees.remove(id, 1);
      expect(await consignees.find(id)).toBeUndefined();
      await expect(consignees.remove(id)).rejects.toMatchObject(matchDomainError('missing'));
    });
  });
}
