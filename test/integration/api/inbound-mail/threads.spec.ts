import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import type { OutboundEmailStatus } from '../../../../domain/outbound-mail/outbound-email.js';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const CLIENT = 'luisa@granos-del-sur.example';
const OPEN_REQUEST =
  'Please quote air freight from Miami to SJO, delivery DAP Heredia: 2 pallets 120x80x100 cm of spare parts.';

interface EmailAnswer {
  readonly emailId: number;
  readonly quotationId: number | null;
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly duplicate: boolean;
}

let app: InMemoryApp;
let lastMail = 0;

async function postEmail(overrides: Record<string, unknown>): Promise<EmailAnswer> {
  lastMail += 1;
  const email = {
    from: `Luisa Mora <${CLIENT}>`,
    to: 'quotes@desk.example',
    subject: 'Flete',
    content: OPEN_REQUEST,
    messageId: `<thread-${lastMail}@granos-del-sur.example>`,
    ...overrides,
  };
  const answer = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
  expect(answer.status).toBe(200);
  return answer.json as EmailAnswer;
}

/** A word that no other number has. */
function uniqueWord(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
}

async function recognizeDomain(mailDomain: string): Promise<void> {
  const draft = { mailDomain, companyName: mailDomain, country: undefined, isApproved: true, notes: undefined };
  await app.stores.recognizedDomains.add(draft, new Date());
}

/** A request without a weight, answered; what the customer now answers to. */
async function startThread(from = `Luisa Mora <${CLIENT}>`, state: OutboundEmailStatus = 'sent') {
  // The same words are answered once a day: each thread begins with its own.
  const first = await postEmail({ from, subject: `Flete pedido${uniqueWord(lastMail)}` });
  expect(first).toMatchObject({ outcome: 'answered' });
  const id = Number(first.quotationId);
  const reply = await eventually(() => aReplyIn(state, id));
  return { id, reply, first };
}

/** The newest reply of a quotation, once it is in a state. */
async function aReplyIn(state: OutboundEmailStatus, id: number) {
  const reply = await app.stores.outboundEmails.findByQuotation(id);
  return reply?.state === state ? reply : undefined;
}

const getDetails = async (id: number) => (await app.call('GET', `/api/quotations/${id}/details`)).json as never;
const listReplies = (id: number) => app.stores.outboundEmails.countByQuotation(id, undefined);

