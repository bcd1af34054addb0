import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiResponse } from '../../../support/api-response.js';
import { InMemoryApp, type Method } from '../../../support/in-memory-app.js';
import { ApiDescription, type DescribedCall } from '../../../support/openapi.js';

const READABLE_ERROR = /\w{2,} \w{2,}/;
/** Values that no console sends, for whatever a query asks. */
const ODD_VALUES: readonly string[] = [
  ...['-1', '0', '1.5', '1e9', '1e309', '0x10', '99999999999999999999', 'NaN', 'Infinity', 'null', 'undefined', 'true'],
  ...[
    '%00',
    '%FF',
    '%ED%A0%80',
    '%E2%80%AE',
    '%0D%0ASet-Cookie:%20a=b',
    "'%20OR%201=1%20--",
    '%25%5F',
    '\\',
    '*',
    '[',
    '(a+)+$',
  ],
  ...['__proto__', 'constructor', 'password_hash', 'id;DROP TABLE rate', '../../etc/passwd', '{{7*7}}', '%3Cscript%3E'],
  ...['9999-12-31', '0000-00-00', '2026-02-30', '-271821-04-20', 'yesterday', 'x'.repeat(8_000)],
];
/** Of these each by itself: what comes before it in a query may be refused first. */
const WORST_VALUES = ['-1', '0', '%00', '%ED%A0%80', '__proto__', '9999-12-31', '99999999999999999999', '(a+)+$'];
/** Whole queries that no console sends; `?` stands for the name of one of the call's own parameters. */
const ODD_QUERIES: readonly string[] = [
  '?=a&?=b',
  '?[]=a&?[0]=b&?[__proto__][polluted]=1',
  '?[a][b][c][d][e][f]=g',
  '__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__=1',
  'toString=1&hasOwnProperty=1&length=-1',
  '&&&=&=a&?&?=',
  `${'filter=a&'.repeat(10_000)}?=a`,
  Array.from({ length: 10_000 }, (_, at) => `f${at}=${at}`).join('&'),
  `?=${'%25'.repeat(20_000)}`,
  '?=1#?=2',
  '?=1;?=2',
];

let app: InMemoryApp;
let calls: readonly DescribedCall[];

const namesOf = ({ parameters }: DescribedCall) =>
  (parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
const fillPath = ({ path }: DescribedCall) => path.replace('{countryCode}', 'CR').replace(/\{\w+\}/g, '1');

describe('queries that no console sends', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    calls = (await ApiDescription.load(app)).listCalls();
  });
  afterAll(() => app.close());

  /** What is wrong with an answer; undefined: it is taken, or refused with a reason. */
  function findDefect({ status, json, headers }: ApiResponse): string | undefined {
    if (status >= 500) return String(status);
    // A page for people says it in its own words.
    if (status < 400 || String(headers['content-type']).startsWith('text/html')) return undefined;
    const { error } = (json ?? {}) as { readonly error?: string };
    return READABLE_ERROR.test(error ?? '') ? undefined : `${status} without a reason`;
  }

  async function findDefects(call: DescribedCall, queries: readonly string[]): Promise<readonly string[]> {
    const defects: string[] = [];
    for (const query of queries) {
      const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : {};
      const answer = await app.call(call.method as Method, `${fillPath(call)}?${query}`, body);
      const defect = findDefect(answer);
      if (defect) defects.push(`${call.method} ${call.path}?${query.slice(0, 80)}: ${defect}`);
    }
    return defects;
  }

  it('are answered by every call that has a query, or refused with a reason', async () => {
    const asking = calls.filter((call) => namesOf(call).length > 0 && !call.path.includes('/webhook/'));
    expect(asking.length).toBeGreaterThan(20);
    const defects: string[] = [];
    for (const call of asking) {
      const names = namesOf(call);
      const inAll = ODD_VALUES.map((value) => names.map((name) => `${name}=${value}`).join('&'));
      const inOne = names.flatMap((name) => WORST_VALUES.map((value) => `${name}=${value}`));
      defects.push(...(await findDefects(call, [...inAll, ...inOne])));
    }
    expect(defects).toEqual([]);
  });

  it('are answered by every call that reads, or refused with a reason', async () => {
    const reading = calls.filter(({ method, path }) => method === 'GET' && !/logout|backup|\/docs/.test(path));
    expect(reading.length).toBeGreaterThan(40);
    const defects: string[] = [];
    for (const call of reading) {
      const name = namesOf(call)[0] ?? 'q';
      defects.push(
        ...(await findDefects(
          call,
          ODD_QUERIES.map((query) => query.replaceAll('?', name)),
        )),
      );
    }
    expect(defects).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(['1', 'TRUE', 'yes', 'true&dryRun=true', '%20true'])(
    'change nothing where they may have meant a preview: dryRun=%s',
    async (value) => {
      const before = (await app.call('GET', '/api/rates')).json as ReadonlyArray<{ readonly id: number }>;
      const calls = {
        '/api/rates/change-by-percent': { rates: [{ id: before[0]?.id }], percent: 5 },
        '/api/rates/copy': { fromLocationId: 1, toLocationId: 2 },
      };
      for (const [path, body] of Object.entries(calls))
        expect(await app.call('POST', `${path}?dryRun=${value}`, body)).toMatchObject({
          status: 400,
          json: { error: 'dryRun must be true or false.' },
        });
      expect((await app.call('GET', '/api/rates')).json).toEqual(before);
    },
  );
});
