import { describe, expect, it } from '@jest/globals';
import { placesNamed, recordsFound } from '../../../apps/console/src/features/search/destinations.js';
import { searchOf, viewOf } from '../../../apps/console/src/features/mail/mail-url.js';

const view = (address: string) => viewOf(new URLSearchParams(address));

describe('The address of the Email Monitoring screen', () => {
  it.each(['', 'outcome=held&page=2&email=7', 'tab=outbox&state=failed&reply=3'])(
    'survives the way there and back: %p',
    (address) => {
      expect(searchOf(view(address)).toString()).toBe(address);
    },
  );

  it('shows a reply in the outbox, whatever tab is named', () => {
    expect(view('reply=3').tab).toBe('outbox');
  });

  it('ignores what makes no sense', () => {
    expect(view('tab=x&outcome=lost&state=lost&page=0&email=a')).toEqual(view(''));
  });
});

describe('The search palette', () => {
  const SCREENS = [
    { path: '/home', name: 'Home' },
    { path: '/quotations', name: 'Quotations' },
  ];

  it('knows screens and actions by a part of their name, in any case', () => {
    expect(placesNamed('QUOTATION', SCREENS).map(({ title, kind }) => [title, kind])).toEqual([
      ['Quotations', 'Screen'],
      ['Approve waiting quotations', 'Action'],
    ]);
    expect(placesNamed('', SCREENS).length).toBeGreaterThan(SCREENS.length);
    expect(placesNamed('zzz', SCREENS)).toEqual([]);
  });

  it('leads to the records that the server found', () => {
    const found = recordsFound({
      quotations: [
        {
          id: 7,
          link: '/quotations?open=7',
          quotationNumber: 'Q7',
          clientEmail: 'ana@norte-cargo.example',
          destinationAirport: 'SJO',
          status: 'sent',
        },
      ],
      domains: [],
      rates: [{ id: 1, link: '/air-freight-rates', airportCode: 'SJO', serviceCode: 'HNDL', serviceName: 'Handling' }],
      emails: [
        { id: 2, link: '/email-monitoring?email=2', from: 'ana@norte-cargo.example', subject: '', state: 'held' },
      ],
    });
    expect(found.map(({ title, link }) => [title, link])).toEqual([
      ['Q7', '/quotations?open=7'],
      ['HNDL, SJO', '/air-freight-rates'],
      ['(no subject)', '/email-monitoring?email=2'],
    ]);
  });
});
