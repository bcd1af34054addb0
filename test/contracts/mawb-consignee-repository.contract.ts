import { describe, expect, it } from '@jest/globals';
import type { ConsignmentDraft } from '../../domain/tariff/airport-terms/mawb-consignee.js';
import { changedMeanwhile, deskForContract, type OpenDesk, violation } from './contract-context.js';

function consignmentAt(countryId: number, locationId: number, words: Partial<ConsignmentDraft> = {}): ConsignmentDraft {
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
    ...words,
  };
}

/** What a store of consignment addresses promises. */
export function consignmentsContract(name: string, open: OpenDesk): void {
  describe(`${name} as consignments`, () => {
    const desk = deskForContract(open);

    it('gives back the address of an airport', async () => {
      const draft = consignmentAt(2, 2);
      const added = await desk().consignments.add(draft);
      expect(added).toEqual({ ...draft, id: added.id, version: 1 });
      expect(await desk().consignments.forAirport(2)).toEqual(added);
      expect(await desk().consignments.find(added.id)).toEqual(added);
      expect(await desk().consignments.forAirport(8)).toBeUndefined();
    });

    it('gives the newest of several addresses of one airport', async () => {
      const { consignments } = desk();
      await consignments.add(consignmentAt(3, 4));
      const newest = await consignments.add(consignmentAt(3, 4, { stationLegalName: 'Bodegas Nuevas, S.A.' }));
      expect(await consignments.forAirport(4)).toEqual(newest);
    });

    it('refuses an airport that is none of the desk, or that lies in another country', async () => {
      for (const [countryId, locationId] of [
        [2, 99],
        [1, 2],
      ] as const) {
        const adding = desk().consignments.add(consignmentAt(countryId, locationId));
        await expect(adding).rejects.toMatchObject(violation('invalid'));
      }
    });

    it('refuses an edit that started from an older version', async () => {
      const { consignments } = desk();
      const { id } = await consignments.add(consignmentAt(5, 7));
      const draft = consignmentAt(5, 7, { email: 'otra@station.example' });
      expect(await consignments.replace(id, draft, 1)).toEqual({ ...draft, id, version: 2 });
      await expect(consignments.replace(id, draft, 1)).rejects.toMatchObject(changedMeanwhile('consignment'));
      await expect(consignments.replace(999_999, draft)).rejects.toMatchObject(violation('missing'));
    });

    it('lists by country and airport', async () => {
      const { consignments } = desk();
      await consignments.add(consignmentAt(2, 3));
      await consignments.add(consignmentAt(1, 1));
      const airportIds = (await consignments.all()).map((one) => one.locationId);
      expect(airportIds).toEqual([3, 2, 7, 4, 4, 1]);
    });

    it('removes an address', async () => {
      const { consignments } = desk();
      const { id } = await consignments.add(consignmentAt(6, 8));
      await consignments.remove(id);
      expect(await consignments.find(id)).toBeUndefined();
      await expect(consignments.remove(id)).rejects.toMatchObject(violation('missing'));
    });
  });
}
