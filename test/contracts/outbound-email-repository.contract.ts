import { describe, expect, it } from '@jest/globals';
import type { OutboxDraft } from '../../domain/outbound-mail/outbound-email.js';
import { aQuotationOf } from '../support/fixtures/quotations.js';
import {
  type DeskUnderTest,
  deskForContract,
  NASTY_REST,
  NASTY_TEXT,
  type OpenDesk,
  violation,
} from './contract-context.js';

const CREATED_AT = new Date('2026-03-02T15:00:00.250Z');

function replyFor(quotationId: number, words: Partial<OutboxDraft> = {}): OutboxDraft {
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
    ...words,
  };
}

let lastEmailId = 0;

async function quotationIn(desk: DeskUnderTest): Promise<number> {
  lastEmailId += 1;
  return (await desk.quotations.add(aQuotationOf({ emailId: lastEmailId }))).id;
}

/** What an outbox promises. */
export function outboxContract(name: string, open: OpenDesk): void {
  describe(`${name} as an outbox`, () => {
    const desk = deskForContract(open);

    it('gives back a reply as it was put in', async () => {
      const draft = replyFor(await quotationIn(desk()));
      const added = await desk().outbox.add(draft);
      const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
      expect(added).toEqual({ ...draft, ...fresh, id: added.id });
      expect(await desk().outbox.find(added.id)).toEqual(added);
      expect(await desk().outbox.find(999_999)).toBeUndefined();
    });

    it('holds one reply for each revision of a quotation, and knows the newest', async () => {
      const quotationId = await quotationIn(desk());
      await desk().outbox.add(replyFor(quotationId));
      await expect(desk().outbox.add(replyFor(quotationId))).rejects.toMatchObject(violation('conflict'));
      const second = await desk().outbox.add(
        replyFor(quotationId, { revision: 2, inReplyTo: undefined, references: [] }),
      );
      expect(await desk().outbox.ofQuotation(quotationId)).toEqual(second);
      expect(await desk().outbox.ofQuotation(999_999)).toBeUndefined();
    });

    it('holds copies of a reply beside it, each once, and knows the last', async () => {
      const quotationId = await quotationIn(desk());
      const first = await desk().outbox.add(replyFor(quotationId));
      const copy = await desk().outbox.add(replyFor(quotationId, { copy: 1, messageId: '<c1@desk.example>' }));
      await expect(desk().outbox.add(replyFor(quotationId, { copy: 1 }))).rejects.toMatchObject(violation('conflict'));
      const last = await desk().outbox.add(replyFor(quotationId, { copy: 2 }));
      expect(await desk().outbox.ofQuotation(quotationId, 1)).toEqual(last);
      expect(await desk().outbox.find(copy.id)).toEqual({ ...copy, copy: 1 });
      expect(await desk().outbox.find(first.id)).not.toHaveProperty('copy');
      const newer = await desk().outbox.add(replyFor(quotationId, { revision: 2 }));
      expect(await desk().outbox.ofQuotation(quotationId)).toEqual(newer);
    });

    it('knows of a reply that is to leave whether a newer one is there, and whether its document is archived', async () => {
      const { outbox } = desk();
      const quotationId = await quotationIn(desk());
      const reply = await outbox.add(replyFor(quotationId));
      expect(await outbox.departure(reply.id)).toEqual({ reply, newestRevision: 1, isArchived: false });
      const newer = await outbox.add(replyFor(quotationId, { revision: 2 }));
      await outbox.archive(reply.id, { bytes: Uint8Array.from([37]), sha256: 'ab12' });
      expect(await outbox.departure(reply.id)).toEqual({ reply, newestRevision: 2, isArchived: true });
      expect(await outbox.departure(newer.id)).toEqual({ reply: newer, newestRevision: 2, isArchived: false });
      expect(await outbox.departure(999_999)).toBeUndefined();
    });

    it('archives the document of a reply once, and gives it back byte for byte', async () => {
      const { outbox } = desk();
      const { id } = await outbox.add(replyFor(await quotationIn(desk())));
      expect(await outbox.documentOf(id)).toBeUndefined();
      const document = { bytes: Uint8Array.from([37, 80, 68, 70, 0, 255, 10]), sha256: 'ab12' };
      await outbox.archive(id, document);
      await outbox.archive(id, { bytes: Uint8Array.from([1]), sha256: 'cd34' });
      expect(await outbox.documentOf(id)).toEqual(document);
      await expect(outbox.archive(999_999, document)).rejects.toMatchObject(violation('missing'));
    });

    it('notes tries that failed and the one that did not', async () => {
      const { outbox } = desk();
      const { id } = await outbox.add(replyFor(await quotationIn(desk())));
      await outbox.markFailed(id, 'waiting', 'greylisted');
      expect(await outbox.find(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'greylisted' });
      await outbox.markSent(id, CREATED_AT);
      expect(await outbox.find(id)).toMatchObject({
        state: 'sent',
        attempts: 2,
        lastError: undefined,
        sentAt: CREATED_AT,
      });
      await expect(outbox.markSent(999_999, CREATED_AT)).rejects.toMatchObject(violation('missing'));
      await expect(outbox.markFailed(999_999, 'failed', '')).rejects.toMatchObject(violation('missing'));
    });

    it('puts a failed reply back once, and no other one', async () => {
      const { outbox } = desk();
      const { id } = await outbox.add(replyFor(await quotationIn(desk())));
      const later = new Date(CREATED_AT.getTime() + 90_000);
      expect(await outbox.reopen(id, later, 'failed')).toBe(false);
      await outbox.markFailed(id, 'failed', 'no such user');
      expect(await outbox.reopen(id, later, 'failed')).toBe(true);
      expect(await outbox.find(id)).toMatchObject({
        ...{ state: 'waiting', attempts: 1, lastError: undefined, notBefore: later, createdAt: CREATED_AT },
      });
      expect(await outbox.reopen(id, later, 'failed')).toBe(false);
      await expect(outbox.reopen(999_999, later, 'failed')).rejects.toMatchObject(violation('missing'));
    });

    it('keeps a waiting reply from leaving once, and lets it be put back or replaced', async () => {
      const { outbox } = desk();
      const draft = replyFor(await quotationIn(desk()));
      const { id } = await outbox.add(draft);
      expect(await outbox.cancel(id, NASTY_TEXT)).toBe(true);
      expect(await outbox.cancel(id, 'again')).toBe(false);
      expect(await outbox.find(id)).toMatchObject({
        ...{ state: 'cancelled', attempts: 0, lastError: expect.stringContaining(NASTY_REST) },
      });
      expect(await outbox.reopen(id, CREATED_AT, 'failed')).toBe(false);
      expect(await outbox.reopen(id, CREATED_AT, 'cancelled')).toBe(true);
      await outbox.markFailed(id, 'waiting', 'away');
      expect(await outbox.cancel(id, 'a person')).toBe(true);
      const later = new Date(CREATED_AT.getTime() + 1);
      const next = { ...draft, subject: 'Corrected', createdAt: later, notBefore: later };
      const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
      expect(await outbox.add(next)).toEqual({ ...next, ...fresh, id });
      expect(await outbox.find(id)).toEqual({ ...next, ...fresh, id });
      await outbox.markSent(id, later);
      expect(await outbox.cancel(id, 'too late')).toBe(false);
      await expect(outbox.add(next)).rejects.toMatchObject(violation('conflict'));
      await expect(outbox.cancel(999_999, '')).rejects.toMatchObject(violation('missing'));
    });

    it('passes over a copy that was cancelled', async () => {
      const { outbox } = desk();
      const quotationId = await quotationIn(desk());
      const first = await outbox.add(replyFor(quotationId));
      await outbox.markSent(first.id, CREATED_AT);
      const copy = await outbox.add(replyFor(quotationId, { copy: 1, messageId: '<copy@desk.example>' }));
      expect((await outbox.ofQuotation(quotationId))?.id).toBe(copy.id);
      await outbox.cancel(copy.id, 'a person');
      expect((await outbox.ofQuotation(quotationId))?.id).toBe(first.id);
      expect((await outbox.ofQuotation(quotationId, 1))?.id).toBe(first.id);
      expect(await outbox.add(replyFor(quotationId, { copy: 1 }))).toMatchObject({ id: copy.id, state: 'waiting' });
    });

    it('counts the replies to an address since a moment, that moment included', async () => {
      const { outbox } = desk();
      const to = 'muchas@viveros.example';
      const later = new Date(CREATED_AT.getTime() + 1000);
      for (const createdAt of [CREATED_AT, later])
        await outbox.add(replyFor(await quotationIn(desk()), { to, createdAt }));
      expect(await outbox.countTo(to, CREATED_AT)).toBe(2);
      expect(await outbox.countTo(to, later)).toBe(1);
      expect(await outbox.countTo('nadie\0@viveros.example', CREATED_AT)).toBe(0);
    });

    it('finds the reply of each revision, and counts those of a quotation after a moment', async () => {
      const { outbox } = desk();
      const quotationId = await quotationIn(desk());
      const later = new Date(CREATED_AT.getTime() + 60_000);
      const first = await outbox.add(replyFor(quotationId));
      const second = await outbox.add(replyFor(quotationId, { revision: 2, createdAt: later }));
      expect(await outbox.ofQuotation(quotationId, 1)).toEqual(first);
      expect(await outbox.ofQuotation(quotationId, 2)).toEqual(second);
      expect(await outbox.ofQuotation(quotationId, 3)).toBeUndefined();
      expect(await outbox.countOfQuotation(quotationId, undefined)).toBe(2);
      expect(await outbox.countOfQuotation(quotationId, CREATED_AT)).toBe(1);
      expect(await outbox.countOfQuotation(quotationId, later)).toBe(0);
    });

    it('finds the newest reply by any Message-ID of a thread', async () => {
      const { outbox } = desk();
      const one = await outbox.add(replyFor(await quotationIn(desk()), { messageId: '<one@desk.example>' }));
      const two = await outbox.add(replyFor(await quotationIn(desk()), { messageId: '<two@desk.example>' }));
      expect(await outbox.withMessageId(['<nobody@x.example>', '<one@desk.example>'])).toEqual(one);
      expect(await outbox.withMessageId(['<two@desk.example>', '<one@desk.example>'])).toEqual(two);
      expect(await outbox.withMessageId(['<ONE@desk.example>'])).toBeUndefined();
      expect(await outbox.withMessageId([NASTY_TEXT, `<${'x'.repeat(5_000)}@x.example>`])).toBeUndefined();
      expect(await outbox.withMessageId([])).toBeUndefined();
    });

    it('counts the replies to a domain since a moment, up to a limit, and to no other domain', async () => {
      const { outbox } = desk();
      const addresses = ['a@muchos.example', 'B@Muchos.example', 'c@ventas.muchos.example', 'd@xmuchos.example'];
      for (const to of addresses) await outbox.add(replyFor(await quotationIn(desk()), { to }));
      expect(await outbox.countToDomain('muchos.example', CREATED_AT, 60)).toBe(2);
      expect(await outbox.countToDomain('muchos.example', CREATED_AT, 1)).toBe(1);
      expect(await outbox.countToDomain('muchos.example', new Date(CREATED_AT.getTime() + 1), 60)).toBe(0);
      expect(await outbox.countToDomain(NASTY_TEXT, CREATED_AT, 60)).toBe(0);
    });

    it('pages through the newest first, all or one state', async () => {
      const { outbox } = desk();
      const ids: number[] = [];
      for (const minute of [1, 2, 3]) {
        const createdAt = new Date(Date.UTC(2030, 0, 1, 0, minute));
        const { id } = await outbox.add(replyFor(await quotationIn(desk()), { createdAt }));
        await outbox.markFailed(id, 'failed', 'no such user');
        ids.unshift(id);
      }
      const first = await outbox.page({ state: undefined, page: 1, pageSize: 2 });
      expect(first.rows.map((row) => row.id)).toEqual(ids.slice(0, 2));
      expect(first.total).toBeGreaterThan(3);
      const failed = await outbox.page({ state: 'failed', page: 2, pageSize: 2 });
      expect(failed.total).toBe(3);
      expect(failed.rows.map((row) => row.id)).toEqual(ids.slice(2));
    });

    it('takes any text', async () => {
      const quotationId = await quotationIn(desk());
      const nasty = { subject: NASTY_TEXT, text: NASTY_TEXT, html: NASTY_TEXT, references: [NASTY_TEXT] };
      const { id } = await desk().outbox.add(replyFor(quotationId, { ...nasty, to: NASTY_TEXT.repeat(100) }));
      await desk().outbox.markFailed(id, 'failed', NASTY_TEXT);
      const found = await desk().outbox.find(id);
      for (const text of [found?.subject, found?.text, found?.html, found?.references[0], found?.lastError]) {
        expect(text).toContain(NASTY_REST);
      }
    });
  });
}
