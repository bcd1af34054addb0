import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OutboxState } from '../../../../domain/outbound-mail/outbound-email.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { eventually } from '../../../contracts/contract-context.js';
import { DeskInMemory, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const CLIENT = 'luisa@granos-del-sur.example';
const OPEN_REQUEST =
  'Please quote air freight from Miami to SJO, delivery DAP Heredia: 2 pallets 120x80x100 cm of spare parts.';

interface Answer {
  readonly emailId: number;
  readonly quotationId: number | null;
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly duplicate: boolean;
}

let desk: DeskInMemory;
let lastMail = 0;

async function post(words: Record<string, unknown>): Promise<Answer> {
  lastMail += 1;
  const email = {
    from: `Luisa Mora <${CLIENT}>`,
    to: 'quotes@desk.example',
    subject: 'Flete',
    content: OPEN_REQUEST,
    messageId: `<thread-${lastMail}@granos-del-sur.example>`,
    ...words,
  };
  const answer = await desk.callAsStranger('POST', '/api/webhook/email', email, BEARER);
  expect(answer.status).toBe(200);
  return answer.json as Answer;
}

/** A word that no other number has. */
function wordOf(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
}

async function recognize(mailDomain: string): Promise<void> {
  const draft = { mailDomain, companyName: mailDomain, country: undefined, isApproved: true, notes: undefined };
  await desk.stores.senders.add(draft, new Date());
}

/** A request without a weight, answered; what the customer now answers to. */
async function openThread(from = `Luisa Mora <${CLIENT}>`, state: OutboxState = 'sent') {
  // The same words are answered once a day: each thread begins with its own.
  const first = await post({ from, subject: `Flete pedido${wordOf(lastMail)}` });
  expect(first).toMatchObject({ outcome: 'answered' });
  const id = Number(first.quotationId);
  const reply = await eventually(() => replyIn(state, id));
  return { id, reply, first };
}

/** The newest reply of a quotation, once it is in a state. */
async function replyIn(state: OutboxState, id: number) {
  const reply = await desk.stores.outbox.ofQuotation(id);
  return reply?.state === state ? reply : undefined;
}

const details = async (id: number) => (await desk.call('GET', `/api/quotations/${id}/details`)).json as never;
const repliesOf = (id: number) => desk.stores.outbox.countOfQuotation(id, undefined);

beforeAll(async () => {
  desk = await DeskInMemory.open();
  await desk.signIn();
  for (const domain of ['granos-del-sur.example', 'puertos-y-rutas.example', 'gmail.com']) await recognize(domain);
});
afterAll(() => desk.close());

describe('a customer’s answer in the thread', () => {
  it('is merged in and answered as revision 2 of the same quotation, which keeps its first one', async () => {
    const { id, reply } = await openThread();
    const quoted = reply.text.split('\n').map((line) => `> ${line}`);
    const content = [
      'The gross weight is 350 kg in total.',
      '',
      'On Mon, 2 Mar 2026 at 9:14, Quotes wrote:',
      ...quoted,
    ];
    const answer = await post({ subject: reply.subject, content: content.join('\n'), inReplyTo: reply.messageId });
    expect(answer).toMatchObject({ quotationId: id, outcome: 'answered', reasons: [] });

    const second = await desk.stores.outbox.ofQuotation(id);
    expect(second).toMatchObject({ revision: 2, to: CLIENT });
    expect(second?.text).toContain('revision 2');
    expect(second?.text).toContain('350.00 kg');
    expect(await repliesOf(id)).toBe(2);

    expect(await details(id)).toMatchObject({
      revision: 2,
      emailId: answer.emailId,
      parsedRequirements: { extractedData: { goods: { weight: 350, volume: 1.92 } } },
      revisions: [
        { revision: 2, quoteAmount: expect.any(Number), createdAt: expect.any(String) },
        { revision: 1, quoteAmount: expect.any(Number), status: 'sent' },
      ],
    });
    const older = await desk.call('GET', `/api/quotations/${id}/revisions/1`);
    expect(older.json).toMatchObject({
      revision: 1,
      parsedRequirements: { extractedData: { goods: { weight: null } } },
      reply: { subject: reply.subject, text: reply.text },
    });
    expect((await desk.call('GET', `/api/quotations/${id}/revisions/3`)).status).toBe(404);
  });

  it('makes no third revision when it comes twice, under one id or another', async () => {
    const { id, reply } = await openThread();
    const words = { subject: reply.subject, content: 'Gross weight 410 kg.', inReplyTo: reply.messageId };
    await post({ ...words, messageId: '<twice@granos-del-sur.example>' });
    const same = await post({ ...words, messageId: '<twice@granos-del-sur.example>' });
    expect(same).toMatchObject({ quotationId: id, duplicate: true });
    const again = await post(words);
    expect(again).toMatchObject({ outcome: 'ignored', reasons: ['follow-up'], quotationId: null });
    expect((await desk.stores.quotations.find(id))?.revision).toBe(2);
    expect(await repliesOf(id)).toBe(2);
  });

  it('is known by the number in its subject, from a colleague too', async () => {
    const { id } = await openThread();
    const from = 'Pablo <pablo@granos-del-sur.example>';
    const answer = await post({ from, subject: `RE: Flete [Q${id}]`, content: 'Son 280 kg brutos en total.' });
    expect(answer).toMatchObject({ quotationId: id, outcome: 'answered' });
    expect(await desk.stores.outbox.ofQuotation(id)).toMatchObject({ revision: 2, to: 'pablo@granos-del-sur.example' });
  });

  it('is answered in the language of the conversation', async () => {
    const from = 'Irene <irene@granos-del-sur.example>';
    const content =
      'Buenas tardes, favor cotizar flete aéreo de Miami a San José, entrega DAP en Heredia: 2 tarimas de 120x80x100 cm.';
    const first = await post({ from, content });
    const named = { from, subject: `Re: Flete [Q${first.quotationId}]` };
    expect(await post({ ...named, content: '275 kg' })).toMatchObject({ outcome: 'answered' });
    const reply = await desk.stores.outbox.ofQuotation(Number(first.quotationId));
    expect(reply?.text).toContain('275.00 kg');
    expect(reply?.text).toContain('revisión 2');
  });

  it('that comes while the first reply still waits is answered in its place', async () => {
    const from = 'Zoila <zoila@granos-del-sur.example>';
    await desk.stores.settings.keep({ ...DEFAULT_SETTINGS, autoResponseDelayMinutes: 5 });
    const { id, reply } = await openThread(from, 'waiting');
    await desk.stores.settings.keep(DEFAULT_SETTINGS);
    const answer = await post({
      from,
      inReplyTo: reply.messageId,
      subject: reply.subject,
      content: 'Gross weight 260 kg.',
    });
    expect(answer).toMatchObject({ quotationId: id, outcome: 'answered' });
    await desk.stores.queue.enqueue('send-reply', reply.id, new Date());
    const first = () => desk.stores.outbox.ofQuotation(id, 1);
    while ((await first())?.state === 'waiting') await desk.stores.bell.waitForSettled(answer.emailId, 10);
    await eventually(() => replyIn('sent', id));
    const sent = desk.letterbox.mails.filter((mail) => mail.to === 'zoila@granos-del-sur.example');
    expect(sent.map((mail) => mail.inReplyTo)).toEqual([expect.not.stringContaining(reply.messageId)]);
    expect(await first()).toMatchObject({ state: 'replaced', lastError: expect.stringContaining('revision 2') });
  });

  it('is known by the customer’s own first email, which it goes on with before we have answered', async () => {
    const from = 'Olga <olga@granos-del-sur.example>';
    const { id } = await openThread(from);
    const inReplyTo = `<thread-${lastMail}@granos-del-sur.example>`;
    const answer = await post({ from, inReplyTo, subject: 'RE: Flete', content: 'I forgot: 290 kg gross in total.' });
    expect(answer).toMatchObject({ quotationId: id, outcome: 'answered' });
    expect((await desk.stores.quotations.find(id))?.revision).toBe(2);
  });

  it.each([
    ['of another company', 'Eva <eva@puertos-y-rutas.example>', `Luisa Mora <${CLIENT}>`],
    ['of another mailbox at a free-mail provider', 'Eva <eva.otra@gmail.com>', 'Luz <luz.cliente@gmail.com>'],
  ])('is none where it comes from a person %s', async (_, stranger, client) => {
    const { id, reply } = await openThread(client);
    const named = { subject: `Re: Flete [Q${id}]`, inReplyTo: reply.messageId };
    const answer = await post({ ...named, from: stranger, content: 'Gross weight 5 kg.' });
    // Nothing of the quotation is told or changed, and yet it may be the customer: a person reads it.
    expect(answer).toMatchObject({ outcome: 'held', reasons: ['follow-up'], quotationId: null });
    expect((await desk.stores.quotations.find(id))?.revision).toBe(1);
    const { items } = (await desk.call('GET', '/api/notifications')).json as { items: readonly { id: string }[] };
    expect(items.find((item) => item.id === `email-${answer.emailId}`)).toMatchObject({
      title: 'An answer to a quotation waits for you',
    });
  });

  it('is none where its sender is forged', async () => {
    const { id, reply } = await openThread();
    const forged = { authenticationResults: 'mx.example; dmarc=fail header.from=granos-del-sur.example' };
    await post({ ...forged, inReplyTo: reply.messageId, subject: reply.subject, content: 'Gross weight 5 kg.' });
    expect(await desk.stores.quotations.find(id)).toMatchObject({ revision: 1, status: 'sent' });
  });

  it.each([
    ['thanks', 'Thank you very much!\n\nLuisa', 'ignored', null],
    ['a question', 'When could you pick it up?', 'held', 'the quotation'],
    ['a question about a place', 'What is the transit time to Liberia?', 'held', 'the quotation'],
    ['another place alone', 'Deliver it to Cartago instead', 'held', 'the quotation'],
    ['an acceptance', 'Aceptamos la cotización.', 'held', 'the quotation'],
  ])('without new facts makes no revision: %s', async (_, words, outcome, belongs) => {
    const { id, reply } = await openThread();
    const quoted = reply.text.split('\n').map((line) => `> ${line}`);
    const content = [words, '', 'El lun, 2 mar 2026 a las 9:14, Quotes <quotes@desk.example> escribió:', ...quoted];
    const answer = await post({ subject: reply.subject, content: content.join('\n'), inReplyTo: reply.messageId });
    expect(answer).toMatchObject({ outcome, reasons: ['follow-up'], quotationId: belongs === null ? null : id });
    expect(await repliesOf(id)).toBe(1);
  });

  it('that is a question waits among what is to be done, until a person says that it is', async () => {
    const from = 'Xinia <xinia@granos-del-sur.example>';
    const { id, reply } = await openThread(from);
    const asked = await post({
      from,
      subject: reply.subject,
      inReplyTo: reply.messageId,
      content: 'Can you insure it?',
    });
    expect(asked).toMatchObject({ outcome: 'held', reasons: ['follow-up'], quotationId: id });
    const waiting = async () => {
      const { items } = (await desk.call('GET', '/api/notifications')).json as { items: readonly { id: string }[] };
      return items.filter((item) => item.id === `email-${asked.emailId}`);
    };
    expect(await waiting()).toMatchObject([{ kind: 'follow-up', title: `An answer to Q${id} waits for you` }]);
    expect(await desk.call('POST', `/api/emails/${asked.emailId}/done`)).toMatchObject({
      status: 200,
      json: { state: 'answered', quotationId: id },
    });
    expect(await waiting()).toEqual([]);
    expect((await desk.call('POST', `/api/emails/${asked.emailId}/done`)).status).toBe(409);
    expect((await desk.call('POST', '/api/emails/99999/done')).status).toBe(404);
  });

  it('is answered twice at most before a person has looked, and again after', async () => {
    const from = 'Nora <nora@granos-del-sur.example>';
    const { id, reply } = await openThread(from);
    const named = { from, subject: reply.subject, inReplyTo: reply.messageId };
    expect(await post({ ...named, content: 'Gross weight 300 kg.' })).toMatchObject({ outcome: 'answered' });
    const third = await post({ ...named, content: 'Sorry, gross weight 320 kg.' });
    expect(third).toMatchObject({ quotationId: id, outcome: 'held', reasons: ['too-many-replies'] });
    expect(await repliesOf(id)).toBe(2);
    expect((await desk.call('POST', `/api/quotations/${id}/send`, {})).status).toBe(200);
    expect(await repliesOf(id)).toBe(3);
    expect(await post({ ...named, content: 'Gross weight is 330 kg.' })).toMatchObject({ outcome: 'answered' });
    expect(await desk.stores.outbox.ofQuotation(id)).toMatchObject({ revision: 4 });
  });
});
