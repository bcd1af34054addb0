import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeskInMemory } from './desk-in-memory.js';

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

/** What the contract leaves open: signing in and out, health, and the doors for mail, which have a proof of their own. */
const OPEN = [
  /^POST \/api\/auth\/login$/,
  /^GET \/api\/logout$/,
  /^GET \/api\/health\//,
  /^POST \/api\/webhook\/email/,
];

/** Other ways to write 1 that JavaScript knows, and none of which is an id. */
const ODD_ONES = ['0x1', '1e0', '0b1', '0o1', '1.0', '+1', '%201', '1%20', '01', '-1', 'true', '1%0A', '%EF%BC%91'];

interface Call {
  readonly method: (typeof METHODS)[keyof typeof METHODS];
  readonly path: string;
}

let desk: DeskInMemory;
let calls: readonly Call[];

beforeAll(async () => {
  desk = await DeskInMemory.open();
  await desk.signIn();
  const { json } = await desk.call('GET', '/api/docs-json');
  const { paths } = json as { paths: Readonly<Record<string, object>> };
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(METHODS).flatMap(([name, method]) => (name in operations ? [{ method, path }] : [])),
  );
});
afterAll(() => desk.close());

const filledIn = (path: string, id = '1') => path.replaceAll(/\{\w+\}/g, id);

describe('every call that the desk documents', () => {
  it('answers 401 to a stranger, but for what the contract leaves open', async () => {
    expect(calls.length).toBeGreaterThan(80);
    const closed = calls.filter(({ method, path }) => !OPEN.some((one) => one.test(`${method} ${path}`)));
    const answers = closed
      .filter(({ path }) => path.startsWith('/api/'))
      .map(async ({ method, path }) => {
        const body = method === 'POST' || method === 'PUT' ? {} : undefined;
        const { status, json } = await desk.callAsStranger(method, filledIn(path), body);
        return { call: `${method} ${path}`, status, json };
      });
    const others = (await Promise.all(answers)).filter(
      ({ status, json }) => status !== 401 || (json as { error?: string })?.error !== 'Not signed in',
    );
    expect(others).toEqual([]);
  });

  it('refuses to change anything for a page of somebody else, with the session or without', async () => {
    const changing = calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/'));
    const answers = changing
      .filter(({ path }) => !path.startsWith('/api/webhook/'))
      .map(async ({ method, path }) => {
        const body = method === 'DELETE' ? undefined : {};
        const { status } = await desk.call(method, filledIn(path), body, { origin: 'https://elsewhere.example' });
        return { call: `${method} ${path}`, status };
      });
    expect((await Promise.all(answers)).filter(({ status }) => status !== 403)).toEqual([]);
  });

  it('takes nothing for an id but the digits of one', async () => {
    const named = calls.filter(({ path }) => path.includes('{id}'));
    expect(named.length).toBeGreaterThan(15);
    const answers = named
      .filter(({ method }) => method === 'GET' || method === 'DELETE')
      .flatMap(({ method, path }) =>
        ODD_ONES.map(async (odd) => {
          const { status } = await desk.call(method, filledIn(path, odd));
          return { call: `${method} ${filledIn(path, odd)}`, status };
        }),
      );
    expect((await Promise.all(answers)).filter(({ status }) => status !== 404)).toEqual([]);
  });
});
