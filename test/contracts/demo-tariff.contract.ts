import { describe, expect, it } from '@jest/globals';
import { seedSampleData } from '../../adapters/seed/seed-sample-data.js';
import { RATE_CRITERIA } from '../../domain/tariff/rate-criterion.js';
import { SERVICE_CODES } from '../../domain/tariff/service-code.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const CLOCK = { now: () => new Date('2026-03-02T15:00:00Z') };

/** What a store makes of the sample server. */
export function describeDemoTariffContract(name: string, open: OpenContext): void {
  describe(`${name} with the sample server`, () => {
    const context = setUpContext(open);
    const seedTariff = () => context().unitOfWork.run((inside) => seedSampleData(inside, CLOCK));

    it('is seeded once, also where several processes start at once', async () => {
      const seeded = await Promise.all([seedTariff(), seedTariff(), seedTariff()]);
      expect(seeded.filter((isFirst) => isFirst)).toHaveLength(1);
    });

    it('has a sample rate for all ten services at all eight airports, in all nine criteria', async () => {
      const rates = await context().rates.all();
      expect(rates).toHaveLength(80);
      expect(rates.every((rate) => rate.isSample)).toBe(true);
      for (const { code } of await context().reference.airports()) {
        const services = (await context().rates.findByAirport(code)).map((rate) => rate.serviceCode);
        expect(services).toEqual([...SERVICE_CODES].sort());
      }
      expect(new Set(rates.map((rate) => rate.criterion))).toEqual(new Set(RATE_CRITERIA.slice(0, 9)));
    });

    it('has the VAT of the six countries, eight consignments and three disclaimers, and recognizes nobody', async () => {
      const taxRates = await context().taxRates.all();
      const vat = taxRates.map(({ countryCode, vatRate }) => `${countryCode} ${vatRate}`);
      expect(vat).toEqual(['CR 13', 'SV 13', 'GT 12', 'HN 15', 'NI 15', 'PA 7']);
      expect(taxRates.every(({ notes }) => notes.includes('Check'))).toBe(true);
      const consignees = await context().consignments.all();
      expect(new Set(consignees.map((one) => one.locationId)).size).toBe(8);
      expect(await context().disclaimers.all()).toHaveLength(3);
      expect(await context().recognizedDomains.all()).toEqual([]);
    });

    it('stays away after staff have removed it', async () => {
      for (const rate of await context().rates.all()) await context().rates.remove(rate.id);
      expect(await seedTariff()).toBe(false);
      expect(await context().rates.all()).toEqual([]);
    });
  });
}
