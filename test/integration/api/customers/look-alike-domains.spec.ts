import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

describe('domains that imitate a recognized one', () => {
  let app: InMemoryApp;
  const add = (domain: string, more: object = {}) =>
    app.call('POST', '/api/recognized-domains', { domain, companyName: 'Cargas', ...more });
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    expect((await add('norte-cargo.example')).status).toBe(201);
  });
  afterAll(() => app.close());

  it('are held, and the clerk is warned rather than invited to approve', async () => {
    const email = {
      from: 'Ana <ana@nortе-cargo.example>',
      to: 'quotes@desk.example',
      subject: 'Flete',
      content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
    };
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}` };
    const { json } = await app.callUnauthenticated('POST', '/api/webhook/email', email, headers);
    expect(json).toMatchObject({ outcome: 'held', reasons: ['domain-unknown'] });
    const { emailId, quotationId, holdReasons } = json as {
      emailId: number;
      quotationId: number;
      holdReasons: unknown;
    };
    const details = await app.call('GET', `/api/quotations/${quotationId}/details`);
    expect(details.text).toContain('looks like norte-cargo.example, which is');
    const read = await app.call('GET', `/api/emails/${emailId}`);
    for (const reasons of [holdReasons, (read.json as { holdReasons: unknown }).holdReasons]) {
      const remedy = expect.stringContaining('approve nothing before');
      expect(reasons).toEqual([{ code: 'domain-unknown', message: expect.stringContaining('looks like'), remedy }]);
    }
  });

  it.each([
    'norte\u200b-cargo.example',
    'norte\u00ad-cargo.example',
    '\u202enorte-cargo.example',
    'norte-cargo.example\u202c',
    'norte\u2011cargo.example',
    'norte-cargo。example',
    'norte-cargo.example\u0000.evil.example',
    'norte-cargo.example .evil.example',
    'norte-cargo.example%2eevil.example',
    'norte-cargo.example:evil.example',
    'norte-cargo.example/evil.example',
    'norte-cargo.example@evil.example',
    'norte-cargo.example.evil.example',
    'evil-norte-cargo.example',
    'norte-cargo.example..',
    'ｎｏｒｔｅ-cargo.example',
    'norte-cargo.examp\u200dle',
    'xn--norte-cargo.example',
  ])('get no reply, but the true customer at most: %j', async (domain) => {
    const before = app.mailTransport.mails.length;
    const content = `Please quote DAP Heredia: 2 pallets 120x80x100 cm, 35${before} kg gross in total, Miami to SJO.`;
    const email = { from: `Ana <ana@${domain}>`, to: 'quotes@desk.example', subject: 'Flete', content };
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}` };
    const { status, json } = await app.callUnauthenticated('POST', '/api/webhook/email', email, headers);
    expect([200, 400]).toContain(status);
    const { quotationId } = json as { quotationId?: number | null };
    const reply = quotationId ? await app.stores.outboundEmails.findByQuotation(quotationId) : undefined;
    expect([undefined, 'ana@norte-cargo.example']).toContain(reply?.to);
  });

  it('are refused where they mix alphabets', async () => {
    const { status, json } = await add('nortе-cargo.example');
    expect({ status, json }).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('several alphabets') },
    });
  });

  it('are recognized only where a person confirms that they are another company', async () => {
    const refused = await add('n0rte-cargo.example');
    expect(refused).toMatchObject({ status: 400, json: { details: [{ field: 'confirmLookAlike' }] } });
    expect((await add('n0rte-cargo.example', { confirmLookAlike: true })).status).toBe(201);
    expect((await add('ventas.norte-cargo.example')).status).toBe(201);
  });
});
