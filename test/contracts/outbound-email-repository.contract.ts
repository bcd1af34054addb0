import { describe, expect, it } from '@jest/globals';
import type { NewOutboundEmail } from '../../domain/outbound-mail/outbound-email.js';
import { aQuotation } from '../support/fixtures/quotations.js';
import {
  type ContractContext,
  matchDomainError,
  NASTY_REST,
  NASTY_TEXT,
  type OpenContext,
  setUpContext,
} from './contract-context.js';

const CREATED_AT = new Date('2026-03-02T15:00:00.250Z');

function aReplyFor(quotationId: number, overrides: Partial<NewOutboundEmail> = {}): NewOutboundEmail {
  return {
    quotationId,
    revision: 1,
    messageId: `<q${quotationId}.1@desk.example>`,
    from: 'quotes@desk.example',
    to: 'luz@viveros.example',
    subject: 'Re: Semillas',
    text: 'Total',
    html: '<b>Total</b>',
    inReplyTo: '<m1@viveros.example>',
    references: ['<m0@viveros.example>', '<m1@viveros.example>'],
    notBefore: CREATED_AT,
    createdAt: CREATED_AT,
    ...overrides,
  };
}

let lastEmailId = 0;

async function addQuotation(context: ContractContext): Promise<number> {
  lastEmailId += 1;
  return (await context.quotations.add(aQuotation({ emailId: lastEmailId }))).id;
}

