import { describe, expect, it } from '@jest/globals';
import { canContinueQuotation, extractThreadReferences } from '../../../../domain/inbound-mail/thread.js';
import { mergeRequests } from '../../../../domain/quoting/merge-requests.js';
import { findMissingFields } from '../../../../domain/quoting/shipment-request.js';
import {
  aDimensionLine,
  anEmptyRequest,
  aShipmentRequest,
  type RequestOverrides,
} from '../../../support/fixtures/shipments.js';

/** An answer that states only what the test says. */
const aFollowUp = (overrides: RequestOverrides = {}) => {
  const silent = anEmptyRequest();
  return {
    ...silent,
    isQuotationRequest: false,
    ...overrides,
    sender: { ...silent.sender, ...overrides.sender },
    goods: { ...silent.goods, ...overrides.goods },
    destination: { ...silent.destination, ...overrides.destination },
  };
};
const mergeFollowUp = (overrides: RequestOverrides, earlier: RequestOverrides = {}) =>
  mergeRequests(aShipmentRequest(earlier), aFollowUp(overrides));

describe('An answer in the thread', () => {
  it('that states nothing leaves the request as it was', () => {
    const { goods, destination, airportDestination, incoterm, isQuotationRequest } = mergeFollowUp({});
    const before = aShipmentRequest();
    expect({ goods, destination, airportDestination, incoterm, isQuotationRequest }).toEqual({
      goods: before.goods,
      destination: before.destination,
      airportDestination: 'SJO',
      incoterm: 'DAP',
      isQuotationRequest: true,
    });
  });

  it('fills what was missing', () => {
    const request = mergeRequests(
      aFollowUp({ isQuotationRequest: true, airportDestination: 'SAL', destination: { country: 'SV' } }),
      aFollowUp({ goods: { grossWeightKg: 210, dimensionLines: [aDimensionLine(80, 60, 50, 3)], volumeM3: 0.72 } }),
    );
    expect(findMissingFields(request)).toEqual([]);
    expect(request).toMatchObject({ isQuotationRequest: true, airportDestination: 'SAL' });
  });

  it.each<[string, RequestOverrides, object]>([
    ['a weight', { goods: { grossWeightKg: 450 } }, { grossWeightKg: 450, pieces: 2, volumeM3: 1.92 }],
    [
      'a count',
      { goods: { pieces: 4 } },
      { pieces: 4, dimensionLines: [aDimensionLine(120, 80, 100, 4)], volumeM3: 3.84 },
    ],
    [
      'sizes, which bring their own count and volume',
      { goods: { dimensionLines: [aDimensionLine(60, 40, 40, 5)], volumeM3: 0.48 } },
      { pieces: undefined, dimensionLines: [aDimensionLine(60, 40, 40, 5)], volumeM3: 0.48 },
    ],
    ['a volume', { goods: { volumeM3: 2.5 } }, { pieces: 2, dimensionLines: [], volumeM3: 2.5 }],
    ['that it is dangerous', { goods: { dangerous: true } }, { dangerous: true, grossWeightKg: 320 }],
    ['a value', { goods: { value: { amount: 9000, currency: 'USD' } } }, { value: { amount: 9000, currency: 'USD' } }],
  ])('corrects %s', (_, overrides, goods) => {
    expect(mergeFollowUp(overrides).goods).toMatchObject(goods);
  });

  it('that counts beside several sizes leaves the sizes alone', () => {
    const earlier = {
      goods: { dimensionLines: [aDimensionLine(120, 80, 100), aDimensionLine(60, 40, 40)], pieces: 2, volumeM3: 1.056 },
    };
    expect(mergeFollowUp({ goods: { pieces: 3 } }, earlier).goods).toMatchObject({ pieces: 3, volumeM3: 1.056 });
  });

  it.each<[string, RequestOverrides, object]>([
    [
      'another airport, which ends the old delivery',
      { airportDestination: 'LIR', destination: { country: 'CR' } },
      { airportDestination: 'LIR', destination: { city: undefined, address: undefined, country: 'CR' } },
    ],
    [
      'a delivery place',
      { destination: { city: 'Cartago', address: 'Cartago' } },
      { airportDestination: 'SJO', destination: { city: 'Cartago', address: 'Cartago', country: 'CR' } },
    ],
    ['the same airport', { airportDestination: 'SJO' }, { destination: { city: 'Heredia', country: 'CR' } }],
    ['a term', { incoterm: 'CPT' }, { incoterm: 'CPT', airportDestination: 'SJO' }],
  ])('tells %s', (_, overrides, request) => {
    expect(mergeFollowUp(overrides)).toMatchObject(request);
  });

  it('cannot take back that the cargo is dangerous', () => {
    expect(mergeFollowUp({ goods: { dangerous: false } }, { goods: { dangerous: true } }).goods.dangerous).toBe(true);
  });
});

describe('The thread of an email', () => {
  it.each([
    ['nothing', { inReplyTo: undefined, references: [], subject: 'RFQ' }, [], []],
    [
      'In-Reply-To before References, the latest first',
      { inReplyTo: '<c@x>', references: ['<a@x>', '<b@x>'], subject: '' },
      ['<c@x>', '<b@x>', '<a@x>'],
      [],
    ],
    ['each id once', { inReplyTo: ' <b@x> ', references: ['<a@x>', '<b@x>', ''], subject: '' }, ['<b@x>', '<a@x>'], []],
    [
      'the numbers in the subject, the last first',
      { inReplyTo: undefined, references: [], subject: 'RE: [Q7] x [q12] [Q7]' },
      [],
      [7, 12],
    ],
    ['no number that is none', { inReplyTo: undefined, references: [], subject: 'Q12 [Q] [Q1234567890]' }, [], []],
  ])('names %s', (_, email, messageIds, quotationIds) => {
    expect(extractThreadReferences(email)).toEqual({ messageIds, quotationIds });
  });

  it.each([
    ['odilia@molinospoas.example', true],
    ['otra@molinospoas.example', false],
    [undefined, false],
  ])('may be continued by %s: %s', (fromAddress, may) => {
    expect(canContinueQuotation({ clientEmail: 'Odilia@molinospoas.example' }, { fromAddress })).toBe(may);
  });
});
