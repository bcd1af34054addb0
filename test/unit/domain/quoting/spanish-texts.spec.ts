import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadSpanish } from '../../../../apps/api/infrastructure/translations/load-spanish.js';
import { writeIn } from '../../../../domain/message-catalogue.js';
import { PRICING_MESSAGES } from '../../../../domain/pricing/pricing.messages.js';
import { toReleaseDecisionView } from '../../../../domain/quoting/hold-reason-view.js';
import { translateShipment, writeInBothLanguages } from '../../../../domain/quoting/spanish-texts.js';
import { aPricedShipment } from '../../../support/fixtures/quotations.js';

/** A shipment whose first line and whose missing rate are explained in the language of the moment. */
const write = () => {
  const shipment = aPricedShipment();
  const [first, ...others] = shipment.charges.lines;
  const missing = [{ serviceCode: 'HNDL', reason: PRICING_MESSAGES.noRate({ airport: 'SJO', service: 'HNDL' }) }];
  const lines = first ? [{ ...first, trace: PRICING_MESSAGES.noRoad('Bocas') }, ...others] : [];
  return { ...shipment, charges: { ...shipment.charges, lines, missing } };
};

describe('A priced shipment', () => {
  beforeAll(loadSpanish);

  const noRoad = {
    en: 'Bocas cannot be reached by road: on request',
    es: writeInSpanish(() => PRICING_MESSAGES.noRoad('Bocas')),
  };

  it('is stored in English, with its sentences in Spanish beside it', () => {
    const written = writeIn('es', () => writeInBothLanguages(write));
    expect(written.charges.lines[0]?.trace).toBe(noRoad.en);
    expect(written.spanish).toMatchObject({ [noRoad.en]: noRoad.es() });
    expect(noRoad.es()).not.toBe(noRoad.en);
  });

  it('is read in the language of whoever reads it, its figures unchanged', () => {
    const written = writeInBothLanguages(write);
    expect(writeIn('en', () => translateShipment(written))).toBe(written);
    const read = writeIn('es', () => translateShipment(written));
    expect(read.charges.lines[0]?.trace).toBe(noRoad.es());
    expect(read.charges.totals).toBe(written.charges.totals);
    expect(writeIn('es', () => translateShipment({ ...written, spanish: {} })).charges.lines[0]?.trace).toBe(noRoad.en);
  });

  it('tells in that language why it is held', () => {
    const { spanish, charges } = writeInBothLanguages(write);
    const explanation = charges.missing[0]?.reason ?? '';
    const decision = {
      decision: 'hold',
      reasons: [{ code: 'rate-missing', params: { serviceCode: 'HNDL', explanation } }],
    } as const;
    const read = writeIn('es', () => toReleaseDecisionView(decision, spanish));
    expect(read.reasons[0]?.message).toContain(spanish?.[explanation]);
    expect(read.reasons[0]?.message).not.toContain(explanation);
  });
});

function writeInSpanish(text: () => string): () => string {
  return () => writeIn('es', text);
}
