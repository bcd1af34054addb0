import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeskInMemory } from './desk-in-memory.js';

/** What may be called without a session (the contract): signing in and out, health, and doors that bring their own proof. */
const OPEN = /^\/api\/(?:auth\/login|logout|health\/|webhook\/)/;
const METHODS = ['get', 'post', 'put', 'delete'] as const;
const ORIGIN = { origin: 'https://elsewhere.example' };

interface Documents {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

describe('every path of the API', () => {
  let desk: DeskInMemory;
  let calls: Array<readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>;
  beforeAll(async () => {
    desk = await DeskInMemory.open();
    await desk.signIn();
    const { paths } = (await desk.call('GET', '/api/docs-json')).json as Documents;
    calls = Object.entries(paths).flatMap(([path, operations]) =>
      METHODS.filter((method) => Object.hasOwn(operations, method) && path.startsWith('/api/')).map(
        (method) => [method.toUpperCase() as 'GET', path.replace(/\{[^}]+\}/g, '1')] as const,
      ),
    );
  });
  afterAll(() => desk.close());

  it('is closed to strangers, except where the contract opens it', async () => {
    const closed = calls.filter(([, path]) => !OPEN.test(path));
    expect(closed.length).toBeGreaterThan(60);
    const letIn: string[] = [];
    for (const [method, path] of closed) {
      const { status } = await desk.callAsStranger(method, path, method === 'GET' ? undefined : {});
      if (status !== 401) letIn.push(`${method} ${path}: ${status}`);
    }
    expect(letIn).toEqual([]);
  });

  it('takes no change that another site sends in the name of who is signed in', async () => {
    const changes = calls.filter(([method, path]) => method !== 'GET' && !path.startsWith('/api/webhook/'));
    const taken: string[] = [];
    for (const [method, path] of changes) {
      const { status } = await desk.call(method, path, {}, ORIGIN);
      if (status !== 403) taken.push(`${method} ${path}: ${status}`);
    }
    expect(taken).toEqual([]);
  });

  it('answers odd ids and empty bodies with a sentence, never with a fault of its own', async () => {
    const odd: string[] = [];
    for (const [method, path] of calls) {
      for (const id of ['0', '-1', '1e9', '99999999999999999999', 'abc', '%00', "1'--"]) {
        if (!path.includes('/1') || path === '/api/logout') continue;
        const { status, text } = await desk.call(
          method,
          path.replace('/1', `/${id}`),
          method === 'GET' ? undefined : {},
        );
        if (status >= 500 || status < 400 || /SELECT|at .*\.ts:|node_modules/.test(text)) {
          odd.push(`${method} ${path} with ${id}: ${status} ${text.slice(0, 80)}`);
        }
      }
    }
    expect(odd).toEqual([]);
  });
});
