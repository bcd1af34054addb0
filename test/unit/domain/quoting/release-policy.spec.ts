import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import type { HoldReasonCode } from '../../../../domain/quoting/hold-reason.js';
import { toReleaseDecisionView } from '../../../../domain/quoting/hold-reason-view.js';
import { decideRelease, type ReleaseFacts } from '../../../../domain/quoting/release-policy.js';
import { aPricedShipment, aRecognizedDomain, someReleaseFacts } from '../../../support/fixtures/quotations.js';
import { aRate, aTariffAt } from '../../../support/fixtures/rates.js';
import { aDimensionLine, anEmptyRequest, aShipmentRequest } from '../../../support/fixtures/shipments.js';

const withSettings = (overrides: Partial<typeof DEFAULT_SETTINGS>) => ({ ...DEFAULT_SETTINGS, ...overrides });
const withCargo = (goods: Parameters<typeof aShipmentRequest>[0]) => ({
  shipment: aPricedShipment(aShipmentRequest(goods)),
});
const decide = (facts: Partial<ReleaseFacts>) => {
  const { decision, reasons } = decideRelease(someReleaseFacts(facts));
  return [decision, reasons.map((reason) => reason.code)];
};

const aRouteRequest = () => ({ ...anEmptyRequest(), airportOrigin: 'MIA', airportDestination: 'SJO' });

describe('The send gate sends by itself', () => {
  it.each<[string, Partial<ReleaseFacts>]>([
    ['a priced request from an approved domain', {}],
    ['mail without a verdict, where the forwarder trusts such mail', { authenticity: 'unverified' }],
    ['a request whose additional charges are on request', withCargo({ incoterm: 'CPT', goods: { value: undefined } })],
    ['a request of a route alone, as an indicative quotation', { shipment: aPricedShipment(aRouteRequest()) }],
    ['the fifth reply of an hour', { repliesToAddressLastHour: 4 }],
    ['the second reply of a thread', { repliesToThread: 1 }],
    ['a side of exactly 300 cm', withCargo({ goods: { dimensionLines: [aDimensionLine(300, 40, 80, 2)] } })],
    ['20 kg/m³ exactly', withCargo({ goods: { grossWeightKg: 38.4 } })],
    ['2000 kg/m³ exactly', withCargo({ goods: { grossWeightKg: 3840 } })],
    ['a total at the limit', { settings: withSettings({ holdAboveUsd: 199 }) }],
  ])('%s', (_, facts) => {
    expect(decide(facts)).toEqual(['send', []]);
  });
});

describe('The send gate ignores', () => {
  it.each<[string, Partial<ReleaseFacts>, HoldReasonCode, string]>([
    ['mail of machines', { automatic: 'bounce' }, 'automatic-mail', 'The email was written by a machine (bounce).'],
    [
      'an automatic reply that reads like a request',
      { automatic: 'auto-submitted', isQuotationRequest: true },
      'automatic-mail',
      'The email was written by a machine (auto-submitted).',
    ],
    ['what asks for no quotation', { isQuotationRequest: false }, 'not-a-request', 'The email asks for no quotation.'],
    ['what was not priced', { shipment: undefined }, 'not-a-request', 'The email asks for no quotation.'],
  ])('%s', (_, facts, code, message) => {
    const remedy = 'If a person did ask for a quotation, reprocess it in the Email Processor.';
    expect(toReleaseDecisionView(decideRelease(someReleaseFacts(facts)))).toEqual({
      decision: 'ignore',
      reasons: [{ code, message, remedy }],
    });
  });
});

