import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, type Method } from '../../../support/in-memory-app.js';
import { ApiDescription } from '../../../support/openapi.js';

const CONTENT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const RATE = {
  countryCode: 'CR',
  airportCode: 'SJO',
  serviceCode: 'HNDL',
  rateCriteria: 'flat',
  baseRate: 20,
} as const;

let app: InMemoryApp;
let description: ApiDescription;
/** What stands in the place of a parameter, by path. */
let ids: Readonly<Record<string, string>>;

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const { json } = await app.call('POST', url, body);
  return json as Answer;
}

async function findFirstId(url: string): Promise<string> {
  const { json } = await app.call('GET', url);
  const rows = Array.isArray(json) ? json : (json as { readonly data: readonly unknown[] }).data;
  const [first] = rows as readonly { readonly id: number }[];
  if (!first) throw new Error(`${url} is empty`);
  return String(first.id);
}

const receiveEmail = (from: string, more: object = {}) =>
  post<{ readonly quotationId: number }>('/api/webhook/email', {
    ...{ from, to: 'quotes@desk.example', subject: 'Quotation', content: CONTENT, messageId: `<${from}>` },
    attachments: [{ filename: 'contact.vcf', contentType: 'text/vcard', content: 'bm90ZQ==' }],
    ...more,
  });

/** Asks the mailbox itself: there is none here, and the specs of mailboxes have one. */
const OF_A_MAILBOX = '/api/mail-accounts/{id}/preview';

const REGISTRATION = { GOOGLE_CLIENT_ID: 'client-for-tests', GOOGLE_CLIENT_SECRET: 'secret-for-tests-only' };

describe('the answers of the API', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open(undefined, undefined, undefined, REGISTRATION);
    await app.signIn();
    description = await ApiDescription.load(app);
    await post('/api/recognized-domains', { domain: 'bahia.example', companyName: 'Bahia', isApproved: true });
    await post('/api/disclaimers', { title: 'Validity', content: 'Rates may change.', priority: 2, airportIds: [1] });
    await post('/api/settings/notifications/test', {});
    await receiveEmail('Ada <ada@bahia.example>');
    await receiveEmail('Bot <news@elsewhere.example>', { content: 'Our newsletter of this month.' });
    const { quotationId } = await receiveEmail('Eva <eva@montes.example>');
    const correction = { revision: 1, goods: { weight: 360, description: 'Coffee' }, incoterm: 'CPT' };
    await post(`/api/quotations/${quotationId}/correct`, correction);
    const rateId = await findFirstId('/api/rates');
    await app.call('PUT', `/api/rates/${rateId}`, { ...RATE, baseRate: 25 });
    const signIn = await post<{ readonly id: string }>('/api/mail-authorizations', { provider: 'google' });
    ids = {
      '/api/mail-authorizations/{id}': signIn.id,
      '/api/quotations/{id}': String(quotationId),
      '/api/emails/{id}': await findFirstId('/api/emails'),
      '/api/outbox/notifications/{id}': await findFirstId('/api/outbox/notifications'),
      '/api/outbox/{id}': await findFirstId('/api/outbox'),
      '/api/rates/{id}': rateId,
    };
  });
  afterAll(() => app.close());

  function fillPath(path: string): string {
    const id = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? '1';
    const query: Readonly<Record<string, string>> = {
      '/api/customer-data': '?customer=montes.example',
      '/api/customer-data/export': '?customer=montes.example',
      '/api/search': '?q=montes',
      '/api/settings/system/retention': '?dataRetention=90%20days',
    };
    return `${path.replace('{id}', id).replace('{kind}', 'rate').replace('{revision}', '1').replace('{position}', '1')}${query[path] ?? ''}`;
  }

  async function findDifferences(method: Method, path: string, url: string, body?: unknown) {
    const { status, json, text } = await app.call(method, url, body);
    if (status >= 300) return [`${method} ${url} answered ${status} ${text}`];
    return description.findDifferences(method, path, status, json);
  }

  describe('what the API answers', () => {
    it('is what its description says, wherever something is read', async () => {
      const reading = description
        .listCalls()
        .filter(({ method, responses }) => method === 'GET' && responses?.[200]?.content?.['application/json'])
        .filter(({ path }) => path !== OF_A_MAILBOX);
      expect(reading.length).toBeGreaterThan(30);
      const differences: string[] = [];
      for (const { path } of reading) differences.push(...(await findDifferences('GET', path, fillPath(path))));
      expect(differences).toEqual([]);
    });

    it('is what its description says of an email that was handed in', async () => {
      const body = {
        from: 'Leo <leo@montes.example>',
        to: 'quotes@desk.example',
        subject: 'Quotation',
        content: CONTENT,
      };
      const path = '/api/webhook/email';
      expect(await findDifferences('POST', path, path, { ...body, dryRun: true })).toEqual([]);
      expect(await findDifferences('POST', path, path, body)).toEqual([]);
    });

    it('is what its description says of a shipment that is priced by hand', async () => {
      const extract = '/api/emails/process-ai';
      const { extractedInfo } = await post<{ readonly extractedInfo: unknown }>(extract, { emailContent: CONTENT });
      expect(await findDifferences('POST', extract, extract, { emailContent: CONTENT })).toEqual([]);
      const weigh = '/api/calculate-chargeable-weight';
      expect(await findDifferences('POST', weigh, weigh, { grossWeight: 350, pieces: 2 })).toEqual([]);
      const deliver = '/api/calculate-delivery-charges';
      const delivery = { destination: 'Heredia', airport: 'SJO', country: 'CR', chargeableWeight: 350 };
      expect(await findDifferences('POST', deliver, deliver, delivery)).toEqual([]);
      const price = '/api/calculate-complete-charges';
      expect(await findDifferences('POST', price, price, { extractedInfo })).toEqual([]);
    });

    it('is what its description says of changes of many rates, and of their previews', async () => {
      const { json } = await app.call('GET', '/api/rates');
      const [first, ...others] = json as readonly { readonly id: number; readonly locationId: number }[];
      const other = others.find(({ locationId }) => locationId !== first?.locationId);
      const percent = { rates: [{ id: first?.id }], percent: 5 };
      const copy = { fromLocationId: first?.locationId, toLocationId: other?.locationId };
      for (const [path, body] of Object.entries({
        '/api/rates/change-by-percent': percent,
        '/api/rates/copy': copy,
      })) {
        expect(await findDifferences('POST', path, `${path}?dryRun=true`, body)).toEqual([]);
        expect(await findDifferences('POST', path, path, body)).toEqual([]);
      }
      const simulation = { ...RATE, shipment: { grossWeight: 100, pieces: 1 } };
      expect(await findDifferences('POST', '/api/rates/try', '/api/rates/try', simulation)).toEqual([]);
      const whole = {
        extractedInfo: { goods: { weight: 100, pieces: 1 }, airportDestination: 'SJO' },
        day: '2027-01-01',
      };
      expect(await findDifferences('POST', '/api/rates/simulate', '/api/rates/simulate', whole)).toEqual([]);
    });

    it('is what its description says of an error', async () => {
      const { json, status } = await app.call('POST', '/api/rates', {});
      expect(status).toBe(400);
      expect(Object.keys(json as object).every((key) => ['error', 'details'].includes(key))).toBe(true);
    });
  });
});
