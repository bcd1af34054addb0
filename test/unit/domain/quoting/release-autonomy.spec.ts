import { describe, expect, it } from '@jest/globals';
import type { Autonomy } from '../../../../domain/customers/autonomy.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../domain/operations/settings.js';
import { formatHoldReason } from '../../../../domain/quoting/hold-reason.messages.js';
import { decideRelease } from '../../../../domain/quoting/release-policy.js';
import { aPricedShipment, aRecognizedDomain, someReleaseFacts } from '../../../support/fixtures/quotations.js';
import { anEmptyRequest, aShipmentRequest } from '../../../support/fixtures/shipments.js';

const COMPLETE = aPricedShipment(aShipmentRequest());
const INDICATIVE = aPricedShipment({ ...anEmptyRequest(), airportOrigin: 'MIA', airportDestination: 'SJO' });

function decide(
  shipment: typeof COMPLETE,
  general: Autonomy,
  own: Autonomy | undefined,
  settings: Partial<Settings> = {},
) {
  const sender = { ...aRecognizedDomain(), autonomy: own };
  const facts = someReleaseFacts({
    shipment,
    sender,
    settings: { ...DEFAULT_SETTINGS, ...settings, autonomy: general },
  });
  const { decision, reasons } = decideRelease(facts);
  return [decision, reasons.map(({ code }) => code)];
}

describe('The autonomy of a customer', () => {
  it.each<[string, typeof COMPLETE, Autonomy, Autonomy | undefined, string, string[]]>([
    ['lets indicative quotations go by default', INDICATIVE, DEFAULT_SETTINGS.autonomy, undefined, 'send', []],
    ['lets certain quotations go', COMPLETE, 'certain', undefined, 'send', []],
    ['holds indicative ones', INDICATIVE, 'certain', undefined, 'hold', ['autonomy-certain-only']],
    ['holds every one', COMPLETE, 'propose', undefined, 'hold', ['autonomy-propose-only']],
    ['holds every one once', INDICATIVE, 'propose', undefined, 'hold', ['autonomy-propose-only']],
    ['of its own is wider than the settings', INDICATIVE, 'propose', 'indicative', 'send', []],
    ['of its own is narrower than the settings', COMPLETE, 'indicative', 'propose', 'hold', ['autonomy-propose-only']],
    ['of its own is narrower for gaps', INDICATIVE, 'indicative', 'certain', 'hold', ['autonomy-certain-only']],
  ])('%s', (_, shipment, general, own, decision, codes) => {
    expect(decide(shipment, general, own)).toEqual([decision, codes]);
  });

  it('lets a question go, which names no price, unless everything is proposed', () => {
    expect(decide(INDICATIVE, 'certain', undefined, { whenDataIsMissing: 'ask' })).toEqual(['send', []]);
    expect(decide(INDICATIVE, 'propose', undefined, { whenDataIsMissing: 'ask' })).toEqual([
      'hold',
      ['autonomy-propose-only'],
    ]);
  });

  it('says nothing beside the gaps that hold a request anyway, and nothing about strangers', () => {
    expect(decide(INDICATIVE, 'certain', undefined, { whenDataIsMissing: 'hold' })).toEqual(['hold', ['data-missing']]);
    const settings = { ...DEFAULT_SETTINGS, autonomy: 'propose' as const };
    const { reasons } = decideRelease(someReleaseFacts({ shipment: COMPLETE, sender: undefined, settings }));
    expect(reasons.map(({ code }) => code)).toEqual(['domain-unknown']);
  });

  it('is told in words that name what is missing', () => {
    const text = formatHoldReason({ code: 'autonomy-certain-only', params: { fields: ['weight', 'volume'] } });
    expect(text.message).toContain('weight, volume');
  });
});
