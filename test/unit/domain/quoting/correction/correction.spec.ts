import { describe, expect, it } from '@jest/globals';
import { type CorrectableValues, extractCorrectableValues } from '../../../../../domain/quoting/correctable-values.js';
import {
  applyCorrection,
  type Correction,
  formatChanges,
} from '../../../../../domain/quoting/correction/correction.js';
import { validateCorrection } from '../../../../../domain/quoting/correction/validate-correction.js';
import { countExtractedValues, resolveValueOrigins } from '../../../../../domain/quoting/correction/value-origin.js';
import { mergeRequests } from '../../../../../domain/quoting/merge-requests.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import { AIRPORTS } from '../../../../support/fixtures/airports.js';
import { aPricedShipment } from '../../../../support/fixtures/quotations.js';
import { aDimensionLine, anEmptyRequest, aShipmentRequest } from '../../../../support/fixtures/shipments.js';

const evidenceFor = (text: string) => [{ part: 'body' as const, start: 0, end: text.length, text, method: 'rules' }];

function applyOne(
  request: ShipmentRequest,
  values: Partial<CorrectableValues>,
  earlier: readonly Pick<Correction, 'field' | 'asRead' | 'corrected'>[] = [],
) {
  const known = { quotationId: 1, revision: 2, actor: 'ada@desk.example', at: new Date(0) };
  return applyCorrection(
    request,
    { ...extractCorrectableValues(request), ...values },
    earlier.map((one) => ({ ...known, ...one })),
  );
}

describe('A correction', () => {
  it('puts a value in the place of what was read, and says what changed', () => {
    const { request, changes } = applyOne(aShipmentRequest(), { 'goods.weight': 350, incoterm: 'CPT' });
    expect(request.goods.grossWeightKg).toBe(350);
    expect(request.incoterm).toBe('CPT');
    expect(request.corrected).toEqual(['goods.weight', 'incoterm']);
    expect(changes).toEqual([
      { field: 'goods.weight', asRead: 320, before: 320, after: 350 },
      { field: 'incoterm', asRead: 'DAP', before: 'DAP', after: 'CPT' },
    ]);
    expect(formatChanges(changes)).toBe('Gross weight 320 kg → 350 kg; Incoterm DAP → CPT');
  });

  it('changes nothing where nothing was changed', () => {
    const request = aShipmentRequest();
    expect(applyOne(request, {})).toEqual({ request, changes: [] });
  });

  it('fills in what was not read, and takes out what is not there', () => {
    const filled = applyOne(anEmptyRequest(), { 'goods.weight': 80, 'destination.country': 'GT' });
    expect(formatChanges(filled.changes)).toBe('Gross weight none → 80 kg; Destination country none → GT');
    const emptied = applyOne(aShipmentRequest(), { 'goods.value': undefined, 'goods.dimensions': [] });
    expect(emptied.request.goods).toMatchObject({ value: undefined, dimensionLines: [] });
    expect(formatChanges(emptied.changes)).toBe('Dimensions 2 x 120x80x100 cm → none; Goods value 8400 USD → none');
  });

  it('keeps to what was read first, however often a value is corrected', () => {
    const correctedOnce = applyOne(aShipmentRequest(), { 'goods.weight': 350 });
    const earlier = [{ field: 'goods.weight', asRead: 320, corrected: 350 }] as const;
    const twice = applyOne(correctedOnce.request, { 'goods.weight': 360 }, earlier);
    expect(twice.changes).toEqual([{ field: 'goods.weight', asRead: 320, before: 350, after: 360 }]);
    const back = applyOne(correctedOnce.request, { 'goods.weight': 320 }, earlier);
    expect(back.request.corrected).toBeUndefined();
    expect(back.changes).toHaveLength(1);
  });

  it('settles what was in doubt, and lets go of the words that no longer speak for it', () => {
    const doubted = aShipmentRequest({
      conflicts: [
        { field: 'goods.weight', current: '320 kg', other: '330 kg' },
        { field: 'goods.pieces', current: '2', other: '3' },
      ],
      evidence: { 'goods.weight': evidenceFor('320 kg'), incoterm: evidenceFor('DAP') },
    });
    const { request } = applyOne(doubted, { 'goods.weight': 330 });
    expect(request.conflicts).toEqual([{ field: 'goods.pieces', current: '2', other: '3' }]);
    expect(request.evidence).toEqual({ incoterm: evidenceFor('DAP') });
  });

  it('leaves no old address behind a corrected city', () => {
    const { request } = applyOne(aShipmentRequest(), { 'destination.city': 'Cartago' });
    expect(request.destination).toEqual({ address: 'Cartago', city: 'Cartago', country: 'CR' });
    expect(applyOne(aShipmentRequest(), { 'destination.city': undefined }).request.destination.address).toBeUndefined();
  });

  it('does not tell sizes apart by the order of their parts', () => {
    const line = { pieces: 2, heightCm: 100, widthCm: 80, lengthCm: 120 };
    expect(applyOne(aShipmentRequest(), { 'goods.dimensions': [line] }).changes).toEqual([]);
  });

  it('stands until the customer states the value anew', () => {
    const { request } = applyOne(aShipmentRequest(), { 'goods.weight': 350, incoterm: 'CPT' });
    const silent = anEmptyRequest();
    const answer = { ...silent, goods: { ...silent.goods, grossWeightKg: 400 } };
    const merged = mergeRequests(request, answer);
    expect(merged).toMatchObject({ incoterm: 'CPT', corrected: ['incoterm'], goods: { grossWeightKg: 400 } });
    expect(mergeRequests(merged, { ...silent, incoterm: 'DDP' }).corrected).toBeUndefined();
  });
});

