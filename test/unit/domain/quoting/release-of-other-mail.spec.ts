import { describe, expect, it } from '@jest/globals';
import { decideRelease, type ReleaseFacts } from '../../../../domain/quoting/release-policy.js';
import type { RequestPurpose } from '../../../../domain/quoting/request-purpose.js';
import { aPricedShipment, someReleaseFacts } from '../../../support/fixtures/quotations.js';
import { anEmptyRequest, aShipmentRequest } from '../../../support/fixtures/shipments.js';

const decide = (facts: Partial<ReleaseFacts>) => {
  const { decision, reasons } = decideRelease(someReleaseFacts(facts));
  return [decision, ...reasons.map(({ code }) => code)];
};
const WISH: RequestPurpose = { kind: 'newsletter', describesRequest: true };
const BOOKING: RequestPurpose = { kind: 'booking', intent: 'booking', describesRequest: false };
const NEWSLETTER: RequestPurpose = { kind: 'newsletter', describesRequest: false };
const unpriced = (purpose: RequestPurpose, request = aShipmentRequest()) => ({
  isQuotationRequest: false,
  shipment: undefined,
  request: { ...request, purpose },
});

describe('Mail of machines', () => {
  it.each(['machine-sender', 'mailing-list', 'auto-submitted', 'auto-response-header'] as const)(
    'that passes on a request with cargo reaches a person: %s',
    (automatic) => {
      expect(decide({ automatic, request: aShipmentRequest() })).toEqual(['hold', 'request-not-recognized']);
      expect(decide({ automatic, ...unpriced(WISH) })).toEqual(['hold', 'request-not-recognized']);
    },
  );

  it.each(['own-address', 'bounce'] as const)('that repeats our own mail is ignored: %s', (automatic) => {
    const answer = { automatic, isMachineAnswer: true };
    expect(decide({ ...answer, request: aShipmentRequest() })).toEqual(['ignore', 'automatic-mail']);
    expect(decide({ ...answer, ...unpriced(WISH) })).toEqual(['ignore', 'automatic-mail']);
  });

  it('that asks for nothing is ignored', () => {
    expect(decide({ automatic: 'mailing-list', ...unpriced(NEWSLETTER) })).toEqual(['ignore', 'automatic-mail']);
    expect(decide({ automatic: 'machine-sender', ...unpriced(BOOKING) })).toEqual(['ignore', 'automatic-mail']);
  });
});

describe('Mail that asks for no quotation', () => {
  it('is held with its intent where it names cargo', () => {
    expect(decide({ ...unpriced(BOOKING), sender: undefined })).toEqual(['hold', 'other-intent']);
  });

  it('is held where it comes from a recognized customer', () => {
    expect(decide(unpriced(BOOKING, anEmptyRequest()))).toEqual(['hold', 'other-intent']);
  });

  it('is ignored from a stranger who names no cargo', () => {
    expect(decide({ ...unpriced(BOOKING, anEmptyRequest()), sender: undefined })).toEqual(['ignore', 'not-a-request']);
  });

  it('is held where it describes a cargo and wishes a price all the same', () => {
    expect(decide(unpriced(WISH))).toEqual(['hold', 'request-not-recognized']);
  });

  it('is ignored where it wants nothing of us', () => {
    expect(decide(unpriced(NEWSLETTER))).toEqual(['ignore', 'not-a-request']);
  });
});

describe('A request', () => {
  it('without cargo and route is held instead of priced on assumptions alone', () => {
    expect(decide({ shipment: aPricedShipment(anEmptyRequest()) })).toEqual(['hold', 'nothing-stated']);
  });

  it('with a route alone is answered as an indicative quotation', () => {
    const request = { ...anEmptyRequest(), airportDestination: 'SJO' };
    expect(decide({ shipment: aPricedShipment(request) })).toEqual(['send']);
  });
});