/** What an outbox promises. */
export function describeOutboundEmailRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as an outbox`, () => {
    const context = setUpContext(open);

    it('gives back a reply as it was put in', async () => {
      const draft = aReplyFor(await addQuotation(context()));
      const added = await context().outboundEmails.add(draft);
      const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
      expect(added).toEqual({ ...draft, ...fresh, id: added.id });
      expect(await context().outboundEmails.find(added.id)).toEqual(added);
      expect(await context().outboundEmails.find(999_999)).toBeUndefined();
    });

    it('holds one reply for each revision of a quotation, and knows the newest', async () => {
      const quotationId = await addQuotation(context());
      await context().outboundEmails.add(aReplyFor(quotationId));
      await expect(context().outboundEmails.add(aReplyFor(quotationId))).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
      const second = await context().outboundEmails.add(
        aReplyFor(quotationId, { revision: 2, inReplyTo: undefined, references: [] }),
      );
      expect(await context().outboundEmails.findByQuotation(quotationId)).toEqual(second);
      expect(await context().outboundEmails.findByQuotation(999_999)).toBeUndefined();
    });

    it('holds one reminder of a quotation, which is no reply', async () => {
      const quotationId = await addQuotation(context());
      const { outboundEmails } = context();
      const reply = await outboundEmails.add(aReplyFor(quotationId));
      const draft = aReplyFor(quotationId, { isReminder: true, messageId: '<reminder@desk.example>' });
      const reminder = await outboundEmails.add(draft);
      expect(await outboundEmails.find(reminder.id)).toEqual(reminder);
      expect(reminder.isReminder).toBe(true);
      for (const again of [draft, { ...draft, revision: 2 }, { ...draft, copy: 1 }])
        await expect(outboundEmails.add(again)).rejects.toMatchObject(matchDomainError('conflict'));
      expect(await outboundEmails.findByQuotation(quotationId)).toEqual(reply);
      expect(await outboundEmails.countByQuotation(quotationId, undefined)).toBe(1);
      expect((await outboundEmails.findDispatchContext(reminder.id))?.reply).toEqual(reminder);
      const copy = await outboundEmails.add(aReplyFor(quotationId, { copy: 1, messageId: '<c9@desk.example>' }));
      expect(await outboundEmails.findByQuotation(quotationId)).toEqual(copy);
    });

    it('holds copies of a reply beside it, each once, and knows the last', async () => {
      const quotationId = await addQuotation(context());
      const first = await context().outboundEmails.add(aReplyFor(quotationId));
      const copy = await context().outboundEmails.add(
        aReplyFor(quotationId, { copy: 1, messageId: '<c1@desk.example>' }),
      );
      await expect(context().outboundEmails.add(aReplyFor(quotationId, { copy: 1 }))).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
      const last = await context().outboundEmails.add(aReplyFor(quotationId, { copy: 2 }));
      expect(await context().outboundEmails.findByQuotation(quotationId, 1)).toEqual(last);
      expect(await context().outboundEmails.find(copy.id)).toEqual({ ...copy, copy: 1 });
      expect(await context().outboundEmails.find(first.id)).not.toHaveProperty('copy');
      const newer = await context().outboundEmails.add(aReplyFor(quotationId, { revision: 2 }));
      expect(await context().outboundEmails.findByQuotation(quotationId)).toEqual(newer);
    });

    it('knows of a reply that is to leave whether a newer one is there, and whether its document is archived', async () => {
      const { outboundEmails } = context();
      const quotationId = await addQuotation(context());
      const reply = await outboundEmails.add(aReplyFor(quotationId));
      expect(await outboundEmails.findDispatchContext(reply.id)).toEqual({
        reply,
        newestRevision: 1,
        isArchived: false,
      });
      const newer = await outboundEmails.add(aReplyFor(quotationId, { revision: 2 }));
      await outboundEmails.archivePdf(reply.id, { bytes: Uint8Array.from([37]), sha256: 'ab12' });
      expect(await outboundEmails.findDispatchContext(reply.id)).toEqual({
        reply,
        newestRevision: 2,
        isArchived: true,
      });
      expect(await outboundEmails.findDispatchContext(newer.id)).toEqual({
        reply: newer,
        newestRevision: 2,
        isArchived: false,
      });
      expect(await outboundEmails.findDispatchContext(999_999)).toBeUndefined();
    });

    it('archives the document of a reply once, and gives it back byte for byte', async () => {
      const { outboundEmails } = context();
      const { id } = await outboundEmails.add(aReplyFor(await addQuotation(context())));
      expect(await outboundEmails.findPdf(id)).toBeUndefined();
      const document = { bytes: Uint8Array.from([37, 80, 68, 70, 0, 255, 10]), sha256: 'ab12' };
      await outboundEmails.archivePdf(id, document);
      await outboundEmails.archivePdf(id, { bytes: Uint8Array.from([1]), sha256: 'cd34' });
      expect(await outboundEmails.findPdf(id)).toEqual(document);
      await expect(outboundEmails.archivePdf(999_999, document)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('notes tries that failed and the one that did not', async () => {
      const { outboundEmails } = context();
      const { id } = await outboundEmails.add(aReplyFor(await addQuotation(context())));
      await outboundEmails.markFailed(id, 'waiting', 'greylisted');
      expect(await outboundEmails.find(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'greylisted' });
      await outboundEmails.markSent(id, CREATED_AT);
      expect(await outboundEmails.find(id)).toMatchObject({
        state: 'sent',
        attempts: 2,
        lastError: undefined,
        sentAt: CREATED_AT,
      });
      await expect(outboundEmails.markSent(999_999, CREATED_AT)).rejects.toMatchObject(matchDomainError('missing'));
      await expect(outboundEmails.markFailed(999_999, 'failed', '')).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('puts a failed reply back once, and no other one', async () => {
      const { outboundEmails } = context();
      const { id } = await outboundEmails.add(aReplyFor(await addQuotation(context())));
      const later = new Date(CREATED_AT.getTime() + 90_000);
      expect(await outboundEmails.reopen(id, later, 'failed')).toBe(false);
      await outboundEmails.markFailed(id, 'failed', 'no such user');
      expect(await outboundEmails.reopen(id, later, 'failed')).toBe(true);
      expect(await outboundEmails.find(id)).toMatchObject({
        ...{ state: 'waiting', attempts: 1, lastError: undefined, notBefore: later, createdAt: CREATED_AT },
      });
      expect(await outboundEmails.reopen(id, later, 'failed')).toBe(false);
      await expect(outboundEmails.reopen(999_999, later, 'failed')).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('keeps a waiting reply from leaving once, and lets it be put back or replaced', async () => {
      const { outboundEmails } = context();
      const draft = aReplyFor(await addQuotation(context()));
      const { id } = await outboundEmails.add(draft);
      expect(await outboundEmails.cancel(id, NASTY_TEXT)).toBe(true);
      expect(await outboundEmails.cancel(id, 'again')).toBe(false);
      expect(await outboundEmails.find(id)).toMatchObject({
        ...{ state: 'cancelled', attempts: 0, lastError: expect.stringContaining(NASTY_REST) },
      });
      expect(await outboundEmails.reopen(id, CREATED_AT, 'failed')).toBe(false);
      expect(await outboundEmails.reopen(id, CREATED_AT, 'cancelled')).toBe(true);
      await outboundEmails.markFailed(id, 'waiting', 'away');
      expect(await outboundEmails.cancel(id, 'a person')).toBe(true);
      const later = new Date(CREATED_AT.getTime() + 1);
      const next = { ...draft, subject: 'Corrected', createdAt: later, notBefore: later };
      const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
      expect(await outboundEmails.add(next)).toEqual({ ...next, ...fresh, id });
      expect(await outboundEmails.find(id)).toEqual({ ...next, ...fresh, id });
      await outboundEmails.markSent(id, later);
      expect(await outboundEmails.cancel(id, 'too late')).toBe(false);
      await expect(outboundEmails.add(next)).rejects.toMatchObject(matchDomainError('conflict'));
      await expect(outboundEmails.cancel(999_999, '')).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('passes over a copy that was cancelled', async () => {
      const { outboundEmails } = context();
      const quotationId = await addQuotation(context());
      const first = await outboundEmails.add(aReplyFor(quotationId));
      await outboundEmails.markSent(first.id, CREATED_AT);
      const copy = await outboundEmails.add(aReplyFor(quotationId, { copy: 1, messageId: '<copy@desk.example>' }));
      expect((await outboundEmails.findByQuotation(quotationId))?.id).toBe(copy.id);
      await outboundEmails.cancel(copy.id, 'a person');
      expect((await outboundEmails.findByQuotation(quotationId))?.id).toBe(first.id);
      expect((await outboundEmails.findByQuotation(quotationId, 1))?.id).toBe(first.id);
      expect(await outboundEmails.add(aReplyFor(quotationId, { copy: 1 }))).toMatchObject({
        id: copy.id,
        state: 'waiting',
      });
    });

    it('counts the replies to an address since a moment, that moment included', async () => {
      const { outboundEmails } = context();
      const to = 'muchas@viveros.example';
      const later = new Date(CREATED_AT.getTime() + 1000);
      for (const createdAt of [CREATED_AT, later])
        await outboundEmails.add(aReplyFor(await addQuotation(context()), { to, createdAt }));
      expect(await outboundEmails.countToAddress(to, CREATED_AT)).toBe(2);
      expect(await outboundEmails.countToAddress(to, later)).toBe(1);
      expect(await outboundEmails.countToAddress('nadie\0@viveros.example', CREATED_AT)).toBe(0);
    });

    it('finds the reply of each revision, and counts those of a quotation after a moment', async () => {
      const { outboundEmails } = context();
      const quotationId = await addQuotation(context());
      const later = new Date(CREATED_AT.getTime() + 60_000);
      const first = await outboundEmails.add(aReplyFor(quotationId));
      const second = await outboundEmails.add(aReplyFor(quotationId, { revision: 2, createdAt: later }));
      expect(await outboundEmails.findByQuotation(quotationId, 1)).toEqual(first);
      expect(await outboundEmails.findByQuotation(quotationId, 2)).toEqual(second);
      expect(await outboundEmails.findByQuotation(quotationId, 3)).toBeUndefined();
      expect(await outboundEmails.countByQuotation(quotationId, undefined)).toBe(2);
      expect(await outboundEmails.countByQuotation(quotationId, CREATED_AT)).toBe(1);
      expect(await outboundEmails.countByQuotation(quotationId, later)).toBe(0);
    });

    it('finds the newest reply by any Message-ID of a thread', async () => {
      const { outboundEmails } = context();
      const one = await outboundEmails.add(
        aReplyFor(await addQuotation(context()), { messageId: '<one@desk.example>' }),
      );
      const two = await outboundEmails.add(
        aReplyFor(await addQuotation(context()), { messageId: '<two@desk.example>' }),
      );
      expect(await outboundEmails.findByMessageId(['<nobody@x.example>', '<one@desk.example>'])).toEqual(one);
      expect(await outboundEmails.findByMessageId(['<two@desk.example>', '<one@desk.example>'])).toEqual(two);
      expect(await outboundEmails.findByMessageId(['<ONE@desk.example>'])).toBeUndefined();
      expect(await outboundEmails.findByMessageId([NASTY_TEXT, `<${'x'.repeat(5_000)}@x.example>`])).toBeUndefined();
      expect(await outboundEmails.findByMessageId([])).toBeUndefined();
    });

    it('counts the replies to a domain since a moment, up to a limit, and to no other domain', async () => {
      const { outboundEmails } = context();
      const addresses = ['a@muchos.example', 'B@Muchos.example', 'c@ventas.muchos.example', 'd@xmuchos.example'];
      for (const to of addresses) await outboundEmails.add(aReplyFor(await addQuotation(context()), { to }));
      expect(await outboundEmails.countToDomain('muchos.example', CREATED_AT, 60)).toBe(2);
      expect(await outboundEmails.countToDomain('muchos.example', CREATED_AT, 1)).toBe(1);
      expect(await outboundEmails.countToDomain('muchos.example', new Date(CREATED_AT.getTime() + 1), 60)).toBe(0);
      expect(await outboundEmails.countToDomain(NASTY_TEXT, CREATED_AT, 60)).toBe(0);
    });

    it('pages through the newest first, all or one state', async () => {
      const { outboundEmails } = context();
      const ids: number[] = [];
      for (const minute of [1, 2, 3]) {
        const createdAt = new Date(Date.UTC(2030, 0, 1, 0, minute));
        const { id } = await outboundEmails.add(aReplyFor(await addQuotation(context()), { createdAt }));
        await outboundEmails.markFailed(id, 'failed', 'no such user');
        ids.unshift(id);
      }
      const first = await outboundEmails.findPage({ state: undefined, page: 1, pageSize: 2 });
      expect(first.rows.map((row) => row.id)).toEqual(ids.slice(0, 2));
      expect(first.total).toBeGreaterThan(3);
      const failed = await outboundEmails.findPage({ state: 'failed', page: 2, pageSize: 2 });
      expect(failed.total).toBe(3);
      expect(failed.rows.map((row) => row.id)).toEqual(ids.slice(2));
    });

    it('takes any text', async () => {
      const quotationId = await addQuotation(context());
      const nasty = { subject: NASTY_TEXT, text: NASTY_TEXT, html: NASTY_TEXT, references: [NASTY_TEXT] };
      const { id } = await context().outboundEmails.add(
        aReplyFor(quotationId, { ...nasty, to: NASTY_TEXT.repeat(100) }),
      );
      await context().outboundEmails.markFailed(id, 'failed', NASTY_TEXT);
      const found = await context().outboundEmails.find(id);
      for (const text of [found?.subject, found?.text, found?.html, found?.references[0], found?.lastError]) {
        expect(text).toContain(NASTY_REST);
      }
    });
  });
}
