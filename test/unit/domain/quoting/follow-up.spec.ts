import { describe, expect, it } from '@jest/globals';
import { followUpGate } from '../../../../domain/quoting/follow-up-policy.js';
import { continuedRequest, type ShipmentChange } from '../../../../domain/quoting/follow-up.js';
import { aRequestWithoutFacts, aShipmentRequestOf, type RequestWords, sizeOf } from '../../../support/fixtures/shipments.js';

/** An answer that states nothing but what the test says. */
function anAnswer(words: RequestWords = {}) {
  const silent = aRequestWithoutFacts();
  return {
    ...silent,
    isQuotationRequest: false,
    ...words,
    sender: silent.sender,
    goods: { ...silent.goods, ...words.goods },
    destination: { ...silent.destination, ...words.destination },
  };
}

describe('What an answer does to the shipment of its thread', () => {
  it.each<[string, RequestWords, ShipmentChange]>([
    ['nothing is stated', {}, 'none'],
    ['the same weight is stated again', { goods: { grossWeightKg: 320 } }, 'none'],
    ['a zero is stated', { goods: { grossWeightKg: 0 } }, 'none'],
    ['another weight is stated', { goods: { grossWeightKg: 350 } }, 'stated'],
    ['sizes are stated', { goods: { dimensionLines: [sizeOf(100, 80, 60, 2)], volumeM3: 0.96 } }, 'stated'],
    ['a value is stated', { goods: { value: { amount: 9000, currency: 'USD' } } }, 'stated'],
    ['another Incoterm is stated', { incoterm: 'CIP' }, 'stated'],
    ['the goods turn out to be dangerous', { goods: { dangerous: true } }, 'stated'],
    ['words read like goods', { goods: { description: 'insurance' } }, 'none'],
    ['a place is named', { destination: { city: 'Cartago', country: 'CR' } }, 'possible'],
    ['another airport is named', { airportDestination: 'LIR' }, 'possible'],
    ['a place is named in a new request', { isQuotationRequest: true, destination: { city: 'Cartago' } }, 'stated'],
  ])('%s: %s', (_, words, change) => {
    expect(continuedRequest(aShipmentRequestOf(), anAnswer(words)).change).toBe(change);
  });

  it('is stated by a destination that was missing', () => {
    const earlier = aShipmentRequestOf({
      airportDestination: undefined,
      destination: { address: undefined, city: undefined, country: undefined },
    });
    const { request, change } = continuedRequest(earlier, anAnswer({ airportDestination: 'GUA' }));
    expect([change, request.airportDestination, request.goods.grossWeightKg]).toEqual(['stated', 'GUA', 320]);
  });

  it('keeps what the goods were called, and the language of the conversation', () => {
    const earlier = aShipmentRequestOf({ language: 'es' });
    const answer = anAnswer({ language: 'en', goods: { grossWeightKg: 350, description: 'insure' } });
    const { request } = continuedRequest(earlier, answer);
    expect([request.language, request.goods.description, request.goods.grossWeightKg]).toEqual([
      'es',
      'pump parts',
      350,
    ]);
  });

  it('brings the evidence of the answer alone: it is shown beside it', () => {
    const evidence = { 'goods.weight': [{ part: 'body', start: 0, end: 6, text: '350 kg', method: 'rules' }] } as const;
    const answer = anAnswer({ goods: { grossWeightKg: 350 }, evidence });
    expect(continuedRequest(aShipmentRequestOf({ evidence: { pieces: [] } }), answer).request.evidence).toEqual(
      evidence,
    );
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
    ['Thanks! (packing list attached)', true, 'hold'],
  ])('%j; it may matter all the same: %s → %s', (text, mayMatter, decision) => {
    const verdict = followUpGate(text, mayMatter, 'Q12');
    expect(verdict).toMatchObject({ decision, reasons: [{ code: 'follow-up' }] });
    expect(verdict.reasons[0]?.message).toContain('Q12');
  });
});
