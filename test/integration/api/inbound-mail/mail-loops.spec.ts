import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NodemailerMessageBuilder } from '../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import type { OutgoingMail } from '../../../../domain/outbound-mail/outbound-email.js';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const CLIENT = 'irma@cafetales.example';

async function recognizeDomains(app: InMemoryApp, ...domains: string[]): Promise<void> {
  for (const mailDomain of domains) {
    const draft = { mailDomain, companyName: mailDomain, country: undefined, isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add(draft, new Date());
  }
}

/** Hands a reply of one server to another one as mail servers would: the bytes that leave are those that come in. */
async function deliverMail(mail: OutgoingMail, app: InMemoryApp, drop: readonly RegExp[] = []) {
  const bytes = await new NodemailerMessageBuilder().build(mail);
  const lines = Buffer.from(bytes).toString('utf8').split('\r\n');
  const raw = lines.filter((line) => !drop.some((header) => header.test(line))).join('\r\n');
  const headers = { ...BEARER, 'content-type': 'message/rfc822' };
  const answer = await app.callUnauthenticated('POST', '/api/webhook/email/raw', raw, headers);
  expect(answer.status).toBe(200);
  return answer.json as { outcome: string; reasons: readonly string[]; quotationId: number | null };
}

describe('two servers that write to each other', () => {
  let north: InMemoryApp;
  let south: InMemoryApp;
  beforeAll(async () => {
    north = await InMemoryApp.open('quotes@north.example');
    south = await InMemoryApp.open('quotes@south.example');
    await recognizeDomains(north, 'south.example');
    await recognizeDomains(south, 'north.example');
  });
  afterAll(async () => {
    await north.close();
    await south.close();
  });

  async function sendFirstReply(messageId: string): Promise<OutgoingMail> {
    const request = {
      from: 'quotes@south.example',
      to: 'quotes@north.example',
      subject: `Flete del duelo ${messageId.replace(/\D/g, '') === '1' ? 'primero' : 'segundo'}`,
      content: REQUEST_TEXT,
      messageId,
    };
    const before = north.mailTransport.mails.length;
    await north.callUnauthenticated('POST', '/api/webhook/email', request, BEARER);
    return eventually(async () => north.mailTransport.mails[before]);
  }

  it('end after one reply', async () => {
    const reply = await sendFirstReply('<duel-1@south.example>');
    expect(await deliverMail(reply, south)).toMatchObject({ outcome: 'ignored', reasons: ['automatic-mail'] });
    expect([north.mailTransport.mails.length, south.mailTransport.mails.length]).toEqual([1, 0]);
  });

  it('end after a few replies even where every mark of a machine was lost on the way', async () => {
    const unmarked = [/^auto-submitted:/i, /^x-auto-response-suppress:/i];
    let mail: OutgoingMail | undefined = await sendFirstReply('<duel-2@south.example>');
    const before = [north.mailTransport.mails.length, south.mailTransport.mails.length];
    for (let round = 0; mail && round < 20; round += 1) {
      const receiver: InMemoryApp = mail.to === 'quotes@south.example' ? south : north;
      const sent = receiver.mailTransport.mails.length;
      await deliverMail(mail, receiver, unmarked);
      await eventually(async () => ((await receiver.stores.queue.backlog()).pending === 0 ? true : undefined));
      mail = receiver.mailTransport.mails[sent];
    }
    expect(mail).toBeUndefined();
    const more = [north.mailTransport.mails.length, south.mailTransport.mails.length].map(
      (count, at) => count - (before[at] ?? 0),
    );
    expect((more[0] ?? 0) + (more[1] ?? 0)).toBeLessThanOrEqual(1);
  });
});

describe('mail that no person wrote', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await recognizeDomains(app, 'cafetales.example');
  });
  afterAll(() => app.close());

  const reporting: ReadonlyArray<[string, Record<string, unknown>]> = [
    ['Auto-Submitted: auto-replied', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['Precedence: auto_reply', { headers: { Precedence: 'auto_reply' } }],
    ['X-Autoreply', { headers: { 'X-Autoreply': 'yes' } }],
    ['X-Autorespond', { headers: { 'X-Autorespond': 'Gone' } }],
    ['a null return path', { headers: { 'Return-Path': '<>' } }],
    ['X-Failed-Recipients', { headers: { 'X-Failed-Recipients': 'quotes@desk.example' } }],
    ['a delivery report', { headers: { 'Content-Type': 'multipart/report; report-type=delivery-status' } }],
    ['MAILER-DAEMON', { from: 'MAILER-DAEMON@cafetales.example' }],
    ['postmaster', { from: 'Postmaster <postmaster@cafetales.example>' }],
    ['bounces', { from: 'bounces+7@cafetales.example' }],
    ['our own mailbox', { from: 'Quotes <Quotes@Desk.example>' }],
    ['a bounce without headers', { subject: 'Undeliverable: Re: Flete [Q3]' }],
    ['a bounce in Spanish', { subject: 'No se puede entregar: Re: Flete [Q3]' }],
  ];
  /** Marks of machines that also stand on what forms and lists pass on, and on a person's answer to a note. */
  const passing: ReadonlyArray<[string, Record<string, unknown>]> = [
    ['Auto-Submitted: auto-generated', { headers: { 'Auto-Submitted': 'auto-generated; owner-email="x@y.example"' } }],
    ['Precedence: bulk', { headers: { Precedence: 'bulk' } }],
    ['X-Loop', { headers: { 'X-Loop': CLIENT } }],
    ['X-Auto-Response-Suppress: All', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['a list', { headers: { 'List-Id': '<rates.lists.example>' } }],
    ['a newsletter', { headers: { 'List-Unsubscribe': '<mailto:no@lists.example>' } }],
    ['Feedback-ID', { headers: { 'Feedback-ID': 'campaign:1' } }],
    ['no-reply', { from: 'No reply <no-reply@cafetales.example>' }],
    ['noreply', { from: 'noreply@cafetales.example' }],
    ['an absence note in English', { subject: 'Automatic reply: Flete' }],
    ['an absence note in Spanish', { subject: 'Respuesta automática: Flete' }],
    ['an absence note in Portuguese', { subject: 'Resposta automática: Flete' }],
    ['an absence note of Gmail', { subject: 'Out of office Re: Flete' }],
  ];

  let lastMail = 0;
  const receive = (words: string, marks: Record<string, unknown>) => {
    lastMail += 1;
    // Mail without an id is known again by its words: each has its own.
    const content = `${words}\n\nOur reference: IR-${lastMail}`;
    const email = { from: CLIENT, to: 'quotes@desk.example', subject: 'Flete', content, ...marks };
    return app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
  };

  it.each([
    ...reporting.map(([name, marks]) => [name, marks, REQUEST_TEXT] as const),
    ...passing.map(([name, marks]) => [name, marks, 'Our office moves to Doral on Monday.'] as const),
  ])('gets no answer: %s', async (_, marks, content) => {
    const answer = await receive(content, marks);
    expect(answer.json).toMatchObject({ outcome: 'ignored', reasons: ['automatic-mail'], quotationId: null });
    expect(app.mailTransport.mails).toEqual([]);
  });

  it.each(passing)('gets no answer, but reaches a person where it asks for a price: %s', async (_, marks) => {
    const answer = await receive(REQUEST_TEXT, marks);
    expect(answer.json).toMatchObject({ outcome: 'held', reasons: ['request-not-recognized'], quotationId: null });
    expect(app.mailTransport.mails).toEqual([]);
  });

  it('is told from mail that a person wrote', async () => {
    const headers = { 'Auto-Submitted': 'no', Precedence: 'normal', 'X-Mailer': 'Outlook' };
    const email = { from: CLIENT, to: 'quotes@desk.example', subject: 'Cotización', content: REQUEST_TEXT, headers };
    const answer = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
    expect(answer.json).toMatchObject({ outcome: 'answered' });
  });
});
