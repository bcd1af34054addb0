import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { NodemailerComposer } from '../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { REPLIES_AN_HOUR_TO_A_DOMAIN } from '../../../../domain/quoting/release-policy.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { DeskInMemory, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const WORDS = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

interface Answer {
  readonly quotationId: number;
  readonly outcome: string;
  readonly reasons: readonly string[];
}

let desk: DeskInMemory;

async function post(words: Record<string, unknown> = {}): Promise<Answer> {
  const email = {
    from: 'Rita <rita@acme-cargo.example>',
    to: 'quotes@desk.example',
    subject: 'Flete',
    content: WORDS,
    ...words,
  };
  const answer = await desk.callAsStranger('POST', '/api/webhook/email', email, BEARER);
  expect(answer.status).toBe(200);
  return answer.json as Answer;
}

/** The reply to an email, as it leaves; its document aside. */
async function replyTo(answer: Answer) {
  const reply = await desk.stores.outbox.ofQuotation(answer.quotationId);
  if (!reply) throw new Error('Nothing was sent.');
  return { ...reply, attachments: [], autoSubmitted: 'auto-replied' as const };
}

beforeAll(async () => {
  desk = await DeskInMemory.open();
  await desk.signIn();
  const draft = { companyName: 'Acme', country: undefined, isApproved: true, notes: undefined };
  await desk.stores.senders.add({ ...draft, mailDomain: 'acme-cargo.example' }, new Date());
});
beforeEach(() => desk.stores.settings.keep(DEFAULT_SETTINGS));
afterAll(() => desk.close());

describe('a request that lacks data', () => {
  const open = {
    content: 'Please quote air freight from Miami to San José, Costa Rica, for spare parts. Thanks, Rita',
  };

  it('is answered with what is missing and no price, where staff want that', async () => {
    await desk.stores.settings.keep({ ...DEFAULT_SETTINGS, whenDataIsMissing: 'ask' });
    const answer = await post(open);
    expect(answer).toMatchObject({ outcome: 'answered', reasons: [] });
    const { text, html, subject } = await replyTo(answer);
    expect(subject).toMatch(/\[Q\d+\]$/);
    for (const face of [text, html]) {
      expect(face).toContain('The gross weight');
      expect(face).toMatch(/answer this\s+email/);
      expect(face).not.toMatch(/USD|Total|Valid until/);
    }
  });

  it('is held, where staff want that, and then sent with its price', async () => {
    await desk.stores.settings.keep({ ...DEFAULT_SETTINGS, whenDataIsMissing: 'hold' });
    const answer = await post({ ...open, subject: 'Flete 2' });
    expect(answer).toMatchObject({ outcome: 'held', reasons: ['data-missing'] });
    await desk.stores.settings.keep({ ...DEFAULT_SETTINGS, whenDataIsMissing: 'ask' });
    expect((await desk.call('POST', `/api/quotations/${answer.quotationId}/send`, {})).status).toBe(200);
    expect((await desk.stores.outbox.ofQuotation(answer.quotationId))?.text).toContain('USD');
  });
});

describe('special cargo', () => {
  it('that is dangerous is held, and not called harmless once a person has approved it', async () => {
    const answer = await post({ content: `${WORDS} Dangerous goods, UN 1263, class 3.`, subject: 'Paint' });
    expect(answer).toMatchObject({ outcome: 'held', reasons: ['dangerous-goods'] });
    expect((await desk.call('POST', `/api/quotations/${answer.quotationId}/send`, {})).status).toBe(200);
    const reply = await desk.stores.outbox.ofQuotation(answer.quotationId);
    expect(reply?.text).not.toMatch(/non-dangerous/);
    expect(reply?.text.replace(/\s+/g, ' ')).toContain('for dangerous goods as you declared them');
  });
});

describe('the reply', () => {
  it.each([
    ['Reply-To', { headers: { 'Reply-To': 'rates@competitor.example' } }],
    ['Sender', { headers: { Sender: 'rates@competitor.example', 'Return-Path': '<rates@competitor.example>' } }],
    ['a name that plays an address', { from: '"rates@competitor.example" <rita@acme-cargo.example>' }],
    ['Cc and To', { to: 'quotes@desk.example, rates@competitor.example', headers: { Cc: 'rates@competitor.example' } }],
  ])('goes to the From mailbox alone, whatever stands in %s', async (name, words) => {
    const answer = await post({ ...words, subject: `Flete ${name}` });
    expect(answer).toMatchObject({ outcome: 'answered' });
    const reply = await replyTo(answer);
    expect(reply.to).toBe('rita@acme-cargo.example');
    const bytes = await new NodemailerComposer().compose(reply);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('competitor.example');
  });

  it('notes a foreign Reply-To for the clerk', async () => {
    const { quotationId } = await post({
      headers: { 'reply-to': 'Rates <rates@competitor.example>' },
      subject: 'Noted',
    });
    const { json } = await desk.call('GET', `/api/quotations/${quotationId}/details`);
    expect(json).toMatchObject({ warnings: [expect.stringContaining('rates@competitor.example')] });
    const own = await post({ headers: { 'reply-to': 'Rita <RITA@acme-cargo.example>' }, subject: 'Own' });
    const other = (await desk.call('GET', `/api/quotations/${own.quotationId}/details`)).json;
    expect(other).toMatchObject({ warnings: [] });
  });

  it.each([
    ['the subject', { subject: 'Flete\r\nBcc: rates@competitor.example\r\n\r\nInjected' }],
    ['a name', { from: 'Rita\r\nBcc: rates@competitor.example <rita@acme-cargo.example>' }],
    ['the Message-ID', { messageId: '<a@b.example>\r\nBcc: rates@competitor.example' }],
    ['In-Reply-To', { inReplyTo: '<a@b.example>\nBcc: rates@competitor.example', subject: 'IRT' }],
    ['References', { references: ['<a@b.example>\r\nBcc:rates@competitor.example'], subject: 'Refs' }],
  ])('has the headers that it has, whatever line ends stand in %s', async (_, words) => {
    const answer = await post(words);
    expect(answer.outcome).toMatch(/^(?:answered|held)$/);
    if (answer.outcome === 'held') return;
    const mail = await replyTo(answer);
    const parsed = await simpleParser(Buffer.from(await new NodemailerComposer().compose(mail)));
    expect(parsed.headers.has('bcc')).toBe(false);
    expect([parsed.to].flat().map((to) => to?.text)).toEqual(['rita@acme-cargo.example']);
    expect(parsed.text).not.toMatch(/^Injected/);
  });
});

describe('verdicts in a list of headers', () => {
  it('are those of the last server, not what a mail brings along below them', async () => {
    const claims = ['mx.example; spf=fail smtp.mailfrom=acme-cargo.example', 'mx.example; dmarc=pass'];
    const answer = await post({ headers: { 'Authentication-Results': claims }, subject: 'Claims' });
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
    const sent = desk.letterbox.mails.length;
    const answer = await post({ from });
    expect(answer.outcome).toBe('held');
    expect(desk.letterbox.mails).toHaveLength(sent);
  });

  it.each(['rita@ACME-Cargo.Example', 'rita@sales.acme-cargo.example', 'rita@acme-cargo.example.'])(
    'is one all the same: %s',
    async (from) => {
      expect(await post({ from, subject: `From ${from}` })).toMatchObject({ outcome: 'answered' });
    },
  );
});

describe('a domain that asks again and again', () => {
  it('gets so many replies an hour, and the rest waits for a person', async () => {
    const draft = { companyName: 'Busy', country: undefined, isApproved: true, notes: undefined };
    await desk.stores.senders.add({ ...draft, mailDomain: 'busy.example' }, new Date());
    const model = await replyTo(await post({ subject: 'A model' }));
    for (let n = 1; n < REPLIES_AN_HOUR_TO_A_DOMAIN; n += 1) {
      const words = { quotationId: 9_000 + n, to: `p${n % 7}@busy.example`, messageId: `<busy-${n}@desk.example>` };
      await desk.stores.outbox.add({ ...model, ...words, createdAt: new Date() });
    }
    expect(await post({ from: 'one@busy.example' })).toMatchObject({ outcome: 'answered' });
    for (const from of ['one@busy.example', 'two@busy.example']) {
      expect(await post({ from, subject: 'More' })).toMatchObject({ outcome: 'held', reasons: ['too-many-replies'] });
    }
    expect(await post({ subject: 'Another domain' })).toMatchObject({ outcome: 'answered' });
  });
});
