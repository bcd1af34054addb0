import { describe, expect, it } from '@jest/globals';
import { type CorrectableValues, extractCorrectableValues } from '../../../../../domain/quoting/correctable-values.js';
import { applyCorrection } from '../../../../../domain/quoting/correction/correction.js';
import { mergeRequests } from '../../../../../domain/quoting/merge-requests.js';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import type { Ledger, LeftOver } from '../../../../../domain/reading/ledger/ledger.types.js';
import { anEmptyRequest, aShipmentRequest } from '../../../../support/fixtures/shipments.js';

const aLedger = (leftOver: readonly LeftOver[]): Ledger => ({
  endsAtAirport: true,
  leftOver,
  doubts: [],
  findings: [],
});
const correct = (request: ShipmentRequest, values: Partial<CorrectableValues>) =>
  applyCorrection(request, { ...extractCorrectableValues(request), ...values }, []).request;
const codesOf = (request: ShipmentRequest) => findReadingReasons(request).map(({ code }) => code);

describe("A user's correction in a thread", () => {
  it.each([
    ['weight', '640 kg', 'figures-left-over'],
    ['count', '6 pallets', 'figures-left-over'],
    ['place', 'Cartago', 'places-left-over'],
  ] as const)('does not settle what a later answer has left over: a %s', (kind, text, code) => {
    const open: LeftOver = { kind, part: 'body', start: 0, end: text.length, text };
    const seen = correct({ ...aShipmentRequest(), ledger: aLedger([open]) }, { incoterm: 'CPT' });
    expect(codesOf(seen)).toEqual([]);
    const answered = mergeRequests(seen, { ...anEmptyRequest(), ledger: aLedger([open]) });
    expect(answered).toMatchObject({ incoterm: 'CPT', corrected: ['incoterm'] });
    expect(codesOf(answered)).toContain(code);
    expect(codesOf(correct(answered, { 'goods.weight': 640 }))).toEqual([]);
  });

  it('settles what was doubtful in the email that was seen, also for the answers that follow', () => {
    const doubtful: ShipmentRequest = {
      ...aShipmentRequest(),
      ledger: { ...aLedger([]), doubts: [{ code: 'figures-ambiguous', words: '350 kg, 530 kg' }] },
      cargoDoubts: [{ code: 'figures-ambiguous', words: '2 pallets' }],
      routeFindings: [{ code: 'ambiguous-place', words: 'San José' }],
    };
    const answer = { ...anEmptyRequest(), ledger: aLedger([]) };
    expect(codesOf(mergeRequests(doubtful, answer))).toEqual(['place-ambiguous', 'figures-doubtful']);
    expect(codesOf(mergeRequests(correct(doubtful, { incoterm: 'CPT' }), answer))).toEqual([]);
  });

  it('counts again when the same value is corrected after the answer', () => {
    const seen = correct(aShipmentRequest(), { 'goods.weight': 350 });
    const open: LeftOver = { kind: 'size', part: 'body', start: 0, end: 8, text: '90x90x90' };
    const answered = mergeRequests(seen, { ...anEmptyRequest(), ledger: aLedger([open]) });
    expect(answered.correctedEarlier).toEqual(['goods.weight']);
    const again = correct(answered, { 'goods.weight': 360 });
    expect(again.correctedEarlier).toBeUndefined();
    expect(codesOf(again)).toEqual([]);
  });
});
