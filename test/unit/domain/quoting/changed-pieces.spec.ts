import { describe, expect, it } from '@jest/globals';
import { countAnew } from '../../../../domain/quoting/changed-pieces.js';
import { applyFollowUp } from '../../../../domain/quoting/follow-up.js';
import { findReadingReasons } from '../../../../domain/quoting/reading-reasons.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const LINE = { lengthCm: 60, widthCm: 60, heightCm: 40, pieces: 2 };

/** A request, or an answer, of so many pieces, with sizes or without. */
const aRequestOf = (pieces: number | undefined, dimensionLines = [LINE]) => {
  const request = aShipmentRequest();
  return { ...request, goods: { ...request.goods, pieces, dimensionLines, volumeM3: undefined } };
};
const EARLIER = aRequestOf(12, []);
const ANSWER = aRequestOf(undefined, []);

describe('An answer that changes the count', () => {
  it.each([
    ['We have added two more boxes of the same size, which makes fourteen.', 14],
    ['Necesitamos sacar 2 bultos del pedido, con un peso de 171 kg.', 10],
    ['Please take out two crates.', 10],
    ['Son dos cajas menos.', 10],
    ['Agregamos 3 tarimas.', 15],
    ['eran 18 llantas no 12, peso nuevo 162 kg', 18],
    ['it is 18 tyres, not 12', 18],
    ['van 15 cajas en lugar de 12', 15],
  ])('leads to another one, which a person sees: %s', (text, pieces) => {
    const counted = countAnew(text, EARLIER, ANSWER);
    expect(counted?.goods.pieces).toBe(pieces);
    const { request } = applyFollowUp(EARLIER, counted ?? ANSWER);
    expect(request.goods.pieces).toBe(pieces);
    expect(findReadingReasons(request).map(({ code }) => code)).toContain('figures-doubtful');
  });

  it('counts the size that it repeats as often', () => {
    const counted = countAnew('We added two more boxes of the same size (60 x 60 x 40 cm)', EARLIER, aRequestOf(2));
    expect(counted?.goods).toMatchObject({ pieces: 14, dimensionLines: [{ ...LINE, pieces: 14 }], volumeM3: 2.016 });
  });

  it.each([
    'The weight is 171 kg.',
    'We add two boxes and remove one crate.',
    'it is 18, not 12',
    'Please take out twelve crates: remove 12 crates.',
  ])('leads to none where it does not say to which: %s', (text) => {
    expect(countAnew(text, EARLIER, ANSWER)).toBeUndefined();
  });

  it('leads to none where the count before is unknown', () => {
    expect(countAnew('two more boxes', ANSWER, ANSWER)).toBeUndefined();
  });
});
