import { describe, expect, it } from '@jest/globals';
import { CALIBRATION } from '../../../../../domain/reading/confidence/calibration.table.js';
import { computeConfidence } from '../../../../../domain/reading/confidence/compute-confidence.js';
import { type ConfidenceInput, findReadingSigns } from '../../../../../domain/reading/confidence/reading-signs.js';
import type { Ledger } from '../../../../../domain/reading/ledger/ledger.types.js';

const LEDGER: Ledger = {
  extent: { words: 30, otherNumbers: 0, otherAmounts: 0 },
  endsAtAirport: false,
  leftOver: [],
  doubts: [],
  findings: [],
};
const PLAIN: ConfidenceInput = {
  isQuotationRequest: true,
  incoterm: 'CPT',
  goods: { grossWeightKg: 350, volumeM3: 1.92, value: undefined },
  airportDestination: 'SJO',
  destination: { country: 'CR' },
  ledger: LEDGER,
  severalShipments: false,
};
const WEIGHT = { kind: 'weight', part: 'body', start: 0, end: 5, text: '80 kg' } as const;
const TOWN = { kind: 'place', part: 'body', start: 9, end: 16, text: 'Heredia' } as const;

describe('The signs of a reading', () => {
  it('are none where a short request is complete and nothing is left over', () => {
    expect(findReadingSigns(PLAIN)).toEqual({ isRequest: true, doubts: 0, gaps: 0, bulk: 0 });
  });

  it.each([
    ['a figure left over', { ledger: { ...LEDGER, leftOver: [WEIGHT, WEIGHT] } }, 1],
    ['a figure and a place left over', { ledger: { ...LEDGER, leftOver: [WEIGHT, TOWN] } }, 2],
    ['a doubt about the cargo', { cargoDoubts: [{}] }, 1],
    ['two readers that differ', { conflicts: [{}] }, 1],
    ['a special wish', { ledger: { ...LEDGER, findings: [{ code: 'wish', words: 'insurance' } as const] } }, 1],
    ['several shipments to a place that is not served', { severalShipments: true, routeFindings: [{}] }, 2],
    ['a figure left over that a user settled', { ledger: { ...LEDGER, leftOver: [WEIGHT] }, corrected: ['x'] }, 0],
  ])('count %s', (_, change, doubts) => {
    expect(findReadingSigns({ ...PLAIN, ...change }).doubts).toBe(doubts);
  });

  it.each([
    ['is feathers', { goods: { ...PLAIN.goods, grossWeightKg: 60 } }, 1],
    ['is iron', { goods: { ...PLAIN.goods, grossWeightKg: 3000 } }, 1],
    ['has no weight', { goods: { ...PLAIN.goods, grossWeightKg: undefined } }, 2],
    ['has no size', { goods: { ...PLAIN.goods, volumeM3: undefined } }, 2],
    ['goes nowhere', { airportDestination: undefined, destination: { country: undefined } }, 2],
  ])('see a gap where the cargo %s', (_, change, gaps) => {
    expect(findReadingSigns({ ...PLAIN, ...change }).gaps).toBe(gaps);
  });

  it('see a gap where money is named, but no value, and the value moves the price', () => {
    const ledger = { ...LEDGER, extent: { words: 30, otherNumbers: 1, otherAmounts: 1 } };
    expect(findReadingSigns({ ...PLAIN, ledger }).gaps).toBe(2);
    expect(findReadingSigns({ ...PLAIN, ledger, incoterm: 'DAP' }).gaps).toBe(0);
    expect(findReadingSigns({ ...PLAIN, ledger, goods: { ...PLAIN.goods, value: { amount: 900 } } }).gaps).toBe(0);
  });

  it.each([
    [{ words: 200, otherNumbers: 0, otherAmounts: 0 }, 1],
    [{ words: 20, otherNumbers: 2, otherAmounts: 0 }, 1],
    [{ words: 20, otherNumbers: 3, otherAmounts: 0 }, 2],
  ])('tell how much there is to go wrong in: %j', (extent, bulk) => {
    expect(findReadingSigns({ ...PLAIN, ledger: { ...LEDGER, extent } }).bulk).toBe(bulk);
  });

  it('of mail that asks for nothing are its cargo and its wish for a price', () => {
    const other = { ...PLAIN, isQuotationRequest: false };
    expect(findReadingSigns(other)).toEqual({ isRequest: false, doubts: 1, gaps: 0, bulk: 0 });
    expect(findReadingSigns({ ...other, purpose: { describesRequest: true } }).doubts).toBe(2);
    const nothing = { grossWeightKg: undefined, volumeM3: undefined, value: undefined };
    expect(findReadingSigns({ ...other, goods: nothing }).doubts).toBe(0);
  });

  it('of a request from before they were counted can still be looked up', () => {
    const { ledger, ...old } = PLAIN;
    expect(computeConfidence(old)).toBe(computeConfidence(PLAIN));
    expect(ledger).toBeDefined();
  });

  it('have a measured share each, and are shown as sure only without a doubt', () => {
    expect(computeConfidence(PLAIN)).toBe(CALIBRATION[0]?.share);
    expect(computeConfidence(PLAIN)).toBeGreaterThanOrEqual(0.95);
    const sure = CALIBRATION.filter(({ isRequest, share }) => isRequest && share >= 0.95);
    expect(sure.filter(({ doubts }) => doubts > 0)).toEqual([]);
  });
});