describe('The send gate holds', () => {
  const withoutRate = (service: string) => ({
    shipment: aPricedShipment(aShipmentRequest(), {
      rates: aTariffAt('SJO').filter((rate) => rate.serviceCode !== service),
    }),
  });
  const withCompulsoryOnCif = aTariffAt('SJO').map((rate) =>
    rate.serviceCode === 'HNDL' ? aRate({ service: 'HNDL', criterion: 'cif_value', base: 1 }) : rate,
  );

  it.each<[string, Partial<ReleaseFacts>, HoldReasonCode, string]>([
    ['a From without a mailbox', { replyAddress: undefined }, 'no-sender-mailbox', 'cannot be replied to'],
    [
      'a domain that imitates a recognized one',
      { sender: undefined, resembles: 'molinospoas.example' },
      'domain-unknown',
      'looks like molinospoas.example, which is',
    ],
    ['an unknown domain', { sender: undefined }, 'domain-unknown', 'odilia@molinospoas.example is not among'],
    [
      'a domain that is not approved',
      { sender: aRecognizedDomain({ isApproved: false }) },
      'domain-not-approved',
      'molinospoas.example is known but not approved.',
    ],
    ['a forged sender', { authenticity: 'failed' }, 'sender-not-authentic', 'does not come from the domain'],
    [
      'mail without a verdict, where the forwarder distrusts it',
      { authenticity: 'unverified', settings: withSettings({ trustMailWithoutVerdict: false }) },
      'sender-not-authentic',
      'The sender could not be verified',
    ],
    ['a missing compulsory rate', withoutRate('DOCS'), 'rate-missing', 'SJO has no rate for Document Handover.'],
    [
      'a missing rate for extended delivery',
      {
        shipment: aPricedShipment(aShipmentRequest(), {
          rates: aTariffAt('SJO').filter((rate) => rate.serviceCode !== 'DELX'),
          destination: { name: 'Turrialba', distanceKm: 90 },
        }),
      },
      'rate-missing',
      'Turrialba lies 90 km from the airport',
    ],
    [
      'a compulsory line on request',
      {
        shipment: aPricedShipment(aShipmentRequest({ goods: { value: undefined } }), {
          rates: withCompulsoryOnCif,
        }),
      },
      'compulsory-on-request',
      'Airport Handling cannot be priced: 1 %: on request, the CIF value in US dollars is not known.',
    ],
    ['dangerous goods', withCargo({ goods: { dangerous: true } }), 'dangerous-goods', 'Dangerous goods.'],
    [
      'a side longer than 300 cm',
      withCargo({ goods: { dimensionLines: [aDimensionLine(40, 301, 80, 2)] } }),
      'oversize',
      'A side measures 301 cm.',
    ],
    [
      'a density below 20',
      withCargo({ goods: { grossWeightKg: 30 } }),
      'density-implausible',
      '16 kg/m³ is outside 20–2000',
    ],
    [
      'one above 2000',
      withCargo({ goods: { grossWeightKg: 4000 } }),
      'density-implausible',
      '2083 kg/m³ is outside 20–2000',
    ],
    [
      'a total above the limit',
      { settings: withSettings({ holdAboveUsd: 150 }) },
      'total-above-limit',
      'The total is above the limit of 150 USD.',
    ],
    [
      'an unread attachment',
      { unparsedAttachments: ['lista.xls', 'foto.jpg'] },
      'attachment-unread',
      'lista.xls, foto.jpg',
    ],
    [
      'a shipment that may not be meant as a request',
      withCargo({ isDoubtful: true }),
      'request-doubtful',
      'not certain',
    ],
    ['shipments that mix', withCargo({ severalShipments: true }), 'several-shipments', 'several shipments'],
    [
      'a request that lacks data, where the forwarder wants that',
      { shipment: aPricedShipment(aRouteRequest()), settings: withSettings({ whenDataIsMissing: 'hold' }) },
      'data-missing',
      'The request does not state: weight, volume.',
    ],
    [
      'a sixth reply within the hour',
      { repliesToAddressLastHour: 5 },
      'too-many-replies',
      '5 replies went to this address',
    ],
    [
      'a request that states nothing',
      { shipment: aPricedShipment(anEmptyRequest()) },
      'nothing-stated',
      'neither cargo nor route',
    ],
    ['a third reply to a thread', { repliesToThread: 2 }, 'too-many-replies', '2 replies went to this thread'],
  ])('%s', (_, facts, code, message) => {
    const { decision, reasons } = toReleaseDecisionView(decideRelease(someReleaseFacts(facts)));
    expect(decision).toBe('hold');
    expect(reasons.map((reason) => reason.code)).toEqual([code]);
    expect(reasons[0]?.message).toContain(message);
    expect(reasons[0]?.remedy).toMatch(/^[A-Z].*\.$/);
  });

  it('tells every reason at once, the sender’s first', () => {
    const facts = { sender: undefined, ...withCargo({ goods: { dangerous: true, grossWeightKg: 4000 } }) };
    expect(decide(facts)).toEqual(['hold', ['domain-unknown', 'dangerous-goods', 'density-implausible']]);
  });

  it('does not judge the density of an assumed weight', () => {
    expect(
      decide(withCargo({ goods: { grossWeightKg: undefined, volumeM3: 60, dimensionLines: [] } }))[1],
    ).not.toContain('density-implausible');
  });
});
