import { describe, expect, it } from '@jest/globals';
import { type Correction, changeWords, correctedRequest } from '../../../../../domain/quoting/correction/correction.js';
import { countReadValues, valueOrigins } from '../../../../../domain/quoting/correction/value-origin.js';
import { type CorrectableValues, correctableValuesOf } from '../../../../../domain/quoting/correctable-values.js';
import { mergedRequest } from '../../../../../domain/quoting/merge-requests.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import { aPricedShipmentOf } from '../../../../support/fixtures/quotations.js';
import { aRequestWithoutFacts, aShipmentRequestOf, sizeOf } from '../../../../support/fixtures/shipments.js';

const words = (text: string) => [{ part: 'body' as const, start: 0, end: text.length, text, method: 'rules' }];

function correct(
  request: ShipmentRequest,
  values: Partial<CorrectableValues>,
  earlier: readonly Pick<Correction, 'field' | 'asRead' | 'corrected'>[] = [],
) {
  const known = { quotationId: 1, revision: 2, actor: 'ada@desk.example', at: new Date(0) };
  return correctedRequest(
    request,
    { ...correctableValuesOf(request), ...values },
    earlier.map((one) => ({ ...known, ...one })),
  );
}

describe('A correction', () => {
  it('puts a value in the place of what was read, and says what changed', () => {
    const { request, changes } = correct(aShipmentRequestOf(), { 'goods.weight': 350, incoterm: 'CPT' });
    expect(request.goods.grossWeightKg).toBe(350);
    expect(request.incoterm).toBe('CPT');
    expect(request.corrected).toEqual(['goods.weight', 'incoterm']);
    expect(changes).toEqual([
      { field: 'goods.weight', asRead: 320, before: 320, after: 350 },
      { field: 'incoterm', asRead: 'DAP', before: 'DAP', after: 'CPT' },
    ]);
    expect(changeWords(changes)).toBe('Gross weight 320 kg → 350 kg; Incoterm DAP → CPT');
  });

  it('changes nothing where nothing was changed', () => {
    const request = aShipmentRequestOf();
    expect(correct(request, {})).toEqual({ request, changes: [] });
  });

  it('fills in what was not read, and takes out what is not there', () => {
    const filled = correct(aRequestWithoutFacts(), { 'goods.weight': 80, 'destination.country': 'GT' });
    expect(changeWords(filled.changes)).toBe('Gross weight none → 80 kg; Destination country none → GT');
    const emptied = correct(aShipmentRequestOf(), { 'goods.value': undefined, 'goods.dimensions': [] });
    expect(emptied.request.goods).toMatchObject({ value: undefined, dimensionLines: [] });
    expect(changeWords(emptied.changes)).toBe('Dimensions 2 x 120x80x100 cm → none; Goods value 8400 USD → none');
  });

  it('keeps to what was read first, however often a value is corrected', () => {
    const once = correct(aShipmentRequestOf(), { 'goods.weight': 350 });
    const earlier = [{ field: 'goods.weight', asRead: 320, corrected: 350 }] as const;
    const twice = correct(once.request, { 'goods.weight': 360 }, earlier);
    expect(twice.changes).toEqual([{ field: 'goods.weight', asRead: 320, before: 350, after: 360 }]);
    const back = correct(once.request, { 'goods.weight': 320 }, earlier);
    expect(back.request.corrected).toBeUndefined();
    expect(back.changes).toHaveLength(1);
  });

  it('settles what was in doubt, and lets go of the words that no longer speak for it', () => {
    const doubted = aShipmentRequestOf({
      conflicts: [
        { field: 'goods.weight', kept: '320 kg', other: '330 kg' },
        { field: 'goods.pieces', kept: '2', other: '3' },
      ],
      evidence: { 'goods.weight': words('320 kg'), incoterm: words('DAP') },
    });
    const { request } = correct(doubted, { 'goods.weight': 330 });
    expect(request.conflicts).toEqual([{ field: 'goods.pieces', kept: '2', other: '3' }]);
    expect(request.evidence).toEqual({ incoterm: words('DAP') });
  });

  it('leaves no old address behind a corrected city', () => {
    const { request } = correct(aShipmentRequestOf(), { 'destination.city': 'Cartago' });
    expect(request.destination).toEqual({ address: 'Cartago', city: 'Cartago', country: 'CR' });
    expect(
      correct(aShipmentRequestOf(), { 'destination.city': undefined }).request.destination.address,
    ).toBeUndefined();
  });

  it('does not tell sizes apart by the order of their parts', () => {
    const line = { pieces: 2, heightCm: 100, widthCm: 80, lengthCm: 120 };
    expect(correct(aShipmentRequestOf(), { 'goods.dimensions': [line] }).changes).toEqual([]);
  });

  it('stands until the customer states the value anew', () => {
    const { request } = correct(aShipmentRequestOf(), { 'goods.weight': 350, incoterm: 'CPT' });
    const silent = aRequestWithoutFacts();
    const answer = { ...silent, goods: { ...silent.goods, grossWeightKg: 400 } };
    const merged = mergedRequest(request, answer);
    expect(merged).toMatchObject({ incoterm: 'CPT', corrected: ['incoterm'], goods: { grossWeightKg: 400 } });
    expect(mergedRequest(merged, { ...silent, incoterm: 'DDP' }).corrected).toBeUndefined();
  });
});

describe('The values of a quotation', () => {
  it('say where they come from', () => {
    const read = aShipmentRequestOf({ incoterm: undefined, goods: { grossWeightKg: undefined, value: undefined } });
    const { request } = correct(read, { 'goods.description': 'valves', 'goods.value': { amount: 5, currency: 'EUR' } });
    expect(valueOrigins(aPricedShipmentOf(request))).toEqual({
      'goods.weight': 'assumed',
      'goods.pieces': 'email',
      'goods.dimensions': 'email',
      'goods.volume': 'email',
      'goods.value': 'edited',
      'goods.description': 'edited',
      incoterm: 'assumed',
      origin: 'email',
      airportOrigin: 'email',
      airportDestination: 'email',
      'destination.city': 'email',
      'destination.country': 'email',
    });
  });

  it('are counted as read and as corrected; a missed one was read wrongly', () => {
    expect(countReadValues(aRequestWithoutFacts())).toEqual({ read: 0, corrected: 0 });
    expect(countReadValues(aShipmentRequestOf())).toEqual({ read: 12, corrected: 0 });
    const { request } = correct(aShipmentRequestOf(), { 'goods.dangerous': true, 'goods.value': undefined });
    expect(countReadValues(request)).toEqual({ read: 13, corrected: 2 });
  });
});

describe('A size with a count', () => {
  it('reads as people write it', () => {
    const { changes } = correct(aShipmentRequestOf(), {
      'goods.dimensions': [sizeOf(60, 40, 40, 3), sizeOf(10, 10, 10)],
    });
    expect(changeWords(changes)).toBe('Dimensions 2 x 120x80x100 cm → 3 x 60x40x40; 1 x 10x10x10 cm');
  });
});
