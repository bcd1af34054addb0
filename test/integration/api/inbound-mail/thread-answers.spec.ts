import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
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

async function recognizeDomain(mailDomain: string): Promise<void> {
  const draft = { mailDomain, companyName: mailDomain, country: undefined, isApproved: true, notes: undefined };
  await app.stores.recognizedDomains.add(draft, new Date());
}

/** A word that no other number has. */
const uniqueWord = (number: number) => String(number).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');

/** A request without a weight, answered; what the customer now answers to. */
async function startThread(from: string) {
  const first = await postEmail({ from, subject: `Flete pedido${uniqueWord(lastMail)}` });
  expect(first).toMatchObject({ outcome: 'answered' });
  const id = Number(first.quotationId);
  const reply = await eventually(async () => {
    const newest = await app.stores.outboundEmails.findByQuotation(id);
    return newest?.state === 'sent' ? newest : undefined;
  });
  return { id, reply };
}

describe('answers within a thread', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    await recognizeDomain('granos-del-sur.example');
  });
  afterAll(() => app.close());

  describe('an answer that a person must see', () => {
    it.each([
      ['a booking with figures', 'Please book it: 2 pallets, gross weight 350 kg.', 'other-intent'],
      ['a go-ahead with figures', 'Adelante con el embarque, son 350 kg brutos.', 'other-intent'],
      [
        'a refusal with a price',
        'Your rate is too high: another forwarder offered 1.05 for the 350 kg.',
        'other-intent',
      ],
      ['a refusal in Spanish', 'La competencia nos cobra USD 1.05 por kilo, gracias de todos modos.', 'follow-up'],
      ['a pre-alert', 'Pre-alert attached, HAWB 8812, 3 pieces, 350 kg.', 'other-intent'],
      ['a word of assent', 'Go ahead.', 'follow-up'],
      ['a word of assent in Spanish', 'Adelante', 'follow-up'],
    ])('makes no revision and waits in its thread: %s', async (_, content, reason) => {
      const { id, reply } = await startThread('Rosa <rosa@granos-del-sur.example>');
      const from = 'Rosa <rosa@granos-del-sur.example>';
      const answer = await postEmail({ from, subject: reply.subject, content, inReplyTo: reply.messageId });
      expect(answer).toMatchObject({ outcome: 'held', reasons: expect.arrayContaining([reason]), quotationId: id });
      expect((await app.stores.quotations.find(id))?.revision).toBe(1);
      expect((await app.call('POST', `/api/emails/${answer.emailId}/done`)).status).toBe(200);
    });

    it.each([
      ['below the quoted lines', (quoted: string) => `${quoted}\n\nGross weight 350 kg.`],
      [
        'between unmarked quoted lines',
        (quoted: string) => quoted.replace(/^> /gm, '').replace(/\n\n/, '\n350 kg gross\n'),
      ],
    ])('is read where it stands %s', async (_, write) => {
      const from = 'Sara <sara@granos-del-sur.example>';
      const { id, reply } = await startThread(from);
      const quoted = reply.text.split('\n').map((line) => `> ${line}`);
      const content = write(['On Mon, 2 Mar 2026 at 9:14, Quotes wrote:', ...quoted].join('\n'));
      const answer = await postEmail({ from, subject: reply.subject, content, inReplyTo: reply.messageId });
      expect(answer).toMatchObject({ outcome: 'answered', quotationId: id });
      const { goods } = (await app.stores.quotations.find(id))?.request ?? {};
      expect(goods).toMatchObject({ grossWeightKg: 350, volumeM3: 1.92 });
    });

    it('makes no revision where nothing proves its sender, and the next true one is not built on it', async () => {
      const from = 'Tere <tere@granos-del-sur.example>';
      const { id, reply } = await startThread(from);
      await app.stores.settings.save({ ...DEFAULT_SETTINGS, trustMailWithoutVerdict: false });
      const named = { from, subject: reply.subject, inReplyTo: reply.messageId };
      const forged = await postEmail({ ...named, content: 'Gross weight 9000 kg, to PTY.' });
      expect(forged).toMatchObject({ outcome: 'held', reasons: ['unproven-revision'], quotationId: id });
      const authenticationResults = 'mx.example; dmarc=pass header.from=granos-del-sur.example';
      const answer = await postEmail({ ...named, authenticationResults, content: 'Gross weight 350 kg.' });
      await app.stores.settings.save(DEFAULT_SETTINGS);
      expect(answer).toMatchObject({ outcome: 'answered', quotationId: id });
      expect(await app.stores.quotations.find(id)).toMatchObject({
        revision: 2,
        request: { airportDestination: 'SJO', goods: { grossWeightKg: 350 } },
      });
    });

    it('does not undo that a person set the quotation aside', async () => {
      const from = 'Uma <uma@campos-lejanos.example>';
      const asked = await postEmail({ from, subject: 'Flete aparte' });
      expect(asked).toMatchObject({ outcome: 'held', reasons: ['domain-unknown'] });
      const id = Number(asked.quotationId);
      const reason = 'A competitor who collects prices.';
      expect((await app.call('POST', `/api/quotations/${id}/set-aside`, { reason })).status).toBe(200);
      const answer = await postEmail({ from, subject: `Re: Flete [Q${id}]`, content: 'Gross weight 350 kg.' });
      expect(answer).toMatchObject({ outcome: 'held', reasons: ['set-aside-before'], quotationId: id });
      expect(await app.stores.quotations.find(id)).toMatchObject({ revision: 1, status: 'dismissed' });
    });

    it('is kept beside another of its Message-ID, whichever came first', async () => {
      const from = 'Vera <vera@granos-del-sur.example>';
      const proof = { authenticationResults: 'mx.example; dmarc=pass header.from=granos-del-sur.example' };
      const forgery = 'Please quote 9 pallets 120x80x100 cm, 4000 kg, Miami to PTY, CPT.';
      const early = { from, messageId: '<taken@granos-del-sur.example>' };
      await postEmail({ ...early, content: forgery });
      expect(await postEmail({ ...early, ...proof })).toMatchObject({ outcome: 'answered', duplicate: false });
      expect(await postEmail({ ...early, ...proof })).toMatchObject({ outcome: 'answered', duplicate: true });
      const late = { from, messageId: '<taken-late@granos-del-sur.example>', subject: 'Flete tarde' };
      expect(await postEmail({ ...late, ...proof })).toMatchObject({ outcome: 'answered', duplicate: false });
      const second = await postEmail({ ...late, content: forgery });
      expect(second).toMatchObject({ outcome: 'held', reasons: ['message-id-reused'], duplicate: false });
    });
  });
});
