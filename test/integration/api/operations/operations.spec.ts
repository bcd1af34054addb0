import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listScreens } from '../../../../apps/api/operations/console-screens.js';
import { screensMessages } from '../../../../apps/console/src/app/screens.messages.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { waitToPass } from '../../../support/wait-to-pass.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const EMAIL = {
  to: 'quotes@desk.example',
  subject: 'Consulta de tarifa',
  content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
};

interface Item {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly details: string;
  readonly at: string | null;
  readonly link: string;
}

describe('the office around the quotations', () => {
  let app: InMemoryApp;
  const getJson = async (path: string) => (await app.call('GET', path)).json;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('measures nothing of a server that has done nothing', async () => {
    expect(await getJson('/api/system-information')).toMatchObject({
      last30Days: { answeredShare: null, medianSeconds: null, countries: 0, strictPercent: null, lastMailAt: null },
    });
  });

  it('has none of the first steps done, and says where emails can be posted to without telling the secret', async () => {
    const { status, text } = await app.call('GET', '/api/first-steps');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      hasCompanyName: false,
      isTariffConfirmed: false,
      receivesEmail: false,
      hasRecognizedDomain: false,
      hasSentQuotation: false,
      webhookUrl: expect.stringMatching(/^https?:\/\/[^/]+\/api\/webhook\/email$/),
      webhookSecretSource: 'generated',
    });
    expect(text).not.toContain(WEBHOOK_SECRET);
    expect((await app.callUnauthenticated('GET', '/api/first-steps')).status).toBe(401);
  });

  describe('with one email answered and one held', () => {
    let heldId = 0;
    beforeAll(async () => {
      await app.call('POST', '/api/recognized-domains', { domain: 'cumbres.example', companyName: 'Cumbres del Sur' });
      const postEmail = (from: string, messageId: string) =>
        app.callUnauthenticated('POST', '/api/webhook/email', { ...EMAIL, from, messageId }, BEARER);
      await postEmail('Iván <ivan@cumbres.example>', '<1@cumbres.example>');
      const held = await postEmail('Olga <olga@valles.example>', '<2@valles.example>');
      heldId = (held.json as { quotationId: number }).quotationId;
    });

    it('measures the last 30 days', async () => {
      expect(await getJson('/api/system-information')).toMatchObject({
        last30Days: {
          answeredShare: 0.5,
          medianSeconds: expect.any(Number),
          countries: 1,
          strictPercent: 100,
          lastMailAt: expect.stringMatching(/Z$/),
        },
      });
    });

    it('ticks the first steps that were taken meanwhile', async () => {
      await waitToPass(async () =>
        expect(await getJson('/api/first-steps')).toMatchObject({
          ...{ hasCompanyName: false, isTariffConfirmed: false },
          ...{ receivesEmail: true, hasRecognizedDomain: true, hasSentQuotation: true },
        }),
      );
    });

    it('finds records of every kind by a few letters, and says where to see them', async () => {
      expect(await getJson('/api/search?q=cumbres')).toMatchObject({
        quotations: [{ clientEmail: 'ivan@cumbres.example', quotationNumber: expect.stringMatching(/^Q\d+$/) }],
        domains: [{ domain: 'cumbres.example', isApproved: true, link: '/domains-management?q=cumbres.example' }],
        rates: [],
        emails: [
          { from: 'Iván <ivan@cumbres.example>', link: expect.stringMatching(/^\/email-monitoring\?email=\d+$/) },
        ],
        screens: [],
      });
      expect(await getJson(`/api/search?q=Q${heldId}`)).toMatchObject({
        quotations: [{ id: heldId, link: `/quotations?open=${heldId}`, status: 'pending' }],
      });
      const found = (await getJson('/api/search?q=sjo')) as { rates: unknown[] };
      expect(found.rates).toHaveLength(5);
      expect(found.rates[0]).toMatchObject({ airportCode: 'SJO', serviceCode: expect.any(String) });
      expect(await getJson('/api/search?q=%20rates%20')).toMatchObject({
        screens: [
          { name: 'Tax Rates', link: '/tax-rates' },
          { name: 'Exchange Rates', link: '/exchange-rates' },
        ],
      });
    });

    it.each(['', ' a ', '%20'])('wants two characters, not "%s"', async (q) => {
      const error = 'Please type at least 2 characters.';
      expect(await app.call('GET', `/api/search?q=${q}`)).toMatchObject({ status: 400, json: { error } });
    });

    it('lists what waits for a person', async () => {
      const { items, total } = (await getJson('/api/notifications')) as { items: Item[]; total: number };
      expect(total).toBe(items.length);
      expect(items.map(({ kind }) => kind)).toEqual(['quotation-pending', 'sample-tariff']);
      expect(items[0]).toEqual({
        id: `quotation-${heldId}`,
        kind: 'quotation-pending',
        title: `Q${heldId} waits for approval`,
        details: expect.stringMatching(/^olga@valles\.example, SJO, USD \d+\.\d\d$/),
        at: expect.stringMatching(/Z$/),
        link: `/quotations?open=${heldId}`,
      });
    });

    it('tells of airports that cannot be quoted', async () => {
      const rates = (await getJson('/api/rates')) as Array<{ id: number; airportCode: string; serviceCode: string }>;
      const handling = rates.find((rate) => rate.airportCode === 'LIR' && rate.serviceCode === 'HNDL');
      expect((await app.call('DELETE', `/api/rates/${handling?.id}`)).status).toBe(200);
      const { items } = (await getJson('/api/notifications')) as { items: Item[] };
      // It holds every quotation to the airport: it stands before those that wait.
      expect(items.map(({ kind }) => kind)).toEqual(['rates-missing', 'quotation-pending', 'sample-tariff']);
      expect(items[0]).toMatchObject({
        id: 'rates-LIR',
        details: 'Quotations to LIR are held: Airport Handling',
        link: '/air-freight-rates?airport=LIR',
      });
    });
  });

  describe('the core rules', () => {
    it('are listed with their status and the five protected constants', async () => {
      const report = (await getJson('/api/core-rules')) as {
        readonly counters: Readonly<Record<string, number>>;
        readonly rules: ReadonlyArray<Readonly<Record<string, unknown>>>;
        readonly protectedConstants: readonly unknown[];
      };
      expect(report.protectedConstants).toHaveLength(5);
      const { total = 0, active = 0, warnings = 0, errors = 0 } = report.counters;
      expect(total).toBe(report.rules.length);
      expect([active + warnings + errors, errors]).toEqual([total, 0]);
      // LIR lacks a compulsory rate since the test above.
      expect(report.rules.find((rule) => rule.id === 'compulsory-rates')).toMatchObject({ status: 'warning' });
    });

    it('are validated on order: the negative control is seen to fail, and is no alarm', async () => {
      const answer = await app.call('POST', '/api/core-rules/validate');
      const { tests, summary } = answer.json as {
        readonly tests: ReadonlyArray<Readonly<Record<string, unknown>>>;
        readonly summary: Readonly<Record<string, number>>;
      };
      expect(answer.status).toBe(200);
      expect(tests.filter((test) => test.isNegativeControl)).toMatchObject([
        { passed: false, isAlarm: false, expected: '480 kg volumetric' },
      ]);
      expect(summary).toEqual({
        total: tests.length,
        passed: tests.filter(({ passed }) => passed).length,
        failed: tests.filter(({ passed }) => !passed).length,
        alarms: 1,
      });
      expect(await getJson('/api/activity-logs?pageSize=1')).toMatchObject({
        data: [{ action: 'Core rules validated', status: 'warning', details: expect.stringContaining('1 of') }],
      });
    });
  });

  it('leads to screens by the names that the console gives them', () => {
    const screens = readFileSync('apps/console/src/app/screens.ts', 'utf8');
    const pairs = [...screens.matchAll(/path: '([^']+)',\s*key: '([^']+)'/g)].map(([, path, key = '']) => ({
      path,
      name: new Map(Object.entries(screensMessages)).get(key),
    }));
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) expect(listScreens()).toContainEqual(pair);
  });

  it('is for people who are signed in', async () => {
    for (const path of ['/api/search?q=ab', '/api/notifications', '/api/core-rules']) {
      expect((await app.callUnauthenticated('GET', path)).status).toBe(401);
    }
    expect((await app.callUnauthenticated('POST', '/api/core-rules/validate')).status).toBe(401);
  });
});
