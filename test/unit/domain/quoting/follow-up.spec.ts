import { describe, expect, it } from '@jest/globals';
import { applyFollowUp, type ShipmentChange } from '../../../../domain/quoting/follow-up.js';
import { decideFollowUp } from '../../../../domain/quoting/follow-up-policy.js';
import { formatHoldReason } from '../../../../domain/quoting/hold-reason.messages.js';
import {
  aDimensionLine,
  anEmptyRequest,
  aShipmentRequest,
  type RequestOverrides,
} from '../../../support/fixtures/shipments.js';

/** An answer that states nothing but what the test says. */
function aFollowUp(overrides: RequestOverrides = {}) {
  const silent = anEmptyRequest();
  return {
    ...silent,
    isQuotationRequest: false,
    ...overrides,
    sender: silent.sender,
    goods: { ...silent.goods, ...overrides.goods },
    destination: { ...silent.destination, ...overrides.destination },
  };
}

describe('What an answer does to the shipment of its thread', () => {
  it.each<[string, RequestOverrides, ShipmentChange]>([
    ['nothing is stated', {}, 'none'],
    ['the same weight is stated again', { goods: { grossWeightKg: 320 } }, 'none'],
    ['a zero is stated', { goods: { grossWeightKg: 0 } }, 'none'],
    ['another weight is stated', { goods: { grossWeightKg: 350 } }, 'stated'],
    ['sizes are stated', { goods: { dimensionLines: [aDimensionLine(100, 80, 60, 2)], volumeM3: 0.96 } }, 'stated'],
    ['a value is stated', { goods: { value: { amount: 9000, currency: 'USD' } } }, 'stated'],
    ['another Incoterm is stated', { incoterm: 'CIP' }, 'stated'],
    ['the goods turn out to be dangerous', { goods: { dangerous: true } }, 'stated'],
    ['words read like goods', { goods: { description: 'insurance' } }, 'none'],
    ['a place is named', { destination: { city: 'Cartago', country: 'CR' } }, 'possible'],
    ['another airport is named', { airportDestination: 'LIR' }, 'possible'],
    ['a place is named in a new request', { isQuotationRequest: true, destination: { city: 'Cartago' } }, 'stated'],
  ])('%s: %s', (_, overrides, change) => {
    expect(applyFollowUp(aShipmentRequest(), aFollowUp(overrides)).change).toBe(change);
  });

  it('is stated by a destination that was missing', () => {
    const earlier = aShipmentRequest({
      airportDestination: undefined,
      destination: { address: undefined, city: undefined, country: undefined },
    });
    const { request, change } = applyFollowUp(earlier, aFollowUp({ airportDestination: 'GUA' }));
    expect([change, request.airportDestination, request.goods.grossWeightKg]).toEqual(['stated', 'GUA', 320]);
  });

  it('keeps what the goods were called, and the language of the conversation', () => {
    const earlier = aShipmentRequest({ language: 'es' });
    const answer = aFollowUp({ language: 'en', goods: { grossWeightKg: 350, description: 'insure' } });
    const { request } = applyFollowUp(earlier, answer);
    expect([request.language, request.goods.description, request.goods.grossWeightKg]).toEqual([
      'es',
      'pump parts',
      350,
    ]);
  });

  it('brings the evidence of the answer alone: it is shown beside it', () => {
    const evidence = { 'goods.weight': [{ part: 'body', start: 0, end: 6, text: '350 kg', method: 'rules' }] } as const;
    const answer = aFollowUp({ goods: { grossWeightKg: 350 }, evidence });
    expect(applyFollowUp(aShipmentRequest({ evidence: { pieces: [] } }), answer).request.evidence).toEqual(evidence);
  });
});

describe('An answer without new figures', () => {
  it.each([
    ['Thank you very much!', false, 'ignore'],
    ['Muchas gracias, saludos', false, 'ignore'],
    ['Recibido.', false, 'ignore'],
    ['When do you close?', false, 'hold'],
    ['¿Incluye seguro', false, 'hold'],
    ['We accept the quotation.', false, 'hold'],
    ['Acepto', false, 'hold'],
    ['Aprobado, procedan', false, 'hold'],
    ['Please cancel', false, 'hold'],
    ['Go ahead', false, 'hold'],
    ['Adelante, muchas gracias', false, 'hold'],
    ['Tienen luz verde', false, 'hold'],
    ['HAWB 8812 attached', false, 'hold'],
    ['Prealerta del embarque', false, 'hold'],
    ['Too expensive, thanks', false, 'hold'],
    ['Muy caro, gracias', false, 'hold'],
    ['We were offered USD 1.05', false, 'hold'],
    ['Nos dan $1.05 por kilo', false, 'hold'],
    ['Thanks! (packing list attached)', true, 'hold'],
  ])('%j; it may matter all the same: %s → %s', (text, isPossiblyRelevant, decision) => {
    const followUp = decideFollowUp(text, isPossiblyRelevant, 'Q12');
    expect(followUp).toMatchObject({ decision, reasons: [{ code: 'follow-up' }] });
    expect(followUp.reasons.map((reason) => formatHoldReason(reason).message)).toEqual([
      expect.stringContaining('Q12'),
    ]);
  });
});
