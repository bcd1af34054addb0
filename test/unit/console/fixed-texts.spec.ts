import { describe, expect, it } from '@jest/globals';
import { session, sessionExpired, sessionSettled } from '../../../apps/console/src/api/session.slice.js';
import {
  formatChargeableWeight,
  formatRoute,
} from '../../../apps/console/src/components/quotation-details/format-shipment.js';
import { createReplyDocument } from '../../../apps/console/src/components/quotation-details/reply-document.js';
import { getStatusAppearance } from '../../../apps/console/src/components/status-badge/status-appearance.js';
import { parseTheme, theme, themeChosen } from '../../../apps/console/src/components/theme/theme.slice.js';
import { computeStatusKpis } from '../../../apps/console/src/features/home/status-kpis.js';
import { formatWelcomeLine } from '../../../apps/console/src/features/home/welcome-line.js';

describe('The home page', () => {
  it('welcomes by first name, else email, else "User"', () => {
    expect(formatWelcomeLine({ firstName: 'Ana', email: 'ana@istmo.example' })).toBe('Welcome, Ana');
    expect(formatWelcomeLine({ firstName: '', email: 'ana@istmo.example' })).toBe('Welcome, ana@istmo.example');
    expect(formatWelcomeLine(undefined)).toBe('Welcome, User');
  });

  it('keeps the fixed texts of the status cards whatever is measured', () => {
    const cards = computeStatusKpis(undefined, 'en-US');
    expect(cards.map(({ label, stated }) => [label, stated])).toEqual([
      ['System Status', 'Active'],
      ['Response Time', '6-8s'],
      ['Countries', '6'],
      ['Accuracy', '95%+'],
    ]);
    expect(cards.every(({ measured }) => measured === '—')).toBe(true);
  });

  it('shows what was measured, zero included', () => {
    const figures = { answeredShare: 0.914, medianSeconds: 3.44, countries: 0, strictPercent: 97, lastMailAt: null };
    expect(computeStatusKpis(figures, 'en-US').map(({ measured }) => measured)).toEqual([
      '91% answered automatically',
      '3.4 s median',
      '0 quoted',
      '97% priced from the tariff',
    ]);
  });
});

describe('The status of a quotation', () => {
  it.each([
    ['completed', 'success'],
    ['pending', 'warning'],
    ['sent', 'brand'],
    ['failed', 'informative'],
    ['expired', 'informative'],
    ['constructor', 'informative'],
  ])('%s looks %s', (status, color) => {
    expect(getStatusAppearance(status)).toEqual({ label: status, color });
  });

  it('has a word even where there is none', () => {
    expect(getStatusAppearance(null).label).toBe('unknown');
  });
});

describe('The words for a shipment', () => {
  it('show the chargeable weight with its basis and the exact figure', () => {
    expect(
      formatChargeableWeight({ chargeableWeight: 320, exactChargeableWeight: 320, basis: 'volumetric' }, 'en-US'),
    ).toBe('320 kg (volumetric)');
    expect(
      formatChargeableWeight({ chargeableWeight: 12.5, exactChargeableWeight: 12.1, basis: 'gross' }, 'en-US'),
    ).toBe('12.5 kg (gross, exactly 12.1 kg)');
    expect(formatChargeableWeight(undefined, 'en-US')).toBeUndefined();
  });

  it('show the route as read, with the quoted airports where it was not', () => {
    expect(formatRoute({ origin: 'Miami', airportOrigin: 'MIA', airportDestination: 'SJO' })).toBe('Miami (MIA) → SJO');
    expect(formatRoute({}, { originAirport: 'MIA', airport: 'PTY' })).toBe('MIA → PTY');
    expect(formatRoute({ origin: 'Miami' })).toBe('Miami → Not specified');
    expect(formatRoute({})).toBeUndefined();
  });
});

describe('The reply in its frame', () => {
  it('has the nonce on its style elements and is otherwise untouched', () => {
    const html = '<head><STYLE type="text/css">p{}</STYLE><style>a{}</style></head><styled>x</styled>';
    expect(createReplyDocument(html, 'abc')).toBe(
      '<head><style nonce="abc" type="text/css">p{}</STYLE><style nonce="abc">a{}</style></head><styled>x</styled>',
    );
  });
});

describe('The state of the console', () => {
  it('starts light and turns dark when that is chosen', () => {
    expect(parseTheme('dark')).toBe('dark');
    expect(parseTheme('blue')).toBe('light');
    expect(parseTheme(null)).toBe('light');
    expect(theme.reducer({ chosen: 'light' }, themeChosen('dark'))).toEqual({ chosen: 'dark' });
  });

  it('knows that the session ended until a person has settled it', () => {
    const ended = session.reducer({ expired: false }, sessionExpired());
    expect(ended.expired).toBe(true);
    expect(session.reducer(ended, sessionSettled()).expired).toBe(false);
  });
});