describe('The values of a quotation', () => {
  it('say where they come from', () => {
    const read = aShipmentRequest({ incoterm: undefined, goods: { grossWeightKg: undefined, value: undefined } });
    const { request } = applyOne(read, {
      'goods.description': 'valves',
      'goods.value': { amount: 5, currency: 'EUR' },
    });
    expect(resolveValueOrigins(aPricedShipment(request))).toEqual({
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
    expect(countExtractedValues(anEmptyRequest())).toEqual({ read: 0, corrected: 0 });
    expect(countExtractedValues(aShipmentRequest())).toEqual({ read: 12, corrected: 0 });
    const { request } = applyOne(aShipmentRequest(), { 'goods.dangerous': true, 'goods.value': undefined });
    expect(countExtractedValues(request)).toEqual({ read: 13, corrected: 2 });
  });
});

describe('A size with a count', () => {
  it('reads as people write it', () => {
    const { changes } = applyOne(aShipmentRequest(), {
      'goods.dimensions': [aDimensionLine(60, 40, 40, 3), aDimensionLine(10, 10, 10)],
    });
    expect(formatChanges(changes)).toBe('Dimensions 2 x 120x80x100 cm → 3 x 60x40x40; 1 x 10x10x10 cm');
  });
});

describe('A correction of the handling', () => {
  const said = {
    'handling.commodity': 'cold',
    'handling.unNumbers': 2,
    'handling.services': 'escort, after-hours, of course',
    'handling.houseWaybills': 3,
    'handling.trips': 2,
    'handling.units': 4,
    'handling.quarterHours': 5,
    'handling.collectTotal': 1250.5,
  } as const;

  it('is what rates count, and can be taken back', () => {
    const { request, changes } = applyOne(aShipmentRequest(), said);
    expect(request.handling).toEqual({
      ...{ commodity: 'cold', unNumbers: 2, services: ['after-hours', 'escort'] },
      ...{ counts: { hawb: 3, trips: 2, units: 4, quarter_hours: 5 }, collectTotalUsd: 1250.5 },
    });
    expect(changes.map(({ field }) => field)).toEqual(Object.keys(said));
    const nothing = Object.fromEntries(Object.keys(said).map((field) => [field, undefined]));
    expect(applyOne(request, nothing).request.handling).toBeUndefined();
  });

  it('keeps to counts and amounts', () => {
    const validate = (values: Partial<CorrectableValues>) =>
      validateCorrection({ ...extractCorrectableValues(aShipmentRequest()), ...values }, AIRPORTS).map(
        ({ field }) => field,
      );
    expect(validate({ 'handling.hours': 3, 'handling.thirdPartyInvoice': 10.5 })).toEqual([]);
    expect(validate({ 'handling.unNumbers': 1.5, 'handling.storageDays': 900, 'handling.collectTotal': -1 })).toEqual([
      'handling.unNumbers',
      'handling.storageDays',
      'handling.collectTotal',
    ]);
  });
});
