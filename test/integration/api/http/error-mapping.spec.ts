import { afterEach, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;
/** Words of a statement and of a customer, of which no answer may tell. */
const STATEMENT = 'SELECT canary FROM inbound_email';
const FAILURES = {
  'a defect': () => new TypeError(`${STATEMENT} is not a function`),
  'a refused statement': () =>
    Object.assign(new Error(`${STATEMENT}: relation is gone`), {
      code: '42P01',
      query: STATEMENT,
      parameters: ['canary'],
    }),
  'a database that is away': () =>
    Object.assign(new Error(`connect ECONNREFUSED canary:5432 ${STATEMENT}`), { code: 'ECONNREFUSED' }),
} as const;
/** What an answer of ours may say, and nothing else. */
const EXPECTED_MESSAGES = {
  'a defect': [500, 'Something went wrong on our side. It was logged; try again.'],
  'a refused statement': [500, 'Something went wrong on our side. It was logged; try again.'],
  'a database that is away': [503, 'The database is not available at the moment. Try again in a few seconds.'],
} as const;
const AN_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LEAKS = /canary|SELECT|\n\s+at |node_modules|TypeError|ECONNREFUSED|42P01/;
/** What the worker asks for by itself, which would not stand still. */
const OF_THE_WORKER = ['jobNotifier', 'close'];

/** Lets every store throw at whatever it is asked, but for those that are named. */
function breakRepositories(stores: object, spared: readonly string[], createError: () => Error): void {
  for (const [name, store] of Object.entries(stores)) {
    if ([...OF_THE_WORKER, ...spared].includes(name) || typeof store !== 'object' || store === null) continue;
    for (const method of listMethods(store)) {
      Object.defineProperty(store, method, { configurable: true, value: () => Promise.reject(createError()) });
    }
  }
}

function listMethods(store: object): string[] {
  const names = new Set<string>();
  for (let one = store; one !== Object.prototype && one !== null; one = Object.getPrototypeOf(one)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(one))) {
      if (typeof value === 'function' && name !== 'constructor') names.add(name);
    }
  }
  return [...names];
}

describe('every call that the server documents, while its stores fail', () => {
  let app: InMemoryApp | undefined;
  afterEach(async () => {
    await app?.close();
    app = undefined;
  });

  it.each([
    // Where not even the session can be looked up, and where only what lies behind it fails.
    ...Object.keys(FAILURES).map((name) => [name, 'everywhere', [] as string[], 90] as const),
    ...Object.keys(FAILURES).map((name) => [name, 'behind the session', ['sessions', 'administrators'], 60] as const),
  ])('tells nothing of %s %s but a sentence and an id', async (name, _where, spared, atLeast) => {
    const kind = name as keyof typeof FAILURES;
    app = await InMemoryApp.open(undefined, () => ({ onJobError: () => undefined }));
    await app.signIn();
    const { json } = await app.call('GET', '/api/docs-json');
    const { paths } = json as { paths: Readonly<Record<string, object>> };
    breakRepositories(app.stores, spared, FAILURES[kind]);
    const [status, error] = EXPECTED_MESSAGES[kind];
    let provoked = 0;
    const odd: unknown[] = [];
    for (const [path, operations] of Object.entries(paths)) {
      for (const [verb, method] of Object.entries(METHODS)) {
        if (!(verb in operations)) continue;
        const body = method === 'POST' || method === 'PUT' ? {} : undefined;
        const answer = await app.call(method, path.replaceAll(/\{\w+\}/g, '1'), body);
        const call = `${method} ${path}`;
        if (LEAKS.test(answer.text)) odd.push({ call, leaks: answer.text });
        if (answer.status < 500) continue;
        // Readiness says in its own way what is wrong.
        if (path.startsWith('/api/health/')) continue;
        provoked += 1;
        const errorBody = answer.json as { request?: string };
        const isWhole = answer.status === status && AN_ID.test(errorBody.request ?? '');
        if (!isWhole || Object.keys(errorBody).sort().join() !== 'error,request' || !answer.text.includes(error)) {
          odd.push({ call, status: answer.status, text: answer.text });
        }
      }
    }
    expect(odd).toEqual([]);
    expect(provoked).toBeGreaterThan(atLeast);
  });
});
