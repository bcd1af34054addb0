import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { measureStall } from '../../../support/main-thread-cpu.js';

const MAX_STALL_MS = 200;
/** A collection of garbage may fall into one try; a body that takes long does so every time. */
const TRIES = 5;
const createKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]));
const createRefs = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, version: 1 }));

const DISCLAIMER = { title: 'Validez', content: 'Quince dias.', priority: 1 };
const BODIES: ReadonlyArray<readonly [what: string, url: string, body: unknown]> = [
  ['keys that nobody knows', '/api/disclaimers', { ...DISCLAIMER, ...createKeys(60_000) }],
  ['keys of a rate', '/api/rates', createKeys(9_000)],
  ['rates that are named once each', '/api/rates/batch', { remove: createRefs(39_000) }],
  ['rates that are none', '/api/rates/batch', { remove: Array.from({ length: 190_000 }, () => 1) }],
  [
    'lists in lists',
    '/api/rates/change-by-percent',
    { percent: 1, rates: Array.from({ length: 30 }, () => Array.from({ length: 5_000 }, () => 1)) },
  ],
  ['texts of a list', '/api/api-tokens', { name: 'Bodega', scopes: Array.from({ length: 90_000 }, () => 1) }],
];

describe('bodies of somebody who is signed in', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it.each(BODIES)('are refused where they hold too many %s, and nobody waits', async (_what, url, body) => {
    const text = JSON.stringify(body);
    let best = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES && best > MAX_STALL_MS; attempt += 1) {
      const { result, stallMs } = await measureStall(() =>
        app.call('POST', url, text, { 'content-type': 'application/json' }),
      );
      expect(result.status).toBe(400);
      best = Math.min(best, stallMs);
    }
    expect(best).toBeLessThanOrEqual(MAX_STALL_MS);
  });

  it('name all rates that may be changed at once', async () => {
    const remove = createRefs(5_000);
    const { status, json } = await app.call('POST', '/api/rates/batch', { remove });
    expect([status, json]).toEqual([404, { error: expect.stringMatching(/There is no rate/) }]);
  });
});
