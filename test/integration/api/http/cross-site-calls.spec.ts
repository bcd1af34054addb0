import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, type Route } from '../../../support/in-memory-app.js';

/** What a page of somebody else may send for a visitor without asking the server first (Fetch standard, CORS-safelisted types). */
const SIMPLE_TYPES: Readonly<Record<string, string>> = {
  'text/plain': '{"name":"Mallory","reason":"x","revision":1,"x":"="}',
  'text/plain; charset=utf-8; boundary=application/json': '{"name":"Mallory","reason":"x","revision":1}',
  'application/x-www-form-urlencoded': 'name=Mallory&reason=x&revision=1&role=administrator&customer=a.example',
  'multipart/form-data; boundary=b':
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nMallory\r\n--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n',
};
/** What browsers say of the page that a call comes from. */
const FOREIGN_PAGES: ReadonlyArray<Readonly<Record<string, string>>> = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'http://localhost.evil.example:3000' },
  { origin: 'https://127.0.0.1:3000' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
];
/** A page that says nothing of itself, as old browsers do: only the type of the body tells it from the console. */
const SILENT_PAGE = {};

/** They bring a proof of their own, which no browser holds. */
const IS_CHANNEL = /^\/api\/webhook\//;
/** The routes that take forms and pictures: their bodies are parsed, and judged by what is in them. */
const TAKES_FORMS = [
  '/api/exchange-rates/import',
  '/api/rates/import',
  '/api/rates/import/backtest',
  '/api/settings/avatar',
];

const fillPath = ({ path }: Route) => path.replace(/:\w+(?:\|:\w+)*/g, '1');

describe('calls from pages of somebody else', () => {
  let app: InMemoryApp;
  let changing: readonly Route[];
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    changing = app
      .listRoutes()
      .filter(({ method, path }) => !['GET', 'HEAD', 'OPTIONS'].includes(method) && !IS_CHANNEL.test(path));
  });
  afterAll(() => app.close());

  /** What the calls could change. */
  async function readState(): Promise<unknown> {
    const paths =
      'rates recognized-domains disclaimers tax-rates staff-accounts settings/system settings/profile settings/notifications activity-logs';
    const lists = paths.split(' ').map(async (path) => (await app.call('GET', `/api/${path}`)).text);
    return Promise.all(lists);
  }

  it.each(FOREIGN_PAGES)('change nothing whatever body they send, where they say of themselves %j', async (headers) => {
    expect(changing.length).toBeGreaterThan(60);
    const before = await readState();
    for (const route of changing)
      for (const [type, body] of Object.entries({ ...SIMPLE_TYPES, 'application/json': '{}' })) {
        const { status } = await app.call(route.method, fillPath(route), body, { 'content-type': type, ...headers });
        expect([route.path, type, status]).toEqual([route.path, type, 403]);
      }
    expect(await readState()).toEqual(before);
  });

  it('are refused where they say nothing of themselves, and the type is one that a form has', async () => {
    const taken: unknown[] = [];
    for (const route of changing)
      for (const [type, body] of Object.entries(SIMPLE_TYPES)) {
        const { status } = await app.call(route.method, fillPath(route), body, {
          'content-type': type,
          ...SILENT_PAGE,
        });
        const isParsed =
          TAKES_FORMS.includes(route.path) && type.startsWith('multipart/') && [400, 404].includes(status);
        // Its form is proven by the signed address that it is sent to, whose session ever comes with it.
        const isAnswer =
          route.path === '/api/q/:token' && type === 'application/x-www-form-urlencoded' && status === 400;
        if (status !== 415 && !isParsed && !isAnswer) taken.push([route.method, route.path, type, status]);
      }
    expect(taken).toEqual([]);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'] as const)('change nothing by %s, which no page is kept from', async (method) => {
    const quiet = app
      .listRoutes()
      .filter((route) => route.method === method && !/logout|export|corrections|backup/.test(route.path));
    const before = await readState();
    for (const route of quiet) await app.call(method, fillPath(route), undefined, FOREIGN_PAGES[0]);
    expect(await readState()).toEqual(before);
  });

  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method'])(
    'change no method by %s',
    async (name) => {
      const { json } = await app.call('GET', '/api/rates');
      const [first] = json as ReadonlyArray<{ readonly id: number }>;
      for (const url of [`/api/rates/${first?.id}`, `/api/rates/${first?.id}?_method=DELETE`])
        await app.call('GET', url, undefined, { [name]: 'DELETE' });
      expect((await app.call('GET', '/api/rates')).json).toEqual(json);
    },
  );

  it('get no leave to read an answer', async () => {
    for (const origin of ['https://elsewhere.example', 'null']) {
      const asked = await app.call('OPTIONS', '/api/rates', undefined, {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'content-type',
      });
      const read = await app.call('GET', '/api/rates', undefined, { origin });
      for (const { headers } of [asked, read])
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});
