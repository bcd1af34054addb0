import { describe, expect, it } from '@jest/globals';
import type { PieceDimensions } from '../../../../domain/cargo/dimensions.js';
import type { Incoterm } from '../../../../domain/pricing/incoterm/incoterm.js';
import { aPricedShipment } from '../../../support/fixtures/quotations.js';
import { aRate } from '../../../support/fixtures/rates.js';
import { aDimensionLine, aShipmentRequest } from '../../../support/fixtures/shipments.js';

/** A tariff of two airports; every amount below was worked out from it by hand. */
const TARIFF = {
  MGA: [
    aRate({ airport: 'MGA', service: 'HNDL', criterion: 'chargeable_weight', base: '0.095', minimum: 32 }),
    aRate({ airport: 'MGA', service: 'DOCS', criterion: 'per_shipment', base: '41.25' }),
    aRate({ airport: 'MGA', service: 'BRKD', criterion: 'pieces', base: '3.35', minimum: 18, maximum: 90 }),
    aRate({ airport: 'MGA', service: 'TRNS', criterion: 'gross_weight', base: '0.07', minimum: 22, maximum: 160 }),
    aRate({ airport: 'MGA', service: 'DELV', criterion: 'chargeable_weight', base: '0.185', minimum: 28 }),
    aRate({ airport: 'MGA', service: 'DELX', criterion: 'kilometer', base: '1.15' }),
    aRate({ airport: 'MGA', service: 'CUST', criterion: 'cif_value', base: '0.85', minimum: 75, maximum: 400 }),
    aRate({ airport: 'MGA', service: 'BWSE', criterion: 'chargeable_weight', base: '0.06', minimum: 15 }),
  ],
  TGU: [
    aRate({ airport: 'TGU', service: 'HNDL', criterion: 'chargeable_weight', base: '0.125' }),
    aRate({ airport: 'TGU', service: 'DOCS', criterion: 'flat', base: 35 }),
    aRate({ airport: 'TGU', service: 'BRKD', criterion: 'flat', base: '27.5' }),
    aRate({ airport: 'TGU', service: 'TRNS', criterion: 'chargeable_weight', base: '0.055', minimum: 20 }),
    aRate({ airport: 'TGU', service: 'CUST', criterion: 'flat', base: 110 }),
  ],
} as const;

interface Vector {
  readonly tells: string;
  readonly airport: keyof typeof TARIFF;
  readonly incoterm: Incoterm;
  readonly grossKg: number;
  readonly lines: readonly PieceDimensions[];
  readonly valueUsd?: number;
  readonly distanceKm?: number;
  readonly chargeableKg: string;
  readonly amounts: Readonly<Record<string, string | undefined>>;
  readonly total: string;
}

const VECTORS: readonly Vector[] = [
  {
    tells: 'two small cartons, everything at its minimum',
    airport: 'MGA',
    incoterm: 'DAP',
    grossKg: 45.1,
    lines: [aDimensionLine(60, 40, 50, 2)],
    distanceKm: 11,
    chargeableKg: '45.5',
    amounts: {
      HNDL: '32.00',
      DOCS: '41.25',
      BRKD: '18.00',
      TRNS: '22.00',
      DELV: '28.00',
      CUST: undefined,
      BWSE: '15.00',
    },
    total: '141.25',
  },
  {
    tells: 'three light pallets, billed by volume, delivered far out under CPT',
    airport: 'MGA',
    incoterm: 'CPT',
    grossKg: 250,
    lines: [aDimensionLine(120, 80, 100, 3)],
    valueUsd: 21_370.55,
    distanceKm: 68.4,
    chargeableKg: '480',
    amounts: {
      HNDL: '45.60',
      DOCS: '41.25',
      BRKD: '18.00',
      TRNS: '22.00',
      DELV: '88.80',
      DELX: '49.91',
      CUST: '181.65',
      BWSE: '28.80',
    },
    total: '476.01',
  },
  {
    tells: 'forty heavy drums, three lines at their maximum under DDP',
    airport: 'MGA',
    incoterm: 'DDP',
    grossKg: 8200.4,
    lines: [aDimensionLine(58, 58, 88, 40)],
    valueUsd: 96_000,
    chargeableKg: '8200.5',
    amounts: { HNDL: '779.05', DOCS: '41.25', BRKD: '90.00', TRNS: '160.00', CUST: '400.00', BWSE: '492.03' },
    total: '1962.33',
  },
  {
    tells: 'an airport without a delivery rate: 0.16 USD a kg',
    airport: 'TGU',
    incoterm: 'DAP',
    grossKg: 90,
    lines: [aDimensionLine(60, 40, 50, 2)],
    distanceKm: 6.3,
    chargeableKg: '90',
    amounts: { HNDL: '11.25', DOCS: '35.00', BRKD: '27.50', TRNS: '20.00', DELV: '14.40', CUST: '110.00' },
    total: '108.15',
  },
  {
    tells: 'half a cent that rounds up, to the airport under FCA',
    airport: 'TGU',
    incoterm: 'FCA',
    grossKg: 1000.1,
    lines: [],
    chargeableKg: '1000.5',
    amounts: { HNDL: '125.06', DOCS: '35.00', BRKD: '27.50', TRNS: '55.03', CUST: '110.00' },
    total: '352.59',
  },
];

describe('The golden tariff', () => {
  it.each(VECTORS.map((vector) => [vector.tells, vector] as const))('%s', (_, vector) => {
    const request = aShipmentRequest({
      incoterm: vector.incoterm,
      airportDestination: vector.airport,
      goods: {
        grossWeightKg: vector.grossKg,
        pieces: undefined,
        dimensionLines: vector.lines,
        volumeM3: undefined,
        value: vector.valueUsd === undefined ? undefined : { amount: vector.valueUsd, currency: 'USD' },
      },
    });
    const destination =
      vector.distanceKm === undefined ? 'airport' : { name: 'the door', distanceKm: vector.distanceKm };
    const priced = aPricedShipment(request, { rates: TARIFF[vector.airport], destination });
    expect(priced.weight.chargeableKg.toFixed()).toBe(vector.chargeableKg);
    expect(Object.fromEntries(priced.charges.lines.map((line) => [line.serviceCode, line.amount?.toFixed(2)]))).toEqual(
      vector.amounts,
    );
    expect(priced.charges.totals.finalTotal.toFixed(2)).toBe(vector.total);
  });
});
