import { describe, expect, it } from '@jest/globals';
import { hasUnreadChange } from '../../../../domain/quoting/answer-changes.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

/** A request, or an answer, of so many pieces and kilograms. */
const aRequestOf = (pieces: number | undefined, grossWeightKg: number | undefined) => {
  const request = aShipmentRequest();
  return { ...request, goods: { ...request.goods, pieces, grossWeightKg } };
};
const EARLIER = aRequestOf(12, 540);

describe('An answer states a change that was not read', () => {
  it.each([
    'We have added two more boxes of the same size, the gross weight is now 264 kg.',
    'Necesitamos sacar 2 bultos del pedido, con un peso de 171 kg.',
    'Please take out two crates.',
    'Son dos cajas menos.',
    'Agregamos 2 tarimas.',
  ])('where a count is a difference: %s', (text) => {
    expect(hasUnreadChange(text, EARLIER, aRequestOf(2, 171))).toBe(true);
  });

  it.each(['eran 18 llantas no 12, peso nuevo 162 kg', 'it is 18 tyres, not 12', 'son 18 en lugar de 12'])(
    'where a figure is taken back and nothing replaces it: %s',
    (text) => expect(hasUnreadChange(text, EARLIER, aRequestOf(undefined, 162))).toBe(true),
  );

  it.each([
    'The weight is 171 kg, not 540.',
    'Son 5 bultos y no 12.',
    'It is 5 boxes now, not 12, and the total weight goes to 171 kg.',
    'We need it in 2 more days.',
    'Please add 20 kg.',
  ])('unless it was: %s', (text) => {
    expect(hasUnreadChange(text, EARLIER, aRequestOf(5, 171))).toBe(false);
  });

  it('unless the whole count was read', () => {
    expect(hasUnreadChange('We have added two more boxes, which makes eight.', EARLIER, aRequestOf(8, 264))).toBe(
      false,
    );
  });
});
