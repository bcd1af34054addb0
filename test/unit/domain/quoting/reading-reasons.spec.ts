import { describe, expect, it } from '@jest/globals';
import { formatHoldReason } from '../../../../domain/quoting/hold-reason.messages.js';
import { findReadingReasons } from '../../../../domain/quoting/reading-reasons.js';
import type { Ledger } from '../../../../domain/reading/ledger/ledger.types.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const EMPTY: Ledger = { endsAtAirport: false, leftOver: [], doubts: [], findings: [] };
const request = (ledger: Partial<Ledger>, rest = {}) => ({
  ...aShipmentRequest(),
  ledger: { ...EMPTY, ...ledger },
  ...rest,
});
const codesOf = (...args: Parameters<typeof request>) => findReadingReasons(request(...args)).map(({ code }) => code);
const weight = { kind: 'weight', part: 'body', start: 0, end: 6, text: '410 kg' } as const;

describe('Reasons of the reading', () => {
  it('are none where nothing is left over', () => expect(codesOf({})).toEqual([]));

  it('say that nothing is stated, where one of something is all', () => {
    const nowhere = {
      airportDestination: undefined,
      destination: { address: undefined, city: undefined, country: undefined },
    };
    const goods = (pieces: number) => ({
      goods: { ...aShipmentRequest().goods, grossWeightKg: undefined, volumeM3: undefined, dimensionLines: [], pieces },
    });
    expect(codesOf({}, { ...nowhere, ...goods(1) })).toContain('nothing-stated');
    expect(codesOf({}, { ...nowhere, ...goods(12) })).not.toContain('nothing-stated');
    expect(codesOf({}, goods(1))).not.toContain('nothing-stated');
  });

  it('quote figures and places apart', () => {
    const place = { kind: 'place', part: 'body', start: 9, end: 15, text: 'Heredia' } as const;
    const reasons = findReadingReasons(request({ leftOver: [weight, place] }));
    expect(reasons.map(({ code }) => code)).toEqual(['figures-left-over', 'places-left-over']);
    expect(reasons.map((one) => formatHoldReason(one).message).join(' ')).toMatch(/410 kg.*Heredia/);
  });

  it('name what two readers read differently', () => {
    const differences = [{ field: 'goods.weight', current: '28 kg', other: '112 kg' }];
    const [reason] = findReadingReasons(request({ differences }));
    expect(reason).toEqual({ code: 'readings-differ', params: { differences } });
    expect(reason && formatHoldReason(reason).message).toContain('Gross weight: 28 kg or 112 kg');
    expect(codesOf({ differences }, { corrected: ['goods.weight'] })).toEqual([]);
  });

  it('end with a correction: the person has seen the figures', () => {
    expect(codesOf({ leftOver: [weight] }, { corrected: ['goods.weight'] })).toEqual([]);
  });

  it('name a door term without a place, unless the shipment ends at the airport', () => {
    const destination = { city: undefined, address: undefined, country: 'CR' };
    expect(codesOf({}, { incoterm: 'DAP', destination })).toEqual(['delivery-place-missing']);
    expect(codesOf({ endsAtAirport: true }, { incoterm: 'DAP', destination })).toEqual([]);
  });

  it('take another mode from the route', () => {
    expect(codesOf({}, { routeFindings: [{ code: 'other-mode', words: 'ocean LCL' }] })).toEqual(['not-air-freight']);
  });

  it.each([
    ['special-cargo', 'special-cargo'],
    ['wish', 'special-wish'],
    ['dangerous', 'dangerous-goods-suspected'],
  ] as const)('turn the finding %s into %s', (finding, reason) => {
    expect(codesOf({ findings: [{ code: finding, words: 'some words' }] })).toEqual([reason]);
  });
});