describe('threads of mail', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    for (const domain of ['granos-del-sur.example', 'puertos-y-rutas.example', 'gmail.com'])
      await recognizeDomain(domain);
  });
  afterAll(() => app.close());

  describe('a customer’s answer in the thread', () => {
    it('is merged in and answered as revision 2 of the same quotation, which keeps its first one', async () => {
      const { id, reply } = await startThread();
      const quoted = reply.text.split('\n').map((line) => `> ${line}`);
      const content = [
        'The gross weight is 350 kg in total.',
        '',
        'On Mon, 2 Mar 2026 at 9:14, Quotes wrote:',
        ...quoted,
      ];
      const answer = await postEmail({
        subject: reply.subject,
        content: content.join('\n'),
        inReplyTo: reply.messageId,
      });
      expect(answer).toMatchObject({ quotationId: id, outcome: 'answered', reasons: [] });

      const second = await app.stores.outboundEmails.findByQuotation(id);
      expect(second).toMatchObject({ revision: 2, to: CLIENT });
      expect(second?.text).toContain('revision 2');
      expect(second?.text).toContain('350.00 kg');
      expect(await listReplies(id)).toBe(2);

      expect(await getDetails(id)).toMatchObject({
        revision: 2,
        emailId: answer.emailId,
        parsedRequirements: { extractedData: { goods: { weight: 350, volume: 1.92 } } },
        revisions: [
          { revision: 2, quoteAmount: expect.any(Number), createdAt: expect.any(String) },
          { revision: 1, quoteAmount: expect.any(Number), status: 'sent' },
        ],
      });
      const older = await app.call('GET', `/api/quotations/${id}/revisions/1`);
      expect(older.json).toMatchObject({
        revision: 1,
        parsedRequirements: { extractedData: { goods: { weight: null } } },
        reply: { subject: reply.subject, text: reply.text },
      });
      expect((await app.call('GET', `/api/quotations/${id}/revisions/3`)).status).toBe(404);
    });

    it('makes no third revision when it comes twice, under one id or another', async () => {
      const { id, reply } = await startThread();
      const overrides = { subject: reply.subject, content: 'Gross weight 410 kg.', inReplyTo: reply.messageId };
      await postEmail({ ...overrides, messageId: '<twice@granos-del-sur.example>' });
      const same = await postEmail({ ...overrides, messageId: '<twice@granos-del-sur.example>' });
      expect(same).toMatchObject({ quotationId: id, duplicate: true });
      const again = await postEmail(overrides);
      expect(again).toMatchObject({ outcome: 'ignored', reasons: ['follow-up'], quotationId: null });
      expect((await app.stores.quotations.find(id))?.revision).toBe(2);
      expect(await listReplies(id)).toBe(2);
    });

    it('is known by the number in its subject, from a colleague too', async () => {
      const { id } = await startThread();
      const from = 'Pablo <pablo@granos-del-sur.example>';
      const answer = await postEmail({ from, subject: `RE: Flete [Q${id}]`, content: 'Son 280 kg brutos en total.' });
      expect(answer).toMatchObject({ quotationId: id, outcome: 'answered' });
      expect(await app.stores.outboundEmails.findByQuotation(id)).toMatchObject({
        revision: 2,
        to: 'pablo@granos-del-sur.example',
      });
    });

    it('is answered in the language of the conversation', async () => {
      const from = 'Irene <irene@granos-del-sur.example>';
      const content =
        'Buenas tardes, favor cotizar flete aéreo de Miami a San José, entrega DAP en Heredia: 2 tarimas de 120x80x100 cm.';
      const first = await postEmail({ from, content });
      const named = { from, subject: `Re: Flete [Q${first.quotationId}]` };
      expect(await postEmail({ ...named, content: '275 kg' })).toMatchObject({ outcome: 'answered' });
      const reply = await app.stores.outboundEmails.findByQuotation(Number(first.quotationId));
      expect(reply?.text).toContain('275.00 kg');
      expect(reply?.text).toContain('revisión 2');
    });

    it('that comes while the first reply still waits is answered in its place', async () => {
      const from = 'Zoila <zoila@granos-del-sur.example>';
      await app.stores.settings.save({ ...DEFAULT_SETTINGS, autoResponseDelayMinutes: 5 });
      const { id, reply } = await startThread(from, 'waiting');
      await app.stores.settings.save(DEFAULT_SETTINGS);
      const answer = await postEmail({
        from,
        inReplyTo: reply.messageId,
        subject: reply.subject,
        content: 'Gross weight 260 kg.',
      });
      expect(answer).toMatchObject({ quotationId: id, outcome: 'answered' });
      await app.stores.queue.enqueue('send-reply', reply.id, new Date());
      const first = () => app.stores.outboundEmails.findByQuotation(id, 1);
      while ((await first())?.state === 'waiting') await app.stores.jobNotifier.waitForOutcome(answer.emailId, 10);
      await eventually(() => aReplyIn('sent', id));
      const sent = app.mailTransport.mails.filter((mail) => mail.to === 'zoila@granos-del-sur.example');
      expect(sent.map((mail) => mail.inReplyTo)).toEqual([expect.not.stringContaining(reply.messageId)]);
      expect(await first()).toMatchObject({ state: 'replaced', lastError: expect.stringContaining('revision 2') });
    });

    it('is known by the customer’s own first email, which it goes on with before we have answered', async () => {
      const from = 'Olga <olga@granos-del-sur.example>';
      const { id } = await startThread(from);
      const inReplyTo = `<thread-${lastMail}@granos-del-sur.example>`;
      const answer = await postEmail({
        from,
        inReplyTo,
        subject: 'RE: Flete',
        content: 'I forgot: 290 kg gross in total.',
      });
      expect(answer).toMatchObject({ quotationId: id, outcome: 'answered' });
      expect((await app.stores.quotations.find(id))?.revision).toBe(2);
    });

    it.each([
      ['of another company', 'Eva <eva@puertos-y-rutas.example>', `Luisa Mora <${CLIENT}>`],
      ['of another mailbox at a free-mail provider', 'Eva <eva.otra@gmail.com>', 'Luz <luz.cliente@gmail.com>'],
    ])('is none where it comes from a person %s', async (_, otherSender, client) => {
      const { id, reply } = await startThread(client);
      const named = { subject: `Re: Flete [Q${id}]`, inReplyTo: reply.messageId };
      const answer = await postEmail({ ...named, from: otherSender, content: 'Gross weight 5 kg.' });
      // Nothing of the quotation is told or changed, and yet it may be the customer: a person reads it.
      expect(answer).toMatchObject({ outcome: 'held', reasons: ['follow-up'], quotationId: null });
      expect((await app.stores.quotations.find(id))?.revision).toBe(1);
      const { items } = (await app.call('GET', '/api/notifications')).json as { items: readonly { id: string }[] };
      expect(items.find((item) => item.id === `email-${answer.emailId}`)).toMatchObject({
        title: 'Customer reply on a quotation needs review',
      });
    });

    it('is none where its sender is forged', async () => {
      const { id, reply } = await startThread();
      const forged = { authenticationResults: 'mx.example; dmarc=fail header.from=granos-del-sur.example' };
      await postEmail({ ...forged, inReplyTo: reply.messageId, subject: reply.subject, content: 'Gross weight 5 kg.' });
      expect(await app.stores.quotations.find(id)).toMatchObject({ revision: 1, status: 'sent' });
    });

    it.each([
      ['thanks', 'Thank you very much!\n\nLuisa', 'ignored', null],
      ['a question', 'When could you pick it up?', 'held', 'the quotation'],
      ['a question about a place', 'What is the transit time to Liberia?', 'held', 'the quotation'],
      ['another place alone', 'Deliver it to Cartago instead', 'held', 'the quotation'],
      ['an acceptance', 'Aceptamos la cotización.', 'held', 'the quotation'],
    ])('without new facts makes no revision: %s', async (_, overrides, outcome, belongs) => {
      const { id, reply } = await startThread();
      const quoted = reply.text.split('\n').map((line) => `> ${line}`);
      const content = [
        overrides,
        '',
        'El lun, 2 mar 2026 a las 9:14, Quotes <quotes@desk.example> escribió:',
        ...quoted,
      ];
      const answer = await postEmail({
        subject: reply.subject,
        content: content.join('\n'),
        inReplyTo: reply.messageId,
      });
      expect(answer).toMatchObject({ outcome, quotationId: belongs === null ? null : id });
      expect(answer.reasons).toContain('follow-up');
      expect(await listReplies(id)).toBe(1);
    });

    it('that is a question waits among what is to be done, until a person says that it is', async () => {
      const from = 'Xinia <xinia@granos-del-sur.example>';
      const { id, reply } = await startThread(from);
      const asked = await postEmail({
        from,
        subject: reply.subject,
        inReplyTo: reply.messageId,
        content: 'Can you insure it?',
      });
      expect(asked).toMatchObject({ outcome: 'held', reasons: ['follow-up'], quotationId: id });
      const listWaiting = async () => {
        const { items } = (await app.call('GET', '/api/notifications')).json as { items: readonly { id: string }[] };
        return items.filter((item) => item.id === `email-${asked.emailId}`);
      };
      expect(await listWaiting()).toMatchObject([
        { kind: 'follow-up', title: `Customer reply on Q${id} needs review` },
      ]);
      expect(await app.call('POST', `/api/emails/${asked.emailId}/done`)).toMatchObject({
        status: 200,
        json: { state: 'answered', quotationId: id },
      });
      expect(await listWaiting()).toEqual([]);
      expect((await app.call('POST', `/api/emails/${asked.emailId}/done`)).status).toBe(409);
      expect((await app.call('POST', '/api/emails/99999/done')).status).toBe(404);
    });

    it('is answered twice at most before a person has looked, and again after', async () => {
      const from = 'Nora <nora@granos-del-sur.example>';
      const { id, reply } = await startThread(from);
      const named = { from, subject: reply.subject, inReplyTo: reply.messageId };
      expect(await postEmail({ ...named, content: 'Gross weight 300 kg.' })).toMatchObject({ outcome: 'answered' });
      const third = await postEmail({ ...named, content: 'Sorry, gross weight 320 kg.' });
      expect(third).toMatchObject({ quotationId: id, outcome: 'held', reasons: ['too-many-replies'] });
      expect(await listReplies(id)).toBe(2);
      expect((await app.call('POST', `/api/quotations/${id}/send`, {})).status).toBe(200);
      expect(await listReplies(id)).toBe(3);
      expect(await postEmail({ ...named, content: 'Gross weight is 330 kg.' })).toMatchObject({ outcome: 'answered' });
      expect(await app.stores.outboundEmails.findByQuotation(id)).toMatchObject({ revision: 4 });
    });
  });
});
