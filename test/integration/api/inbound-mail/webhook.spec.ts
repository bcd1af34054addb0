import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const EMAIL = {
  from: 'Clara Montero <clara@rutas-del-istmo.example>',
  to: 'quotes@desk.example',
  subject: 'Quote request',
  content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
};
const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };

function signBody(body: string, seconds: number): Record<string, string> {
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.${body}`).digest('hex');
  return { 'x-webhook-timestamp': String(seconds), 'x-webhook-signature': `sha256=${signature}` };
}

describe('the webhook door', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const domain = { domain: 'rutas-del-istmo.example', companyName: 'Rutas del Istmo', isApproved: true };
    expect((await app.call('POST', '/api/recognized-domains', domain)).status).toBe(201);
  });
  afterAll(() => app.close());

  it('answers a request of a recognized domain with a quotation and a reply', async () => {
    const answer = await app.callUnauthenticated(
      'POST',
      '/api/webhook/email',
      { ...EMAIL, messageId: '<1@a.example>' },
      BEARER,
    );
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      outcome: 'answered',
      reasons: [],
      duplicate: false,
      quotationNumber: expect.stringMatching(/^Q\d+$/),
      totals: { compulsory: expect.any(Number), finalTotal: expect.any(Number) },
      compulsoryCharges: [
        { serviceCode: 'HNDL', serviceName: 'Airport Handling', totalCharge: expect.any(Number) },
        { serviceCode: 'DOCS' },
        { serviceCode: 'BRKD' },
        { serviceCode: 'TRNS' },
      ].map((line) => expect.objectContaining(line)),
    });
    const reply = await eventually(async () => app.mailTransport.mails[0]);
    expect(reply.to).toBe('clara@rutas-del-istmo.example');
    expect(reply.subject).toMatch(/^Re: Quote request \[Q\d+\]$/);
  });

  it('answers the same email again with the same ids and no second reply', async () => {
    const first = await app.callUnauthenticated(
      'POST',
      '/api/webhook/email',
      { ...EMAIL, subject: 'Another request', messageId: '<2@a.example>' },
      BEARER,
    );
    const again = await app.callUnauthenticated(
      'POST',
      '/api/webhook/email',
      { ...EMAIL, subject: 'Another request', messageId: '<2@a.example>' },
      BEARER,
    );
    const { emailId, quotationId } = first.json as { emailId: number; quotationId: number };
    expect(again.json).toMatchObject({ emailId, quotationId, duplicate: true });
    expect(await app.stores.outboundEmails.countByQuotation(quotationId, undefined)).toBe(1);
  });

  it('gives no reasons for a wait once somebody has approved the quotation', async () => {
    const unregistered = { ...EMAIL, from: 'Raul <raul@sin-registro.example>', messageId: '<approved@a.example>' };
    const post = () => app.callUnauthenticated('POST', '/api/webhook/email', unregistered, BEARER);
    const held = (await post()).json as { quotationId: number; holdReasons: readonly unknown[] };
    expect(held).toMatchObject({ outcome: 'held', reasons: ['domain-unknown'] });
    expect(held.holdReasons).toHaveLength(1);
    expect((await app.call('POST', `/api/quotations/${held.quotationId}/send`, {})).status).toBe(200);
    expect((await post()).json).toMatchObject({ outcome: 'answered', duplicate: true, reasons: [], holdReasons: [] });
  });

  it('makes one quotation of fifty identical posts at once', async () => {
    const email = { ...EMAIL, subject: 'One of fifty', messageId: '<fifty@a.example>' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER)),
    );
    const ids = new Set(answers.map((answer) => (answer.json as { quotationId: number }).quotationId));
    expect(ids.size).toBe(1);
    expect(answers.filter((answer) => !(answer.json as { duplicate: boolean }).duplicate)).toHaveLength(1);
  });

  it('keeps two emails apart that share a Message-ID but not their sender', async () => {
    const one = await app.callUnauthenticated(
      'POST',
      '/api/webhook/email',
      { ...EMAIL, messageId: '<s@a.example>' },
      BEARER,
    );
    const other = { ...EMAIL, from: 'Eva <eva@elsewhere.example>', messageId: '<s@a.example>' };
    const two = await app.callUnauthenticated('POST', '/api/webhook/email', other, BEARER);
    expect(two.json).toMatchObject({ duplicate: false, outcome: 'held', reasons: ['domain-unknown'] });
    expect((two.json as { emailId: number }).emailId).not.toBe((one.json as { emailId: number }).emailId);
  });

  it('takes a signature over timestamp and raw body, and no stale or changed one', async () => {
    const now = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ ...EMAIL, messageId: '<signed@a.example>' });
    const post = (headers: Record<string, string>, text = body) =>
      app.callUnauthenticated('POST', '/api/webhook/email', text, headers);
    expect((await post(signBody(body, now))).status).toBe(200);
    expect((await post(signBody(body, now - 301))).status).toBe(401);
    expect((await post(signBody(body, now + 900))).status).toBe(401);
    expect((await post(signBody(body, now), body.replace('350', '351'))).status).toBe(401);
    expect((await post({})).json).toEqual({ error: 'Not signed in' });
  });

  it('stores and sends nothing in a dry run', async () => {
    const countReplies = async () =>
      (await app.stores.outboundEmails.findPage({ state: undefined, page: 1, pageSize: 1 })).total;
    const before = await app.call('GET', '/api/quotations');
    const repliesBefore = await countReplies();
    const answer = await app.call('POST', '/api/webhook/email', { ...EMAIL, dryRun: true });
    expect(answer).toMatchObject({ status: 200, json: { emailId: null, quotationId: null, outcome: 'answered' } });
    expect((await app.call('GET', '/api/quotations')).json).toEqual(before.json);
    expect(await countReplies()).toBe(repliesBefore);
    expect(
      (await app.callUnauthenticated('POST', '/api/webhook/email', { ...EMAIL, dryRun: true }, BEARER)).status,
    ).toBe(403);
  });

  it.each([
    ['an out-of-office note', { ...EMAIL, headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a bounce', { ...EMAIL, from: 'MAILER-DAEMON@rutas-del-istmo.example' }],
    ['our own mailbox', { ...EMAIL, from: 'quotes@desk.example' }],
  ])('ignores %s', async (_name, email) => {
    const answer = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
    expect(answer).toMatchObject({
      status: 200,
      json: { outcome: 'ignored', quotationId: null, reasons: ['automatic-mail'] },
    });
  });

  it.each([
    ['malformed JSON', '{"from": "a@b.example", '],
    ['an empty body', ''],
    ['missing fields', { from: EMAIL.from }],
    ['numbers for text', { ...EMAIL, subject: 7 }],
    ['a list for text', { ...EMAIL, content: ['a'] }],
    ['null for text', { ...EMAIL, from: null }],
    ['a bare number', '17'],
    ['a list', '[]'],
    ['a poisoned prototype', '{"__proto__": {"isAdmin": true}}'],
  ])('refuses %s with a clear 400', async (_name, body) => {
    const answer = await app.callUnauthenticated('POST', '/api/webhook/email', body, BEARER);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual(expect.objectContaining({ error: expect.stringMatching(/\w.*\.$/) }));
  });

  it.each([
    ['five megabytes of text', { ...EMAIL, content: `${EMAIL.content}\n${'filler words '.repeat(400_000)}` }],
    ['NUL bytes', { ...EMAIL, content: `\0${EMAIL.content}\0`, subject: 'a\0b' }],
    ['lone surrogates', { ...EMAIL, content: `${EMAIL.content} \ud800 \udc00`, subject: '\udfff' }],
    ['a From without a domain', { ...EMAIL, from: 'clara' }],
    ['an empty content', { ...EMAIL, content: '' }],
  ])('ends %s in a stored, explained outcome', async (_name, email) => {
    const answer = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ outcome: expect.stringMatching(/^(?:answered|held|ignored)$/) });
    expect((await app.call('GET', '/api/health/live')).status).toBe(200);
  });
});
