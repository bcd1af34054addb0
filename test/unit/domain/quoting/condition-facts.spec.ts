import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { deriveShipmentFacts } from '../../../../domain/quoting/condition-facts.js';
import type { Finding } from '../../../../domain/reading/ledger/ledger.types.js';
import type { ShipmentFacts } from '../../../../domain/tariff/condition/shipment-facts.js';
import { aShipmentRequest, type RequestOverrides } from '../../../support/fixtures/shipments.js';

const SOURCES = {
  originAirport: 'HKG',
  originCountry: 'HK',
  incoterm: 'DAP',
  deliveryPlaces: ['Heredia'],
  grossKg: Big(100),
  volumeM3: Big(0),
};
const derive = (overrides: RequestOverrides, findings: readonly Finding[] = []) => {
  const ledger = { endsAtAirport: false, leftOver: [], doubts: [], findings };
  return deriveShipmentFacts({ ...aShipmentRequest(overrides), ledger }, SOURCES);
};
const special = (words: string): Finding => ({ code: 'special-cargo', words });
const wish = (words: string): Finding => ({ code: 'wish', words });

describe('Facts of a request', () => {
  it.each<[string, Finding[], string[]]>([
    ['pump parts', [], ['general']],
    ['flores frescas', [], ['perishable']],
    ['non perishable food', [], ['general']],
    ['medicamentos, cadena de frío', [], ['pharma', 'cold']],
    ['diamond blades', [], ['general']],
    ['stones', [special('diamonds')], ['valuable']],
    ['fish', [special('frozen')], ['cold']],
    ['fish', [special('live tropical')], ['live-animals']],
    ['parrots', [special('parrots')], ['live-animals']],
    ['horsepower pumps', [], ['general']],
    ['Caballete', [special('caballo')], ['live-animals']],
    ['box', [special('restos humanos')], ['human-remains']],
  ])('name the class of "%s" with %j: %j', (description, findings, commodities) => {
    expect(derive({ goods: { description } }, findings).commodities).toEqual(commodities);
  });

  it('count UN numbers and name classes of dangerous goods', () => {
    const facts = derive({
      goods: { dangerous: true, description: 'Paint UN1263, thinner UN 1866 and UN1263, clase 3' },
    });
    expect(facts).toMatchObject({ commodities: ['dangerous'], unNumbers: 2, dangerousClasses: ['3'] });
    expect(derive({ goods: { dangerous: true, description: 'Paint' } })).toMatchObject({
      unNumbers: undefined,
      dangerousClasses: [],
    });
  });

  it.each<[string, Partial<ShipmentFacts>]>([
    ['escort', { services: ['escort'] }],
    ['con seguro', { services: ['insurance'] }],
    ['en domingo', { services: ['weekend-delivery'], dayKind: 'sunday' }],
    ['día feriado', { services: ['weekend-delivery'], dayKind: 'holiday' }],
    ['5 days storage', { services: ['storage'], storageDays: 5 }],
    ['días de almacenaje', { services: ['storage'], storageDays: undefined }],
    ['guías hijas', { services: ['house-waybill-split'] }],
  ])('name what is wished in "%s"', (words, expected) => {
    expect(derive({}, [wish(words)])).toMatchObject(expected);
  });

  it('name origin, country and region, and who asks', () => {
    expect(derive({ sender: { email: 'ana@norte.example' } })).toMatchObject({
      origins: ['HKG', 'HK', 'asia'],
      customer: 'ana@norte.example',
      deliveryPlaces: ['Heredia'],
    });
  });

  it('know neither weight nor value that the request does not state', () => {
    const facts = derive({ goods: { grossWeightKg: undefined, value: { amount: 5, currency: 'EUR' } } });
    expect(facts).toMatchObject({ grossKg: undefined, valueUsd: undefined, volumeM3: undefined });
  });

  it('follow what a person says of the handling; dangerous goods stay what they are', () => {
    const handling = { commodity: 'cold' as const, unNumbers: 3, services: [], storageDays: 9 };
    expect(
      derive({ handling, goods: { dangerous: true, description: 'fresh fruit' } }, [wish('escort')]),
    ).toMatchObject({
      commodities: ['dangerous', 'cold'],
      unNumbers: 3,
      services: [],
      storageDays: 9,
    });
    const general = { ...handling, commodity: 'general' as const };
    expect(derive({ handling: general, goods: { description: 'fresh fruit' } }).commodities).toEqual(['general']);
  });
});
