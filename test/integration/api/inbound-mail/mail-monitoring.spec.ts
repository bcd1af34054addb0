import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toOfficeDay } from '../../../../domain/office-day.js';
import { eventually } from '../../../contracts/contract-context.js';
import { changeDocumentRate } from '../../../support/change-rate.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const REQUEST = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

interface Row {
  readonly id: number;
  readonly state: string;
  readonly [field: string]: unknown;
}
interface Page {
  readonly data: readonly Row[];
  readonly total: number;
}
interface EmailOutcomeView {
  readonly emailId: number;
  readonly quotationId: number;
}

describe('the mail screen', () => {
  let app: InMemoryApp;
  let posted = 0;
  const receiveEmail = async (from: string, overrides: Readonly<Record<string, unknown>> = {}) => {
    posted += 1;
    const email = { from, to: 'quotes@desk.example', subject: `Request ${posted}`, content: REQUEST, ...overrides };
    const id = `<${posted}@mail.example>`;
    return (await app.callUnauthenticated('POST', '/api/webhook/email', { ...email, messageId: id }, BEARER))
      .json as EmailOutcomeView;
  };
  const getPage = async (path: string) => (await app.call('GET', path)).json as Page;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const domain = { domain: 'faros.example', companyName: 'Faros' };
    expect((await app.call('POST', '/api/recognized-domains', domain)).status).toBe(201);
  });
  afterAll(() => app.close());

  it('lists received mail, all or by what became of it, the newest first', async () => {
    const answered = await receiveEmail('Luz <luz@faros.example>');
    const held = await receiveEmail('Tom <tom@elsewhere.example>');
    const ignored = await receiveEmail('News <news@faros.example>', {
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    const all = await getPage('/api/emails');
    expect(all).toMatchObject({ total: 3, page: 1, pageSize: 25 });
    expect(all.data.map(({ id }) => id)).toEqual([ignored.emailId, held.emailId, answered.emailId]);
    expect((await getPage('/api/emails?status=held')).data).toEqual([
      {
        id: held.emailId,
        receivedAt: expect.stringMatching(/Z$/),
        from: 'Tom <tom@elsewhere.example>',
        subject: 'Request 2',
        state: 'held',
        reasons: ['domain-unknown'],
        quotationId: held.quotationId,
        quotationNumber: `Q${held.quotationId}`,
      },
    ]);
    expect(await getPage('/api/emails?status=all&page=2&pageSize=2')).toMatchObject({
      total: 3,
      data: [{ state: 'answered' }],
    });
    expect((await app.call('GET', '/api/emails?status=lost')).status).toBe(400);
  });

  it('finds received mail by words, narrows it by days and sorts it', async () => {
    const { emailId } = await receiveEmail('Zoé Peña <zoe@zafra.example>', {
      subject: 'Cotización de orquídeas',
      content: `${REQUEST} Gracias, Zafra del Río.`,
    });
    for (const words of ['cotizacion', 'ORQUIDEAS zoe', 'pena', 'zafra rio']) {
      const found = await getPage(`/api/emails?search=${encodeURIComponent(words)}`);
      expect([words, found.total, found.data.map(({ id }) => id)]).toEqual([words, 1, [emailId]]);
    }
    expect(await getPage('/api/emails?search=orquideas%20helechos')).toMatchObject({ total: 0, data: [] });
    const { data } = await getPage('/api/emails?search=cotizacion');
    const day = toOfficeDay(new Date(String(data[0]?.receivedAt)));
    expect(await getPage(`/api/emails?search=cotizacion&from=${day}&to=${day}`)).toMatchObject({ total: 1 });
    expect(await getPage('/api/emails?search=cotizacion&to=2001-01-01')).toMatchObject({ total: 0 });
    const { total, data: bySender } = await getPage('/api/emails?sort=sender-descending');
    expect(bySender[0]?.id).toBe(emailId);
    const oldest = await getPage('/api/emails?sort=oldest-first');
    expect(oldest).toMatchObject({ total });
    expect(oldest.data.at(-1)?.id).toBe(emailId);
    for (const wrong of ['sort=loudest', 'from=today', 'from=2026-03-02&to=2026-03-01', `search=${'a'.repeat(201)}`])
      expect([wrong, (await app.call('GET', `/api/emails?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  it('shows a whole email, its HTML as source and its attachments by name and size', async () => {
    const { emailId } = await receiveEmail('Luz <luz@faros.example>', {
      html: '<p onclick="alert(1)">Favor</p>',
      headers: { 'X-Mailer': 'Faro 3' },
      inReplyTo: '<earlier@faros.example>',
      attachments: [{ filename: 'lista.csv', contentType: 'text/csv', content: 'YWJj' }],
    });
    expect((await app.call('GET', `/api/emails/${emailId}`)).json).toMatchObject({
      id: emailId,
      door: 'webhook',
      to: 'quotes@desk.example',
      fromAddress: 'luz@faros.example',
      inReplyTo: '<earlier@faros.example>',
      headers: { 'x-mailer': 'Faro 3' },
      text: REQUEST,
      html: '<p onclick="alert(1)">Favor</p>',
      attachments: [{ filename: 'lista.csv', contentType: 'text/csv', sizeBytes: 3 }],
      lastError: null,
      deadLetter: null,
    });
    expect(await app.call('GET', '/api/emails/99999')).toMatchObject({
      status: 404,
      json: { error: 'There is no email 99999.' },
    });
    expect((await app.call('GET', '/api/emails/odd')).status).toBe(404);
  });

  it('has an ignored email answered again, and says so in the log', async () => {
    const { data } = await getPage('/api/emails?status=ignored');
    const id = data[0]?.id;
    const answer = await app.call('POST', `/api/emails/${id}/reprocess`);
    expect(answer).toMatchObject({ status: 202, json: { id } });
    await eventually(async () =>
      (await getPage('/api/emails?status=ignored')).data.some((row) => row.id === id) ? true : undefined,
    );
    const { text } = await app.call('GET', '/api/activity-logs?tab=email&pageSize=100');
    expect(text).toContain('Email queued again');
    expect(text.match(/Email ignored/g)).toHaveLength(2);
  });

  it('refuses to process an email again that has a quotation, and says what to do instead', async () => {
    const { data } = await getPage('/api/emails?status=held');
    const [held] = data;
    const id = held?.id ?? 0;
    expect(await app.call('POST', `/api/emails/${id}/reprocess`)).toMatchObject({
      status: 409,
      json: { error: `Email ${id} has ${held?.quotationNumber} already: reprice that quotation instead.` },
    });
    expect((await app.call('POST', '/api/emails/99999/reprocess')).status).toBe(404);
  });

  describe('the outbox', () => {
    it('keeps a reply that was refused, and sends it once the mailbox is there', async () => {
      app.mailTransport.gone.add('nilo@faros.example');
      const { quotationId } = await receiveEmail('Nilo <nilo@faros.example>');
      const failed = await eventually(async () => (await getPage('/api/outbox?state=failed')).data[0]);
      expect(failed).toEqual({
        id: expect.any(Number),
        quotationId,
        quotationNumber: `Q${quotationId}`,
        revision: 1,
        isReminder: false,
        to: 'nilo@faros.example',
        subject: expect.stringContaining(`[Q${quotationId}]`),
        state: 'failed',
        attempts: 1,
        lastError: '550 5.1.1 No such user',
        createdAt: expect.any(String),
        notBefore: expect.any(String),
        sentAt: null,
      });
      expect((await app.call('GET', `/api/outbox/${failed.id}`)).json).toMatchObject({
        from: 'quotes@desk.example',
        html: expect.stringContaining('<'),
        deadLetter: { kind: 'send-reply', reason: '550 5.1.1 No such user' },
      });
      const notifications = (await app.call('GET', '/api/notifications')).json;
      expect(notifications).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ kind: 'reply-failed', id: `reply-${failed.id}` })]),
      });
      expect(JSON.stringify(notifications)).not.toContain('dead-letter');

      app.mailTransport.gone.clear();
      expect((await app.call('POST', `/api/outbox/${failed.id}/retry`)).status).toBe(200);
      await eventually(async () => app.mailTransport.mails.find((mail) => mail.to === 'nilo@faros.example'));
      const sent = await eventually(async () =>
        (await getPage('/api/outbox?state=sent')).data.find((row) => row.id === failed.id),
      );
      expect(sent).toMatchObject({ attempts: 2, lastError: null, sentAt: expect.any(String) });
      const details = (await app.call('GET', `/api/quotations/${quotationId}/details`)).json;
      expect(details).toMatchObject({ status: 'sent' });
      const again = await app.call('POST', `/api/outbox/${failed.id}/retry`);
      expect(again).toMatchObject({
        status: 409,
        json: { error: `The reply with Q${quotationId} has been sent already.` },
      });
    });

    it('does not send a revision that a newer one has replaced', async () => {
      app.mailTransport.gone.add('yara@faros.example');
      const { quotationId } = await receiveEmail('Yara <yara@faros.example>');
      const failed = await eventually(async () =>
        (await getPage('/api/outbox?state=failed')).data.find((row) => row.quotationId === quotationId),
      );
      await changeDocumentRate(app, 41);
      expect((await app.call('POST', `/api/quotations/${quotationId}/reprice`)).status).toBe(200);
      expect(await app.call('POST', `/api/outbox/${failed.id}/retry`)).toMatchObject({
        status: 409,
        json: { error: `Q${quotationId} is now revision 2: send that one instead of revision 1.` },
      });
      expect((await app.call('POST', '/api/outbox/99999/retry')).status).toBe(404);
      expect((await app.call('GET', '/api/outbox?state=odd')).status).toBe(400);
    });
  });

  it('is for people who are signed in', async () => {
    for (const path of ['/api/emails', '/api/emails/1', '/api/outbox', '/api/outbox/1']) {
      expect((await app.callUnauthenticated('GET', path)).status).toBe(401);
    }
    for (const path of ['/api/emails/1/reprocess', '/api/outbox/1/retry']) {
      expect((await app.callUnauthenticated('POST', path)).status).toBe(401);
    }
  });
});
