import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { DeskInMemory, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

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
interface Outcome {
  readonly emailId: number;
  readonly quotationId: number;
}

describe('the mail screen', () => {
  let desk: DeskInMemory;
  let posted = 0;
  const receive = async (from: string, words: Readonly<Record<string, unknown>> = {}) => {
    posted += 1;
    const email = { from, to: 'quotes@desk.example', subject: `Request ${posted}`, content: REQUEST, ...words };
    const id = `<${posted}@mail.example>`;
    return (await desk.callAsStranger('POST', '/api/webhook/email', { ...email, messageId: id }, BEARER))
      .json as Outcome;
  };
  const page = async (path: string) => (await desk.call('GET', path)).json as Page;

  beforeAll(async () => {
    desk = await DeskInMemory.open();
    await desk.signIn();
    const domain = { domain: 'faros.example', companyName: 'Faros' };
    expect((await desk.call('POST', '/api/recognized-domains', domain)).status).toBe(201);
  });
  afterAll(() => desk.close());

  it('lists received mail, all or by what became of it, the newest first', async () => {
    const answered = await receive('Luz <luz@faros.example>');
    const held = await receive('Tom <tom@elsewhere.example>');
    const ignored = await receive('News <news@faros.example>', { headers: { 'Auto-Submitted': 'auto-generated' } });
    const all = await page('/api/emails');
    expect(all).toMatchObject({ total: 3, page: 1, pageSize: 25 });
    expect(all.data.map(({ id }) => id)).toEqual([ignored.emailId, held.emailId, answered.emailId]);
    expect((await page('/api/emails?status=held')).data).toEqual([
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
    expect(await page('/api/emails?status=all&page=2&pageSize=2')).toMatchObject({
      total: 3,
      data: [{ state: 'answered' }],
    });
    expect((await desk.call('GET', '/api/emails?status=lost')).status).toBe(400);
  });

  it('shows a whole email, its HTML as source and its attachments by name and size', async () => {
    const { emailId } = await receive('Luz <luz@faros.example>', {
      html: '<p onclick="alert(1)">Favor</p>',
      headers: { 'X-Mailer': 'Faro 3' },
      inReplyTo: '<earlier@faros.example>',
      attachments: [{ filename: 'lista.csv', contentType: 'text/csv', content: 'YWJj' }],
    });
    expect((await desk.call('GET', `/api/emails/${emailId}`)).json).toMatchObject({
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
      buriedWork: null,
    });
    expect(await desk.call('GET', '/api/emails/99999')).toMatchObject({
      status: 404,
      json: { error: 'There is no email 99999.' },
    });
    expect((await desk.call('GET', '/api/emails/odd')).status).toBe(404);
  });

  it('has an ignored email answered again, and says so in the log', async () => {
    const { data } = await page('/api/emails?status=ignored');
    const id = data[0]?.id;
    const answer = await desk.call('POST', `/api/emails/${id}/reprocess`);
    expect(answer).toMatchObject({ status: 202, json: { id } });
    await eventually(async () =>
      (await page('/api/emails?status=ignored')).data.some((row) => row.id === id) ? true : undefined,
    );
    const { text } = await desk.call('GET', '/api/activity-logs?tab=email&pageSize=100');
    expect(text).toContain('Email queued again');
    expect(text.match(/Email ignored/g)).toHaveLength(2);
  });

  it('refuses to process an email again that has a quotation, and says what to do instead', async () => {
    const { data } = await page('/api/emails?status=held');
    const [held] = data;
    const id = held?.id ?? 0;
    expect(await desk.call('POST', `/api/emails/${id}/reprocess`)).toMatchObject({
      status: 409,
      json: { error: `Email ${id} has ${held?.quotationNumber} already: reprice that quotation instead.` },
    });
    expect((await desk.call('POST', '/api/emails/99999/reprocess')).status).toBe(404);
  });

  describe('the outbox', () => {
    it('keeps a reply that was refused, and sends it once the mailbox is there', async () => {
      desk.letterbox.gone.add('nilo@faros.example');
      const { quotationId } = await receive('Nilo <nilo@faros.example>');
      const failed = await eventually(async () => (await page('/api/outbox?state=failed')).data[0]);
      expect(failed).toEqual({
        id: expect.any(Number),
        quotationId,
        quotationNumber: `Q${quotationId}`,
        revision: 1,
        to: 'nilo@faros.example',
        subject: expect.stringContaining(`[Q${quotationId}]`),
        state: 'failed',
        attempts: 1,
        lastError: '550 5.1.1 No such user',
        createdAt: expect.any(String),
        notBefore: expect.any(String),
        sentAt: null,
      });
      expect((await desk.call('GET', `/api/outbox/${failed.id}`)).json).toMatchObject({
        from: 'quotes@desk.example',
        html: expect.stringContaining('<'),
        buriedWork: { kind: 'send-reply', reason: '550 5.1.1 No such user' },
      });
      const news = (await desk.call('GET', '/api/notifications')).json;
      expect(news).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ kind: 'reply-failed', id: `reply-${failed.id}` })]),
      });
      expect(JSON.stringify(news)).not.toContain('work-buried');

      desk.letterbox.gone.clear();
      expect((await desk.call('POST', `/api/outbox/${failed.id}/retry`)).status).toBe(200);
      await eventually(async () => desk.letterbox.mails.find((mail) => mail.to === 'nilo@faros.example'));
      const sent = await eventually(async () =>
        (await page('/api/outbox?state=sent')).data.find((row) => row.id === failed.id),
      );
      expect(sent).toMatchObject({ attempts: 2, lastError: null, sentAt: expect.any(String) });
      const details = (await desk.call('GET', `/api/quotations/${quotationId}/details`)).json;
      expect(details).toMatchObject({ status: 'sent' });
      const again = await desk.call('POST', `/api/outbox/${failed.id}/retry`);
      expect(again).toMatchObject({
        status: 409,
        json: { error: `The reply with Q${quotationId} has been sent already.` },
      });
    });

    it('does not send a revision that a newer one has replaced', async () => {
      desk.letterbox.gone.add('yara@faros.example');
      const { quotationId } = await receive('Yara <yara@faros.example>');
      const failed = await eventually(async () =>
        (await page('/api/outbox?state=failed')).data.find((row) => row.quotationId === quotationId),
      );
      expect((await desk.call('POST', `/api/quotations/${quotationId}/reprice`)).status).toBe(200);
      expect(await desk.call('POST', `/api/outbox/${failed.id}/retry`)).toMatchObject({
        status: 409,
        json: { error: `Q${quotationId} is now revision 2: send that one instead of revision 1.` },
      });
      expect((await desk.call('POST', '/api/outbox/99999/retry')).status).toBe(404);
      expect((await desk.call('GET', '/api/outbox?state=odd')).status).toBe(400);
    });
  });

  it('is for people who are signed in', async () => {
    for (const path of ['/api/emails', '/api/emails/1', '/api/outbox', '/api/outbox/1']) {
      expect((await desk.callAsStranger('GET', path)).status).toBe(401);
    }
    for (const path of ['/api/emails/1/reprocess', '/api/outbox/1/retry']) {
      expect((await desk.callAsStranger('POST', path)).status).toBe(401);
    }
  });
});
