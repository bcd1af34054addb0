import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { ShipmentFacts } from '../../../../domain/tariff/condition/shipment-facts.js';
import {
  type Line,
  priceLines,
  type Shipment,
  T1,
  T2,
  T4,
  T5,
  T6,
  T7,
  T8,
  T10,
  T11,
  T13,
  T15,
  T16,
} from '../../../support/fixtures/published-tariffs.js';

const stored = (storageDays: number, facts: Partial<ShipmentFacts> = {}) => ({ facts: { storageDays, ...facts } });
const special = (...commodities: ShipmentFacts['commodities']) => ({ commodities });
const piece = (lengthCm: number, widthCm: number, heightCm: number) => ({
  facts: { pieces: [{ lengthCm, widthCm, heightCm }] },
});

/** Tariff, shipment, and what it comes to by hand. */
const CASES: ReadonlyArray<readonly [string, readonly Line[], Shipment, Readonly<Record<string, string>>]> = [
  // 120 × 0.08; 120 × (7 × 0.14 + 3 × 0.17)
  ['T1 general', T1, { kg: 120, ...stored(10) }, { DOCU: '4.57', HAND: '9.60', STOR: '178.80', sum: '192.97' }],
  // 50 × 0.13; 50 × 5 × 0.17
  [
    'T1 cold',
    T1,
    { kg: 50, ...stored(5, special('cold')) },
    { DOCU: '4.57', HAND: '6.50', STOR: '42.50', sum: '53.57' },
  ],
  // 12 × 0.52; 12 × (7 × 0.17 + 2 × 0.36)
  [
    'T1 vault',
    T1,
    { kg: 12, ...stored(9, special('valuable')) },
    { DOCU: '4.57', HAND: '6.24', STOR: '22.92', sum: '33.73' },
  ],
  // 500 × 3 × 0.062 = 93; 28.633; 38.50: each / 1.18
  ['T2 general', T2, { kg: 500, ...stored(5) }, { STOR: '78.81', SPLI: '24.27', ADVA: '32.63', sum: '135.71' }],
  // 2000 × (8 × 0.10 + 2 × 0.166) = 2264; 154: each / 1.18
  [
    'T2 dangerous',
    T2,
    { kg: 2_000, ...stored(12, special('dangerous')) },
    { STOR: '1918.64', SPLI: '24.27', ADVA: '130.51', sum: '2073.42' },
  ],
  // 40 × 0.062 = 2.48 → 24.967; 3 × 28.633 = 85.899; 3.08 → 29.01: each / 1.18
  [
    'T2 minimum, 3 HAWB',
    T2,
    { kg: 40, ...stored(3, { counts: { hawb: 3 } }) },
    { STOR: '21.16', SPLI: '72.80', ADVA: '24.58', sum: '118.54' },
  ],
  // 45.2 → 46 kg × 0.11 = 5.06 → 10; within 48 h
  ['T4 within free days', T4, { kg: 45.2, ...stored(2) }, { TERM: '10.00', STOR: '0.00', sum: '10.00' }],
  // 1000 × 0.11 = 110; 2 of 4 days × 1000 × 0.03
  ['T4 after free days', T4, { kg: 1_000, ...stored(4) }, { TERM: '110.00', STOR: '60.00', sum: '170.00' }],
  // after 120 h all 6 days: 6 × 30
  ['T4 retroactive', T4, { kg: 1_000, ...stored(6) }, { TERM: '110.00', STOR: '180.00', sum: '290.00' }],
  // DKK 150 / 6.90; two working days free
  ['T5 small', T5, { kg: 40, ...stored(2) }, { IMPO: '21.74', STOR: '0.00', sum: '21.74' }],
  // DKK 1430 + 400 = 1830; 3 × 2500 × 0.29 = 2175
  ['T5 further tonne', T5, { kg: 2_500, ...stored(5) }, { IMPO: '265.22', STOR: '315.22', sum: '580.44' }],
  // DKK 900; 2 × max(58, 150) = 300
  [
    'T5 dangerous',
    T5,
    { kg: 100, ...stored(2, special('dangerous')) },
    { IMPO: '130.43', STOR: '43.48', sum: '173.91' },
  ],
  // EUR 92 / 0.92; 2 of 3 days × 400 × 0.104 = 83.20
  [
    'T6 without a contract',
    T6,
    { kg: 300, volumetricKg: 400, ...stored(3) },
    { HAND: '100.00', STOR: '90.43', sum: '190.43' },
  ],
  // free; 1 × 500 × 0.104 = 52 → 54.50; 59.50
  [
    'T6 with a contract, bank',
    T6,
    { kg: 800, volumetricKg: 500, ...stored(2, { ...special('valuable'), customer: 'ana@contract.example' }) },
    { HAND: '0.00', STOR: '59.24', BANK: '64.67', sum: '123.91' },
  ],
  // 1000 × 0.125 = 125; 1 × 300 × 0.104 → 54.50; 2 containers × 2 days × 82 = 328
  [
    'T6 powered containers',
    T6,
    { kg: 1_000, volumetricKg: 300, ...stored(2, { ...special('cold'), counts: { units: 2 } }) },
    { HAND: '135.87', STOR: '59.24', POWR: '356.52', sum: '551.63' },
  ],
  // 14 → 35, twice; 3 × 40; 2 × 12
  [
    'T7 by day',
    T7,
    { facts: { counts: { hours: 3, quarter_hours: 2 } } },
    { PHYS: '35.00', PAPR: '35.00', LABR: '120.00', FORK: '24.00', sum: '214.00' },
  ],
  // 56, twice; 2 × 40 and 25 %; 4 × 12
  [
    'T7 by night',
    T7,
    { kg: 400, facts: { hour: 22, counts: { hours: 2, quarter_hours: 4 } } },
    { PHYS: '56.00', PAPR: '56.00', LABR: '80.00', NIGH: '20.00', FORK: '48.00', sum: '260.00' },
  ],
  // 700, twice; 5 × 40 and 50 %; 3 × 20
  [
    'T7 on a Saturday',
    T7,
    { kg: 5_000, facts: { dayKind: 'saturday', counts: { hours: 5, quarter_hours: 3 } } },
    { PHYS: '700.00', PAPR: '700.00', LABR: '200.00', WEEK: '100.00', FORK: '60.00', sum: '1760.00' },
  ],
  // 18 → 27; 8
  ['T8 one house waybill', T8, {}, { HAND: '27.00', HOUS: '8.00', sum: '35.00' }],
  // 36; 16 → 4 × 6
  [
    'T8 four house waybills',
    T8,
    { kg: 200, facts: { counts: { hawb: 4 } } },
    { HAND: '36.00', HOUS: '24.00', sum: '60.00' },
  ],
  // 90; 40; 2 × 11
  [
    'T8 after hours',
    T8,
    { kg: 500, facts: { services: ['after-hours'], counts: { hawb: 2 } } },
    { HAND: '90.00', HOUS: '40.00', HOUR: '22.00', sum: '152.00' },
  ],
  // 3 % of 400 → 20; 40; 5
  [
    'T10 collect',
    T10,
    { quantities: { awbCollectTotalUsd: Big(400) } },
    { COLF: '20.00', FUEL: '40.00', XRAY: '5.00', sum: '65.00' },
  ],
  // 3 % of 2500; 2 × 75; 8 → 15; 1
  [
    'T10 class 3',
    T10,
    {
      kg: 20,
      facts: { ...special('dangerous'), dangerousClasses: ['3'], unNumbers: 2 },
      quantities: { awbCollectTotalUsd: Big(2_500) },
    },
    { COLF: '75.00', DGUN: '150.00', FUEL: '15.00', XRAY: '1.00', sum: '241.00' },
  ],
  // 100 → 200; 40; 5
  [
    'T10 class 8',
    T10,
    { facts: { ...special('dangerous'), dangerousClasses: ['8'], unNumbers: 1 } },
    { DGUN: '200.00', FUEL: '40.00', XRAY: '5.00', sum: '245.00' },
  ],
  // 3 % of 8000 → 300; first line free; 2 of 5 days; 2 % of 500 → 16
  [
    'T11 small value',
    T11,
    {
      ...stored(5, { counts: { customs_lines: 1 } }),
      quantities: { cifValueUsd: Big(8_000), thirdPartyInvoiceUsd: Big(500) },
    },
    { CLEA: '300.00', TLIN: '0.00', STOR: '18.00', DISF: '16.00', sum: '334.00' },
  ],
  // 3 % of 12000; 3 further lines; free; 2 % of 2500
  [
    'T11 four lines',
    T11,
    {
      ...stored(3, { counts: { customs_lines: 4 } }),
      quantities: { cifValueUsd: Big(12_000), thirdPartyInvoiceUsd: Big(2_500) },
    },
    { CLEA: '360.00', TLIN: '63.00', STOR: '0.00', DISF: '50.00', sum: '473.00' },
  ],
  // 3 % of 50000 → 500; 9 further lines; 7 days
  [
    'T11 large value',
    T11,
    { ...stored(10, { counts: { customs_lines: 10 } }), quantities: { cifValueUsd: Big(50_000) } },
    { CLEA: '500.00', TLIN: '189.00', STOR: '63.00', sum: '752.00' },
  ],
  // CRC 41,625 / 505
  [
    'T13 short',
    T13,
    { facts: { deliveryPlaces: ['Heredia'], counts: { hours: 4 } } },
    { ESCO: '82.43', WAIT: '0.00', sum: '82.43' },
  ],
  // CRC 166,000 / 505; 3 × 5
  [
    'T13 long',
    T13,
    { facts: { deliveryPlaces: ['Peñas Blancas'], counts: { hours: 15 } } },
    { ESCO: '328.71', WAIT: '15.00', sum: '343.71' },
  ],
  // 2 × CRC 41,625 / 505 = 164.8515
  [
    'T13 two trips',
    T13,
    { facts: { deliveryPlaces: ['Alajuela'], counts: { hours: 12, trips: 2 } } },
    { ESCO: '164.85', WAIT: '0.00', sum: '164.85' },
  ],
  ['T15 before', T15, { day: '2026-03-02' }, { TICA: '40.00', sum: '40.00' }],
  ['T15 between', T15, { day: '2026-03-31' }, { TICA: '40.00', DOCU: '35.00', sum: '75.00' }],
  ['T15 after', T15, { day: '2026-04-01' }, { TICA: '45.00', DOCU: '35.00', sum: '80.00' }],
  ['T16 before its day', T16, { day: '2026-02-28', ...piece(120, 80, 100) }, { sum: '0.00' }],
  ['T16 plain', T16, { kg: 250, ...piece(300, 130, 200) }, { SECU: '12.50', sum: '12.50' }],
  // EUR 60 / 0.92
  ['T16 oversize', T16, { kg: 250, ...piece(301, 80, 100) }, { SECU: '12.50', OVER: '65.22', sum: '77.72' }],
];

describe('lines of published tariffs', () => {
  it.each(CASES)('%s', (_name, lines, shipment, amounts) => {
    expect(priceLines(lines, shipment)).toEqual(amounts);
  });
});
