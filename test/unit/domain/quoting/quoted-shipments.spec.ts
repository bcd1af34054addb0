import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { findRevisionObstacle } from '../../../../domain/quoting/follow-up-policy.js';
import { formatHoldReason } from '../../../../domain/quoting/hold-reason.messages.js';
import { mergeRequests } from '../../../../domain/quoting/merge-requests.js';
import type { PricedShipment } from '../../../../domain/quoting/priced-shipment.js';
import {
  combineCharges,
  computeQuotedTotal,
  getWholeRequest,
  sumCargo,
} from '../../../../domain/quoting/quoted-shipments.js';
import { decideRelease } from '../../../../domain/quoting/release-policy.js';
import { toRequirementsJson } from '../../../../domain/quoting/requirements-json.js';
import { aPricedShipment, aQuotation, someReleaseFacts } from '../../../support/fixtures/quotations.js';
import { aTariffAt } from '../../../support/fixtures/rates.js';
import { aDimensionLine, aShipmentRequest, type RequestOverrides } from '../../../support/fixtures/shipments.js';

const toGuatemala = (overrides: RequestOverrides = {}): PricedShipment =>
  aPricedShipment(
    aShipmentRequest({
      ...overrides,
      airportDestination: 'GUA',
      destination: { address: undefined, city: undefined, country: 'GT' },
    }),
    { rates: aTariffAt('GUA'), destination: 'airport' },
  );
const both = (further = toGuatemala()): PricedShipment => ({ ...aPricedShipment(), furtherShipments: [further] });
const decide = (shipment: PricedShipment, settings = DEFAULT_SETTINGS) => {
  const { decision, reasons } = decideRelease(someReleaseFacts({ shipment, settings }));
  return [decision, reasons.map((reason) => formatHoldReason(reason).message)];
};

const TOLD_APART = 'The email holds 2 shipments; each was read and priced by itself.';

describe('A quotation of several shipments', () => {
  it('counts with what all of them come to', () => {
    const [one, other] = [aPricedShipment(), toGuatemala()];
    const total = one.charges.totals.finalTotal.plus(other.charges.totals.finalTotal);
    const quoted = both(other);
    expect(computeQuotedTotal(quoted).toFixed(2)).toBe(total.toFixed(2));
    expect(combineCharges(quoted).lines).toHaveLength(one.charges.lines.length + other.charges.lines.length);
    expect(sumCargo(quoted).grossKg.toFixed()).toBe(one.weight.grossKg.plus(other.weight.grossKg).toFixed());
    const { destinationCharges } = JSON.parse(toRequirementsJson(quoted));
    expect(destinationCharges.totalDestinationCharges).toBe(total.toNumber());
  });

  it('is as it always was where it holds one', () => {
    const one = aPricedShipment();
    expect(combineCharges(one)).toBe(one.charges);
    expect(getWholeRequest(one)).toBe(one.request);
  });

  it('is read again as a whole', () => {
    const quoted = both();
    expect(getWholeRequest(quoted).furtherShipments).toEqual([toGuatemala().request]);
  });

  it('waits for a person where each of them may leave', () => {
    expect(decide(both())).toEqual(['hold', [TOLD_APART]]);
  });

  it('is held for what holds one of them, which is named', () => {
    const long = toGuatemala({ goods: { dimensionLines: [aDimensionLine(310, 40, 80, 2)] } });
    expect(decide(both(long))).toEqual(['hold', ['Shipment 2 (GUA): A side measures 310 cm.', TOLD_APART]]);
  });

  it('names none where the same holds all', () => {
    const dangerous = aPricedShipment(aShipmentRequest({ goods: { dangerous: true } }));
    const quoted = { ...dangerous, furtherShipments: [toGuatemala({ goods: { dangerous: true } })] };
    expect(decide(quoted)).toEqual(['hold', ['Dangerous goods.', TOLD_APART]]);
  });

  it('is held where their sum is above the limit, though each is below', () => {
    const holdAboveUsd = Number(computeQuotedTotal(both()).minus(1).toFixed(2));
    const message = `The total is above the limit of ${holdAboveUsd} USD.`;
    expect(decide(both(), { ...DEFAULT_SETTINGS, holdAboveUsd })).toEqual(['hold', [TOLD_APART, message]]);
  });

  it('cannot be approved while one of them lacks a rate', () => {
    const further = aPricedShipment(toGuatemala().request, { rates: [], destination: 'airport' });
    const quotation = aQuotation({ status: 'pending', furtherShipments: [further] });
    expect(() => quotation.approve()).toThrow(/Add the rate and reprice before sending/);
  });

  it('keeps them through every change of its status', () => {
    const quotation = aQuotation({ status: 'pending', furtherShipments: [toGuatemala()] });
    expect(quotation.approve().recordSent(1).furtherShipments).toEqual([toGuatemala()]);
  });

  it('is not revised by an answer with new figures: which of them does it mean?', () => {
    const facts = { isProven: true, intent: undefined };
    expect(findRevisionObstacle(aQuotation(), facts)).toBeUndefined();
    expect(findRevisionObstacle(aQuotation({ furtherShipments: [toGuatemala()] }), facts)).toMatchObject({
      decision: 'hold',
      reasons: [{ code: 'follow-up', params: { needsStaff: true } }],
    });
  });

  it('does not come of an answer in a thread of one shipment', () => {
    const answer = { ...aShipmentRequest(), furtherShipments: [toGuatemala().request] };
    const merged = mergeRequests(aShipmentRequest(), answer);
    expect([merged.severalShipments, merged.furtherShipments]).toEqual([true, undefined]);
  });
});
