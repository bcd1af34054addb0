import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const CUSTOMER = 'Luisa Mora <luisa@granos-del-sur.example>';
const PROOF = { authenticationResults: 'mx.example; dmarc=pass header.from=granos-del-sur.example' };
/** What only the customer's mail and our replies to it say. */
const CONFIDENTIAL = /anemometers|granos|luisa|mora\b/i;
const REQUEST =
  'Please quote air freight from Miami to SJO, DAP Heredia: 2 pallets 120x80x100 cm, 350 kg of anemometers.';
const OTHER_REQUEST =
  'Please quote air freight from Miami to SJO, DAP Heredia: 1 pallet 120x80x100 cm, 200 kg of pumps.';

/** What a stranger can learn of a customer's thread, and writes into his own mail. */
interface Thread {
  readonly quotationId: number;
  readonly firstId: string;
  readonly replyId: string;
  readonly replySubject: string;
  readonly replyText: string;
}

const quote = (text: string) => text.replace(/^/gm, '> ');

/** Mail of others that claims a place in the thread. */
const CLAIMS: Readonly<Record<string, (thread: Thread) => Readonly<Record<string, unknown>>>> = {
  'In-Reply-To of our reply': ({ replyId }) => ({ inReplyTo: replyId }),
  'In-Reply-To without brackets': ({ replyId }) => ({ inReplyTo: replyId.replace(/[<>]/g, '') }),
  'References to both mails': ({ firstId, replyId }) => ({ references: [firstId, replyId] }),
  'References among a hundred others': ({ replyId }) => ({
    references: [...Array.from({ length: 100 }, (_, at) => `<x${at}@c.example>`), replyId],
  }),
  'the number of the quotation': ({ quotationId }) => ({ subject: `Re: Flete [Q${quotationId}]` }),
  'numbers of many quotations': ({ quotationId }) => ({
    subject: Array.from({ length: quotationId + 5 }, (_, at) => `[Q${at}]`).join(' '),
  }),
  'the number with zeros and signs': ({ quotationId }) => ({
    subject: `[Q000${quotationId}] [q${quotationId}] [Q\u200b${quotationId}]`,
  }),
  'the subject of our reply and all it says': ({ replySubject, replyText, replyId }) => ({
    subject: `Re: ${replySubject}`,
    inReplyTo: replyId,
    content: `${OTHER_REQUEST}\n\nOn Mon, Quotes wrote:\n${quote(replyText.replace(/\n/g, ' '))}`,
  }),
  'the Message-ID of our reply as its own': ({ replyId }) => ({ messageId: replyId }),
  'the Message-ID of the first mail as its own': ({ firstId }) => ({ messageId: firstId }),
};

const SENDERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'another customer': { from: 'Eva <eva@puertos-y-rutas.example>' },
  'another customer with the name and the Reply-To of this one': {
    from: '"luisa@granos-del-sur.example" <eva@puertos-y-rutas.example>',
    replyTo: 'luisa@granos-del-sur.example',
  },
  'somebody unknown': { from: 'luisa@granos-del-sur.example.evil.example' },
  'somebody below a domain that is drawn alike': { from: 'luisa@grаnos-del-sur.example' },
  'the customer by a verdict that says no': {
    from: CUSTOMER,
    authenticationResults: 'mx.example; dmarc=fail header.from=granos-del-sur.example',
  },
  'two senders': { from: `eva@puertos-y-rutas.example, ${CUSTOMER}` },
};

let app: InMemoryApp;
let mailCount = 0;

async function postEmail(overrides: Readonly<Record<string, unknown>>) {
  mailCount += 1;
  const email = {
    ...{ to: 'quotes@desk.example', subject: `Flete ${mailCount}`, content: REQUEST },
    ...{ messageId: `<poison-${mailCount}@mail.example>` },
    ...overrides,
  };
  const answer = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
  return {
    httpStatus: answer.status,
    ...(answer.json as { readonly quotationId: number | null; readonly outcome: string }),
  };
}

async function startThread(): Promise<Thread> {
  const mails = [...String(mailCount)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
  const firstId = `<first-${mailCount}@granos-del-sur.example>`;
  const first = await postEmail({ ...PROOF, from: CUSTOMER, messageId: firstId, subject: `Flete pedido${mails}` });
  expect(first).toMatchObject({ outcome: 'answered' });
  const quotationId = Number(first.quotationId);
  const reply = await eventually(async () => {
    const found = await app.stores.outboundEmails.findByQuotation(quotationId);
    return found?.state === 'sent' ? found : undefined;
  });
  return { quotationId, firstId, replyId: reply.messageId, replySubject: reply.subject, replyText: reply.text };
}

describe('the thread of a customer', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    for (const mailDomain of ['granos-del-sur.example', 'puertos-y-rutas.example']) {
      const draft = { mailDomain, companyName: mailDomain, country: undefined, isApproved: true, notes: undefined };
      await app.stores.recognizedDomains.add(draft, new Date());
    }
  });
  afterAll(() => app.close());

  describe.each(Object.entries(SENDERS))('with mail of %s', (_, sender) => {
    it.each(Object.entries(CLAIMS))('is not joined, told or changed by %s', async (_claim, claimOf) => {
      const thread = await startThread();
      const before = await app.stores.quotations.find(thread.quotationId);
      const mailsBefore = app.mailTransport.mails.length;
      const answer = await postEmail({ content: OTHER_REQUEST, ...sender, ...claimOf(thread) });
      expect(answer.httpStatus).toBeLessThan(500);
      expect(answer.quotationId ?? undefined).not.toBe(thread.quotationId);
      expect(await app.stores.quotations.find(thread.quotationId)).toEqual(before);
      expect(await app.stores.outboundEmails.countByQuotation(thread.quotationId, undefined)).toBe(1);
      if (answer.outcome === 'answered') {
        await eventually(async () => app.mailTransport.mails.length > mailsBefore || undefined);
      }
      for (const { to, text, html } of app.mailTransport.mails.slice(mailsBefore)) {
        expect(to).toBe('eva@puertos-y-rutas.example');
        // Its own words may come back, and those say what it claims: only what it did not write tells of the customer.
        if (!CONFIDENTIAL.test(JSON.stringify(claimOf(thread)))) expect(`${text} ${html}`).not.toMatch(CONFIDENTIAL);
      }
    });
  });

  it('is answered to the sender that is proven, wherever Reply-To points', async () => {
    const { quotationId, replyId } = await startThread();
    const named = { ...PROOF, from: CUSTOMER, inReplyTo: replyId, content: 'The gross weight is 410 kg in total.' };
    const mailsBefore = app.mailTransport.mails.length;
    await postEmail({ ...named, replyTo: 'accounts@evil.example' });
    const others = app.mailTransport.mails.slice(mailsBefore).filter(({ to }) => to !== 'luisa@granos-del-sur.example');
    expect(others).toEqual([]);
    expect((await app.stores.quotations.find(quotationId))?.clientEmail).toBe('luisa@granos-del-sur.example');
  });
});
