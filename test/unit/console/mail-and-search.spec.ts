import { describe, expect, it } from '@jest/globals';
import {
  hasReceivedFilters,
  parseView,
  toReceivedQuery,
  toSearchParams,
} from '../../../apps/console/src/features/mail/mail-url.js';
import { findDestinations, toDestinations } from '../../../apps/console/src/features/search/destinations.js';

const view = (address: string) => parseView(new URLSearchParams(address));

describe('The address of the Email Monitoring screen', () => {
  it.each([
    '',
    'outcome=held&page=2&email=7',
    'tab=outbox&state=failed&reply=3',
    'q=rosas&from=2026-03-01&to=2026-03-31&order=sender-ascending',
  ])('survives the way there and back: %p', (address) => {
    expect(toSearchParams(view(address)).toString()).toBe(address);
  });

  it('shows a reply in the outbox, whatever tab is named', () => {
    expect(view('reply=3').tab).toBe('outbox');
  });

  it('ignores what makes no sense', () => {
    expect(view('tab=x&outcome=lost&state=lost&page=0&email=a&from=2026-02-99&order=x')).toEqual(view(''));
  });
});

describe('What narrows received mail', () => {
  it('is asked of the server as it stands in the address', () => {
    const query = toReceivedQuery(view('q=rosas de%20Quito&outcome=held&from=2026-03-01&to=2026-03-31'));
    expect(query.toString()).toBe('status=held&search=rosas+de+Quito&from=2026-03-01&to=2026-03-31');
    expect(toReceivedQuery(view('')).toString()).toBe('');
    expect([hasReceivedFilters(view('to=2026-03-31')), hasReceivedFilters(view('page=2'))]).toEqual([true, false]);
  });
});

describe('The search palette', () => {
  const SCREENS = [
    { path: '/home', name: 'Home' },
    { path: '/quotations', name: 'Quotations' },
  ];

  it('knows screens and actions by a part of their name, in any case', () => {
    expect(findDestinations('QUOTATION', SCREENS).map(({ title, kind }) => [title, kind])).toEqual([
      ['Quotations', 'Screen'],
      ['Approve waiting quotations', 'Action'],
      ['New quotation', 'Action'],
    ]);
    expect(findDestinations('', SCREENS).length).toBeGreaterThan(SCREENS.length);
    expect(findDestinations('zzz', SCREENS)).toEqual([]);
  });

  it('leads to the records that the server found', () => {
    const found = toDestinations({
      quotations: [
        {
          id: 7,
          link: '/quotations?open=7',
          quotationNumber: 'Q7',
          clientEmail: 'ana@norte-cargo.example',
          destinationAirport: 'SJO',
          status: 'sent',
          quoteAmount: 250,
          createdAt: '2026-03-01T12:00:00.000Z',
        },
      ],
      domains: [],
      rates: [{ id: 1, link: '/air-freight-rates', airportCode: 'SJO', serviceCode: 'HNDL', serviceName: 'Handling' }],
      emails: [
        {
          id: 2,
          link: '/email-monitoring?email=2',
          from: 'ana@norte-cargo.example',
          subject: '',
          state: 'held',
          receivedAt: '2026-03-01T12:00:00.000Z',
        },
      ],
      screens: [],
    });
    expect(found.map(({ title, link }) => [title, link])).toEqual([
      ['Q7', '/quotations?open=7'],
      ['HNDL, SJO', '/air-freight-rates'],
      ['(no subject)', '/email-monitoring?email=2'],
    ]);
  });
});
