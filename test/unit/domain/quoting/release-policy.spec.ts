import { describe, expect, it } from '@jest/globals';
import { type GateFacts, type GateReasonCode, sendGate } from '../../../../domain/quoting/release-policy.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { aPricedShipmentOf, aRecognizedSender, gateFactsOf } from '../../../support/fixtures/quotations.js';
import { aRateOf, aTariffAt } from '../../../support/fixtures/rates.js';
import { aRequestWithoutFacts, aShipmentRequestOf, sizeOf } from '../../../support/fixtures/shipments.js';

const settings = (words: Partial<typeof DEFAULT_SETTINGS>) => ({ ...DEFAULT_SETTINGS, ...words });
const cargo = (goods: Parameters<typeof aShipmentRequestOf>[0]) => ({
  shipment: aPricedShipmentOf(aShipmentRequestOf(goods)),
});
const verdictOf = (facts: Partial<GateFacts>) => {
  const { decision, reasons } = sendGate(gateFactsOf(facts));
  return [decision, reasons.map((reason) => reason.code)];
};

describe('The send gate sends by itself', () => {
  it.each<[string, Partial<GateFacts>]>([
    ['a priced request from an approved domain', {}],
    ['mail without a verdict, where the desk trusts such mail', { authenticity: 'unverified' }],
    ['a request whose additional charges are on request', cargo({ incoterm: 'CPT', goods: { value: undefined } })],
    ['a request without facts, as an indicative quotation', { shipment: aPricedShipmentOf(aRequestWithoutFacts()) }],
    ['the fifth reply of an hour', { repliesToAddressLastHour: 4 }],
    ['the second reply of a thread', { repliesToThread: 1 }],
    ['a side of exactly 300 cm', cargo({ goods: { dimensionLines: [sizeOf(300, 40, 80, 2)] } })],
    ['20 kg/m³ exactly', cargo({ goods: { grossWeightKg: 38.4 } })],
    ['2000 kg/m³ exactly', cargo({ goods: { grossWeightKg: 3840 } })],
    ['a total at the limit', { settings: settings({ holdAboveUsd: 199 }) }],
  ])('%s', (_, facts) => {
    expect(verdictOf(facts)).toEqual(['send', []]);
  });
});

describe('The send gate ignores', () => {
  it.each<[string, Partial<GateFacts>, GateReasonCode, string]>([
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
    expect(sendGate(gateFactsOf(facts))).toEqual({ decision: 'ignore', reasons: [{ code, message, remedy }] });
  });
});

describe('The send gate holds', () => {
  const without = (service: string) => ({
    shipment: aPricedShipmentOf(aShipmentRequestOf(), {
      rates: aTariffAt('SJO').filter((rate) => rate.serviceCode !== service),
    }),
  });
  const withCompulsoryOnCif = aTariffAt('SJO').map((rate) =>
    rate.serviceCode === 'HNDL' ? aRateOf({ service: 'HNDL', criterion: 'cif_value', base: 1 }) : rate,
  );

  it.each<[string, Partial<GateFacts>, GateReasonCode, string]>([
    ['a From without a mailbox', { replyAddress: undefined }, 'no-sender-mailbox', 'no mailbox that can be answered'],
    [
      'a domain that imitates a recognized one',
      { sender: undefined, resembles: 'molinospoas.example' },
      'domain-unknown',
      'looks like molinospoas.example, which is',
    ],
    ['an unknown domain', { sender: undefined }, 'domain-unknown', 'odilia@molinospoas.example is not among'],
    [
      'a domain that is not approved',
      { sender: aRecognizedSender({ isApproved: false }) },
      'domain-not-approved',
      'molinospoas.example is known but not approved.',
    ],
    ['a forged sender', { authenticity: 'failed' }, 'sender-not-authentic', 'does not come from the domain'],
    [
      'mail without a verdict, where the desk distrusts it',
      { authenticity: 'unverified', settings: settings({ trustMailWithoutVerdict: false }) },
      'sender-not-authentic',
      'Nothing proves that the email comes from the domain',
    ],
    ['a missing compulsory rate', without('DOCS'), 'rate-missing', 'SJO has no rate for Document Handover.'],
    [
      'a missing rate for extended delivery',
      {
        shipment: aPricedShipmentOf(aShipmentRequestOf(), {
          rates: aTariffAt('SJO').filter((rate) => rate.serviceCode !== 'DELX'),
          delivery: { name: 'Turrialba', distanceKm: 90 },
        }),
      },
      'rate-missing',
      'Turrialba lies 90 km from the airport',
    ],
    [
      'a compulsory line on request',
      {
        shipment: aPricedShipmentOf(aShipmentRequestOf({ goods: { value: undefined } }), {
          rates: withCompulsoryOnCif,
        }),
      },
      'compulsory-on-request',
      'Airport Handling cannot be priced: 1 %: on request, the CIF value in US dollars is not known.',
    ],
    ['dangerous goods', cargo({ goods: { dangerous: true } }), 'dangerous-goods', 'The cargo is dangerous goods.'],
    [
      'a side longer than 300 cm',
      cargo({ goods: { dimensionLines: [sizeOf(40, 301, 80, 2)] } }),
      'oversize',
      'A side measures 301 cm.',
    ],
    [
      'a density below 20',
      cargo({ goods: { grossWeightKg: 30 } }),
      'density-implausible',
      '16 kg/m³ is outside 20–2000',
    ],
    [
      'one above 2000',
      cargo({ goods: { grossWeightKg: 4000 } }),
      'density-implausible',
      '2083 kg/m³ is outside 20–2000',
    ],
    [
      'a total above the limit',
      { settings: settings({ holdAboveUsd: 150 }) },
      'total-above-limit',
      'The total is above the limit of 150 USD.',
    ],
    [
      'an unread attachment',
      { unreadAttachments: ['lista.xls', 'foto.jpg'] },
      'attachment-unread',
      'lista.xls, foto.jpg',
    ],
    ['a shipment that may not be meant as a request', cargo({ isDoubtful: true }), 'request-doubtful', 'not certain'],
    ['shipments that mix', cargo({ severalShipments: true }), 'several-shipments', 'several shipments'],
    [
      'a request without facts, where the desk wants that',
      { shipment: aPricedShipmentOf(aRequestWithoutFacts()), settings: settings({ whenDataIsMissing: 'hold' }) },
      'data-missing',
      'The request does not state: weight, volume, destination.',
    ],
    [
      'a sixth reply within the hour',
      { repliesToAddressLastHour: 5 },
      'too-many-replies',
      '5 replies went to this address',
    ],
    ['a third reply to a thread', { repliesToThread: 2 }, 'too-many-replies', '2 replies went to this thread'],
  ])('%s', (_, facts, code, message) => {
    const { decision, reasons } = sendGate(gateFactsOf(facts));
    expect(decision).toBe('hold');
    expect(reasons.map((reason) => reason.code)).toEqual([code]);
    expect(reasons[0]?.message).toContain(message);
    expect(reasons[0]?.remedy).toMatch(/^[A-Z].*\.$/);
  });

  it('tells every reason at once, the sender’s first', () => {
    const facts = { sender: undefined, ...cargo({ goods: { dangerous: true, grossWeightKg: 4000 } }) };
    expect(verdictOf(facts)).toEqual(['hold', ['domain-unknown', 'dangerous-goods', 'density-implausible']]);
  });

  it('does not judge the density of an assumed weight', () => {
    expect(
      verdictOf(cargo({ goods: { grossWeightKg: undefined, volumeM3: 60, dimensionLines: [] } }))[1],
    ).not.toContain('density-implausible');
  });
});
