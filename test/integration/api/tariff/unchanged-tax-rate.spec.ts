import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

describe('A tax rate that is saved as it was opened', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const read = async () => {
    const { json } = await app.call('GET', '/api/tax-rates');
    return (
      json as ReadonlyArray<{ countryCode: string; vatRate: number; whtRate: number; notes: string; version: number }>
    ).find(({ countryCode }) => countryCode === 'CR');
  };
  const countEntries = async () =>
    ((await app.call('GET', '/api/activity-logs?q=Tax%20rate%20updated')).json as { readonly total: number }).total;

  it('stays as it is, and is no entry of the log', async () => {
    const before = await read();
    expect(await app.call('PUT', '/api/tax-rates/CR', before)).toMatchObject({ status: 200 });
    expect(await read()).toEqual(before);
    expect(await countEntries()).toBe(0);
  });

  it('is logged where something has changed, and refused where somebody else was first', async () => {
    const before = await read();
    expect(await app.call('PUT', '/api/tax-rates/CR', { ...before, vatRate: 14 })).toMatchObject({ status: 200 });
    expect(await countEntries()).toBe(1);
    expect(await app.call('PUT', '/api/tax-rates/CR', before)).toMatchObject({ status: 409 });
  });
});
