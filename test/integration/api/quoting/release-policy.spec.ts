import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { NodemailerMessageBuilder } from '../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { MAX_REPLIES_PER_HOUR_TO_DOMAIN } from '../../../../domain/quoting/release-policy.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

interface EmailAnswer {
  readonly quotationId: number;
  readonly outcome: string;
  readonly reasons: readonly string[];
}

let app: InMemoryApp;

async function postEmail(overrides: Record<string, unknown> = {}): Promise<EmailAnswer> {
  const email = {
    from: 'Rita <rita@acme-cargo.example>',
    to: 'quotes@desk.example',
    subject: 'Flete',
    content: REQUEST_TEXT,
    ...overrides,
  };
  const answer = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
  expect(answer.status).toBe(200);
  return answer.json as EmailAnswer;
}

/** The reply to an email, as it leaves; its document aside. */
async function findReply(answer: EmailAnswer) {
  const reply = await app.stores.outboundEmails.findByQuotation(answer.quotationId);
  if (!reply) throw new Error('Nothing was sent.');
  return { ...reply, attachments: [], autoSubmitted: 'auto-replied' as const };
}

describe('the release policy', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const draft = { companyName: 'Acme', country: undefined, isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...draft, mailDomain: 'acme-cargo.example' }, new Date());
  });
  beforeEach(() => app.stores.settings.save(DEFAULT_SETTINGS));
  afterAll(() => app.close());

  describe('a request that lacks data', () => {
    const open = {
      content: 'Please quote air freight from Miami to San José, Costa Rica, for spare parts. Thanks, Rita',
    };

    it('is answered with what is missing and no price, where staff want that', async () => {
      await app.stores.settings.save({ ...DEFAULT_SETTINGS, whenDataIsMissing: 'ask' });
      const answer = await postEmail(open);
      expect(answer).toMatchObject({ outcome: 'answered', reasons: [] });
      const { text, html, subject } = await findReply(answer);
      expect(subject).toMatch(/\[Q\d+\]$/);
      for (const part of [text, html]) {
        expect(part).toContain('The gross weight');
        expect(part).toMatch(/answer this\s+email/);
        expect(part).not.toMatch(/USD|Total|Valid until/);
      }
    });

    it('is held, where staff want that, and then sent with its price', async () => {
      await app.stores.settings.save({ ...DEFAULT_SETTINGS, whenDataIsMissing: 'hold' });
      const answer = await postEmail({ ...open, subject: 'Flete 2' });
      expect(answer).toMatchObject({ outcome: 'held', reasons: ['data-missing'] });
      await app.stores.settings.save({ ...DEFAULT_SETTINGS, whenDataIsMissing: 'ask' });
      expect((await app.call('POST', `/api/quotations/${answer.quotationId}/send`, {})).status).toBe(200);
      expect((await app.stores.outboundEmails.findByQuotation(answer.quotationId))?.text).toContain('USD');
    });
  });

  describe('special cargo', () => {
    it('that is dangerous is held, and not called harmless once a person has approved it', async () => {
      const answer = await postEmail({
        content: `${REQUEST_TEXT} Dangerous goods, UN 1263, class 3.`,
        subject: 'Paint',
      });
      expect(answer).toMatchObject({ outcome: 'held', reasons: ['dangerous-goods'] });
      expect((await app.call('POST', `/api/quotations/${answer.quotationId}/send`, {})).status).toBe(200);
      const reply = await app.stores.outboundEmails.findByQuotation(answer.quotationId);
      expect(reply?.text).not.toMatch(/non-dangerous/);
      expect(reply?.text.replace(/\s+/g, ' ')).toContain('for dangerous goods as you declared them');
    });
  });

  describe('the reply', () => {
    it.each([
      ['Reply-To', { headers: { 'Reply-To': 'rates@competitor.example' } }],
      ['Sender', { headers: { Sender: 'rates@competitor.example', 'Return-Path': '<rates@competitor.example>' } }],
      ['a name that plays an address', { from: '"rates@competitor.example" <rita@acme-cargo.example>' }],
      [
        'Cc and To',
        { to: 'quotes@desk.example, rates@competitor.example', headers: { Cc: 'rates@competitor.example' } },
      ],
    ])('goes to the From mailbox alone, whatever stands in %s', async (name, fields) => {
      const answer = await postEmail({ ...fields, subject: `Flete ${name}` });
      expect(answer).toMatchObject({ outcome: 'answered' });
      const reply = await findReply(answer);
      expect(reply.to).toBe('rita@acme-cargo.example');
      const bytes = await new NodemailerMessageBuilder().build(reply);
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('competitor.example');
    });

    it('notes a foreign Reply-To for the clerk', async () => {
      const { quotationId } = await postEmail({
        headers: { 'reply-to': 'Rates <rates@competitor.example>' },
        subject: 'Noted',
      });
      const { json } = await app.call('GET', `/api/quotations/${quotationId}/details`);
      expect(json).toMatchObject({ warnings: [expect.stringContaining('rates@competitor.example')] });
      const own = await postEmail({ headers: { 'reply-to': 'Rita <RITA@acme-cargo.example>' }, subject: 'Own' });
      const other = (await app.call('GET', `/api/quotations/${own.quotationId}/details`)).json;
      expect(other).toMatchObject({ warnings: [] });
    });

    it.each([
      ['the subject', { subject: 'Flete\r\nBcc: rates@competitor.example\r\n\r\nInjected' }],
      ['a name', { from: 'Rita\r\nBcc: rates@competitor.example <rita@acme-cargo.example>' }],
      ['the Message-ID', { messageId: '<a@b.example>\r\nBcc: rates@competitor.example' }],
      ['In-Reply-To', { inReplyTo: '<a@b.example>\nBcc: rates@competitor.example', subject: 'IRT' }],
      ['References', { references: ['<a@b.example>\r\nBcc:rates@competitor.example'], subject: 'Refs' }],
    ])('has the headers that it has, whatever line ends stand in %s', async (_, fields) => {
      const answer = await postEmail(fields);
      expect(answer.outcome).toMatch(/^(?:answered|held)$/);
      if (answer.outcome === 'held') return;
      const mail = await findReply(answer);
      const parsed = await simpleParser(Buffer.from(await new NodemailerMessageBuilder().build(mail)));
      expect(parsed.headers.has('bcc')).toBe(false);
      expect([parsed.to].flat().map((to) => to?.text)).toEqual(['rita@acme-cargo.example']);
      expect(parsed.text).not.toMatch(/^Injected/);
    });
  });

  describe('verdicts in a list of headers', () => {
    it('are those of the last server, not what a mail brings along below them', async () => {
      const claims = ['mx.example; spf=fail smtp.mailfrom=acme-cargo.example', 'mx.example; dmarc=pass'];
      const answer = await postEmail({ headers: { 'Authentication-Results': claims }, subject: 'Claims' });
      expect(answer).toMatchObject({ outcome: 'held', reasons: ['sender-not-authentic'] });
    });
  });

  describe('a domain that looks like a recognized one', () => {
    it.each([
      'rita@xacme-cargo.example',
      'rita@acme-cargo.example.evil.example',
      'rita@acme-cargo-example.evil.example',
      'rita@аcme-cargo.example',
      'rita@xn--cme-cargo-53h.example',
      'rita@acme-cargо.example',
      'rita@acme\u2010cargo.example',
      'rita@acme-cargo\u3002example',
      'rita@acme-\u200bcargo.example',
      'rita@acrne-cargo.example',
      'rita@example',
      'acme-cargo.example@evil.example',
      '"rita@acme-cargo.example" <rita@evil.example>',
      'rita@acme-cargo.example <rita@evil.example>',
      'rita@acme-cargo.example, rita@evil.example',
      'rita@evil.example, rita@acme-cargo.example',
      '<rita@acme-cargo.example> <rita@evil.example>',
    ])('is none: %s', async (from) => {
      const sent = app.mailTransport.mails.length;
      const answer = await postEmail({ from });
      expect(answer.outcome).toBe('held');
      expect(app.mailTransport.mails).toHaveLength(sent);
    });

    it.each(['rita@ACME-Cargo.Example', 'rita@sales.acme-cargo.example', 'rita@acme-cargo.example.'])(
      'is one all the same: %s',
      async (from) => {
        expect(await postEmail({ from, subject: `From ${from}` })).toMatchObject({ outcome: 'answered' });
      },
    );
  });

  describe('a domain that asks again and again', () => {
    it('gets so many replies an hour, and the rest waits for a person', async () => {
      const draft = { companyName: 'Busy', country: undefined, isApproved: true, notes: undefined };
      await app.stores.recognizedDomains.add({ ...draft, mailDomain: 'busy.example' }, new Date());
      const exampleReply = await findReply(await postEmail({ subject: 'A model' }));
      for (let n = 1; n < MAX_REPLIES_PER_HOUR_TO_DOMAIN; n += 1) {
        const fields = { quotationId: 9_000 + n, to: `p${n % 7}@busy.example`, messageId: `<busy-${n}@desk.example>` };
        await app.stores.outboundEmails.add({ ...exampleReply, ...fields, createdAt: new Date() });
      }
      expect(await postEmail({ from: 'one@busy.example' })).toMatchObject({ outcome: 'answered' });
      for (const from of ['one@busy.example', 'two@busy.example']) {
        expect(await postEmail({ from, subject: 'More' })).toMatchObject({
          outcome: 'held',
          reasons: ['too-many-replies'],
        });
      }
      expect(await postEmail({ subject: 'Another domain' })).toMatchObject({ outcome: 'answered' });
    });
  });
});
