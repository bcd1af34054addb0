import { describe, expect, it } from '@jest/globals';
import { buildReplyModel } from '../../../../domain/outbound-mail/reply-model.js';
import { formatReplySubject } from '../../../../domain/outbound-mail/reply-subject.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { aPricedShipment, aQuotation, STANDARD_RULES } from '../../../support/fixtures/quotations.js';
import { anEmptyRequest } from '../../../support/fixtures/shipments.js';

describe('The subject of a reply', () => {
  it.each([
    ['Cotización aérea MIA-SJO', 'Re: Cotización aérea MIA-SJO [Q12]'],
    ['Re: Cotización aérea', 'Re: Cotización aérea [Q12]'],
    ['RE: re: RFQ', 'Re: RFQ [Q12]'],
    ['RFQ [Q12]', 'Re: RFQ [Q12]'],
    ['RFQ [Q7]', 'Re: RFQ [Q7] [Q12]'],
    ['', 'RE: Freight Quotation Request - Quote 12 [Q12]'],
    ['   ', 'RE: Freight Quotation Request - Quote 12 [Q12]'],
    ['RFQ\r\nBcc: x@y.example', 'Re: RFQ Bcc: [Q12]'],
  ])('to %j is %j', (original, subject) => {
    expect(formatReplySubject(original, 'Q12')).toBe(subject);
  });
});

describe('The model of a reply', () => {
  const parts = {
    quotation: aQuotation(),
    originalSubject: 'RFQ MIA-SJO',
    airport: AIRPORTS.find((airport) => airport.code === 'SJO'),
    profile: STANDARD_RULES.profiles.get('DAP'),
    taxRate: undefined,
    mawbConsignee: undefined,
    disclaimers: [
      { id: 1, version: 1, title: 'Storage', content: 'Free for five days.', priority: 5, place: 1, airportIds: [] },
    ],
  };

  it('tells cargo, routing and price of the quotation', () => {
    expect(buildReplyModel(parts)).toMatchObject({
      reference: 'Q12',
      subject: 'Re: RFQ MIA-SJO [Q12]',
      routing: { originAirport: 'MIA', airport: 'SJO', deliveryPlace: 'Heredia', distanceKm: 12, country: 'CR' },
      cargo: { pieces: 2, basis: 'gross', description: 'pump parts' },
      isIndicative: false,
      taxes: undefined,
      mawbConsigneeLines: [],
      disclaimers: [{ title: 'Storage', content: 'Free for five days.' }],
    });
  });

  it('is indicative where facts were missing', () => {
    const quotation = aQuotation(aPricedShipment(anEmptyRequest()));
    expect(buildReplyModel({ ...parts, quotation })).toMatchObject({
      isIndicative: true,
      missingFields: ['weight', 'volume', 'destination'],
    });
  });
});
