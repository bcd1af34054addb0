import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const ENTRY = { domain: 'acme-cargo.example', companyName: 'Acme', isApproved: true };
let app: InMemoryApp;
let id: number;
let count = 0;

describe('a server with customers', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const { json } = await app.call('POST', '/api/recognized-domains', ENTRY);
    expect(json).toMatchObject({ autonomy: null });
    ({ id } = json as { id: number });
  });
  afterAll(() => app.close());

  async function postRequest(content: string) {
    count += 1;
    const email = {
      from: 'Rita <rita@acme-cargo.example>',
      to: 'quotes@desk.example',
      subject: `Flete ${'abcdefgh'[count]}`,
      content,
    };
    const { json } = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
    const { outcome, reasons } = json as { outcome: string; reasons: readonly string[] };
    return { outcome, reasons };
  }
  const CERTAIN = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
  const INDICATIVE = 'Please quote air freight Miami to SJO, CPT, for 2 pallets of spare parts.';
  const setDomain = (autonomy?: string | null) =>
    app.call('PUT', `/api/recognized-domains/${id}`, { ...ENTRY, ...(autonomy === undefined ? {} : { autonomy }) });

  describe('The autonomy of a recognized domain', () => {
    it('decides what leaves without a person', async () => {
      expect(await postRequest(INDICATIVE)).toMatchObject({ outcome: 'answered' });
      expect(await setDomain('certain')).toMatchObject({ status: 200, json: { autonomy: 'certain' } });
      expect(await postRequest(INDICATIVE)).toEqual({ outcome: 'held', reasons: ['autonomy-certain-only'] });
      expect(await postRequest(CERTAIN)).toMatchObject({ outcome: 'answered' });
      await setDomain('propose');
      expect(await postRequest(CERTAIN)).toEqual({ outcome: 'held', reasons: ['autonomy-propose-only'] });
    });

    it('stays where a change leaves it out, and gives way to the settings where it is taken back', async () => {
      expect(await setDomain()).toMatchObject({ json: { autonomy: 'propose' } });
      expect(await setDomain(null)).toMatchObject({ json: { autonomy: null } });
      await app.call('PUT', '/api/settings/system', { autonomy: 'certain' });
      expect(await postRequest(INDICATIVE)).toEqual({ outcome: 'held', reasons: ['autonomy-certain-only'] });
    });

    it('is one of three words', async () => {
      expect((await setDomain('always')).status).toBe(400);
    });

    it('stands in the log of what was changed', async () => {
      const { json } = await app.call('GET', '/api/activity-logs?search=acme-cargo.example&pageSize=50');
      expect(JSON.stringify(json)).toContain('propose');
    });
  });
});
