import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

interface QuotationDetails {
  readonly status: string;
  readonly setAside: unknown;
  readonly reply: { readonly state: string };
  readonly events: readonly { readonly action: string; readonly details: string }[];
}

let app: InMemoryApp;
let mails = 0;

describe('decisions about a quotation', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function receiveEmail(from = 'Eva <eva@lago.example>'): Promise<number> {
    mails += 1;
    const email = {
      ...{ from, to: 'quotes@desk.example', subject: 'Quote please', messageId: `<d${mails}@lago.example>` },
      content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
    };
    const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    return (answer.json as { quotationId: number }).quotationId;
  }
  const post = (id: number, what: string, body: unknown = {}) =>
    app.call('POST', `/api/quotations/${id}/${what}`, body);
  const getDetails = async (id: number) =>
    (await app.call('GET', `/api/quotations/${id}/details`)).json as QuotationDetails;
  const getNotifications = async () => (await app.call('GET', '/api/notifications')).json as { total: number };
  async function listSent(id: number): Promise<QuotationDetails> {
    for (;;) {
      const now = await getDetails(id);
      if (now.status !== 'completed') return now;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  describe('setting a held quotation aside over HTTP', () => {
    it('takes it out of what waits, with the reason, and reopening brings it back', async () => {
      const before = (await getNotifications()).total;
      const id = await receiveEmail();
      expect((await getNotifications()).total).toBe(before + 1);
      const aside = await post(id, 'set-aside', { reason: ' The customer has cancelled. ' });
      expect(aside).toMatchObject({
        status: 200,
        json: {
          status: 'dismissed',
          setAside: { reason: 'The customer has cancelled.', actor: 'admin@desk.example', at: expect.any(String) },
        },
      });
      expect((await getNotifications()).total).toBe(before);
      expect((await post(id, 'send')).status).toBe(409);
      expect(await post(id, 'reopen')).toMatchObject({ status: 200, json: { status: 'pending', setAside: null } });
      expect((await getNotifications()).total).toBe(before + 1);
      const { events } = await getDetails(id);
      expect(events.slice(1)).toEqual([
        expect.objectContaining({
          action: 'Quotation set aside',
          details: `Q${id} for eva@lago.example: The customer has cancelled.`,
        }),
        expect.objectContaining({ action: 'Quotation reopened' }),
      ]);
      expect((await post(id, 'send')).status).toBe(200);
    });

    it('wants a reason, a held quotation, and each once', async () => {
      const id = await receiveEmail();
      expect(await post(id, 'set-aside', { reason: '  ' })).toMatchObject({
        status: 400,
        json: { details: [{ field: 'reason', message: 'Say in a few words why it is set aside.' }] },
      });
      expect((await post(id, 'set-aside', { reason: 'x'.repeat(501) })).status).toBe(400);
      expect((await post(id, 'set-aside')).status).toBe(400);
      expect(await post(id, 'reopen')).toMatchObject({
        status: 409,
        json: { error: `Q${id} is pending: only one that was set aside is reopened.` },
      });
      const both = await Promise.all([1, 2].map(() => post(id, 'set-aside', { reason: 'Twice' })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await Promise.all([post(9_999, 'set-aside', { reason: 'x' }), post(9_999, 'reopen')])).toMatchObject([
        { status: 404 },
        { status: 404 },
      ]);
    });
  });

  describe('sending a quotation again over HTTP', () => {
    it('repeats the reply to the same mailbox, as a mail of its own with the same document', async () => {
      const id = await receiveEmail('Rosa <rosa@otravez.example>');
      await post(id, 'send');
      await listSent(id);
      expect((await post(id, 'resend')).status).toBe(200);
      expect(await listSent(id)).toMatchObject({ status: 'sent', reply: { state: 'sent' } });
      const [first, second, ...more] = app.mailTransport.mails.filter(({ to }) => to === 'rosa@otravez.example');
      expect(more).toEqual([]);
      expect(second?.messageId).toBe(first?.messageId.replace('@', '.c1@'));
      for (const part of ['to', 'subject', 'text', 'html', 'inReplyTo', 'references', 'attachments'] as const) {
        expect(second?.[part]).toEqual(first?.[part]);
      }
      expect(second?.attachments).toHaveLength(1);
      expect((await getDetails(id)).events.map(({ action }) => action)).toEqual([
        ...['Quotation held', 'Quotation approved', 'Quotation sent', 'Quotation sent again', 'Quotation sent'],
      ]);
    });

    it('makes one mail a time, and none before the first has left', async () => {
      const id = await receiveEmail('Rosa <rosa@otravez.example>');
      expect(await post(id, 'resend')).toMatchObject({
        status: 409,
        json: { error: `Q${id} is pending: only a sent one is sent again.` },
      });
      await post(id, 'send');
      await listSent(id);
      const before = app.mailTransport.mails.length;
      const several = await Promise.all([1, 2, 3].map(() => post(id, 'resend')));
      await listSent(id);
      const accepted = several.filter(({ status }) => status === 200).length;
      expect(several.map(({ status }) => status)).toContain(200);
      expect(app.mailTransport.mails).toHaveLength(before + accepted);
      expect((await post(9_999, 'resend')).status).toBe(404);
    });

    it('goes on with the thread when the customer answers the second mail', async () => {
      const id = await receiveEmail('Rosa <rosa@otravez.example>');
      await post(id, 'send');
      await listSent(id);
      await post(id, 'resend');
      await listSent(id);
      const inReplyTo = app.mailTransport.mails.at(-1)?.messageId;
      const email = {
        ...{ from: 'Rosa <rosa@otravez.example>', to: 'quotes@desk.example', subject: 'Re: Quote', inReplyTo },
        content: 'It is 410 kg gross.',
      };
      const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
      expect(answer.json).toMatchObject({ quotationId: id });
    });
  });

  describe('the way to the next quotation over HTTP', () => {
    it('leads through the list of the filters', async () => {
      const ids = [];
      for (const name of ['uno', 'dos', 'tres']) ids.push(await receiveEmail(`X <${name}@vecinos.example>`));
      const [oldest, middle, newest] = ids;
      const next = (id: number | undefined, query = '') =>
        app.call('GET', `/api/quotations/${id}/neighbours?domain=vecinos.example${query}`);
      expect((await next(middle)).json).toEqual({ newer: newest, older: oldest });
      expect((await next(newest)).json).toEqual({ newer: null, older: middle });
      await post(middle ?? 0, 'set-aside', { reason: 'No' });
      expect((await next(newest, '&status=pending')).json).toEqual({ newer: null, older: oldest });
      expect((await app.call('GET', '/api/quotations/9999/neighbours')).status).toBe(404);
      expect((await next(newest, '&status=lost')).status).toBe(400);
    });
  });

  describe('taking out the corrections over HTTP', () => {
    it('gives each corrected email as a line of a labelled corpus', async () => {
      expect((await app.callUnauthenticated('GET', '/api/quotations/corrections.jsonl')).status).toBe(401);
      const id = await receiveEmail();
      const reopened = await receiveEmail();
      await post(id, 'correct', { revision: 1, goods: { weight: 900 } });
      await post(reopened, 'correct', { revision: 1, goods: { weight: 900 } });
      await post(reopened, 'correct', { revision: 2, goods: { weight: 350 } });
      const { status, headers, text } = await app.call('GET', '/api/quotations/corrections.jsonl');
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/jsonl; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename="corrections.jsonl"');
      const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines).toEqual([
        {
          ...{ id: `Q${id}.r2`, lang: 'en', tags: ['corrected', 'goods.weight'] },
          email: {
            ...{ from: 'Eva <eva@lago.example>', to: 'quotes@desk.example', subject: 'Quote please' },
            content: expect.stringContaining('350 kg gross'),
          },
          expect: expect.objectContaining({ grossWeightKg: 900, chargeableWeightKg: 900, chargeableBasis: 'gross' }),
        },
      ]);
      const log = await app.call('GET', '/api/activity-logs?q=Corrections');
      expect(log.json).toMatchObject({ data: [{ action: 'Corrections exported', actor: 'admin@desk.example' }] });
    });
  });

  describe('the share of corrected values over HTTP', () => {
    it('follows the filters of the dashboard', async () => {
      const id = await receiveEmail('Iris <iris@solo-una.example>');
      const getStatistics = async (query: string) => (await app.call('GET', `/api/quotations/stats?${query}`)).json;
      expect(await getStatistics('domain=solo-una.example')).toMatchObject({
        ...{ valuesRead: 10, valuesCorrected: 0, correctedPercent: 0 },
      });
      await post(id, 'correct', { revision: 1, goods: { weight: 400, description: 'valves' } });
      expect(await getStatistics('domain=solo-una.example')).toMatchObject({
        ...{ valuesRead: 11, valuesCorrected: 2, correctedPercent: 18.2 },
      });
      expect(await getStatistics('domain=none.example')).toMatchObject({ valuesRead: 0, correctedPercent: null });
    });
  });
});
