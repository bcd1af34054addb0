import { describe, expect, it } from '@jest/globals';
import { anInboundEmail } from '../support/fixtures/inbound-email.js';
import { matchDomainError, NASTY_REST, NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

const RECEIVED_AT = new Date('2026-03-02T08:00:00.123Z');

/** What a store of received mail promises. */
export function describeInboundEmailRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as incoming emails`, () => {
    const context = setUpContext(open);

    it('gives back an email as it came', async () => {
      const email = anInboundEmail({
        html: '<p>Favor</p>',
        inReplyTo: '<m0@desk.example>',
        references: ['<m0@desk.example>'],
        attachments: [
          { filename: 'lista.pdf', contentType: 'application/pdf', sizeBytes: 3, contentBase64: 'YWJj' },
          { filename: 'foto.jpg', contentType: 'image/jpeg', sizeBytes: 9_000_000, contentBase64: undefined },
        ],
        authenticationResults: 'mx.desk.example; dmarc=pass',
        receivedBy: 'quotes@desk.example',
      });
      const { id, isNew } = await context().emails.addIfAbsent(email, 'whole', RECEIVED_AT);
      expect(isNew).toBe(true);
      const untouched = { state: 'received', reasons: [], quotationId: undefined, lastError: undefined };
      expect(await context().emails.find(id)).toEqual({ ...email, ...untouched, id, receivedAt: RECEIVED_AT });
      expect(await context().emails.find(999_999)).toBeUndefined();
    });

    it('tells what has become of an email, how much it holds and what it says, without its files', async () => {
      const { emails } = context();
      const file = { filename: 'a.bin', contentType: 'application/octet-stream', sizeBytes: 3, contentBase64: 'YWJj' };
      const email = anInboundEmail({ html: '<p>Hi</p>', attachments: [file, { ...file, contentBase64: undefined }] });
      const { id } = await emails.addIfAbsent(email, 'large', RECEIVED_AT);
      expect(await emails.findContentBytes(id)).toBe(email.text.length + '<p>Hi</p>'.length + 'YWJj'.length);
      expect(await emails.findText(id)).toBe(email.text);
      const known = { id, receivedAt: RECEIVED_AT, subject: email.subject };
      const untouched = { ...known, state: 'received', reasons: [], quotationId: undefined, lastError: undefined };
      expect(await emails.findResult(id)).toEqual(untouched);
      const outcome = { state: 'held', reasons: ['domain-unknown'], quotationId: 12, lastError: 'odd' } as const;
      const holdReasons = [{ code: 'domain-unknown' }];
      await emails.recordOutcome(id, { ...outcome, holdReasons });
      expect(await emails.findResult(id)).toEqual({ ...known, ...outcome, holdReasons });
      expect(await emails.findResult(999_999)).toBeUndefined();
      expect(await emails.findContentBytes(999_999)).toBe(0);
      expect(await emails.findText(999_999)).toBeUndefined();
    });

    it('keeps an email without sender, subject and text', async () => {
      const email = anInboundEmail({
        fromAddress: undefined,
        fromName: undefined,
        fromHeader: '',
        subject: '',
        text: '',
        headers: {},
      });
      const { id } = await context().emails.addIfAbsent(email, 'bare', RECEIVED_AT);
      expect(await context().emails.find(id)).toMatchObject(email);
    });

    it('knows an email again by its identity key, and keeps the first one', async () => {
      const first = await context().emails.addIfAbsent(anInboundEmail(), 'twice', RECEIVED_AT);
      const second = await context().emails.addIfAbsent(anInboundEmail({ text: 'Otra vez' }), 'twice', RECEIVED_AT);
      expect(second).toEqual({ id: first.id, isNew: false });
      expect((await context().emails.find(first.id))?.text).toBe('Favor cotizar 12 rollos a Managua.');
    });

    it('knows earlier mail by its Message-ID and sender', async () => {
      const { emails } = context();
      const bearing = (text: string, overrides = {}) =>
        anInboundEmail({ messageId: '<same@molinos.example>', text, ...overrides });
      const first = await emails.addIfAbsent(bearing('a'), 'same-1', RECEIVED_AT);
      await emails.addIfAbsent(bearing('b', { fromAddress: 'otra@molinos.example' }), 'same-2', RECEIVED_AT);
      const proven = { authenticationResults: 'mx.desk.example; dmarc=pass' };
      const third = await emails.addIfAbsent(bearing('c', proven), 'same-3', RECEIVED_AT);
      const last = await emails.addIfAbsent(bearing('d'), 'same-4', RECEIVED_AT);
      const { fromAddress, messageId } = bearing('a');
      expect(await emails.findEarlierWithSameId({ id: last.id, messageId, fromAddress })).toEqual([
        { id: first.id, fromAddress, authenticationResults: undefined },
        { id: third.id, fromAddress, ...proven },
      ]);
      expect(await emails.findEarlierWithSameId({ id: first.id, messageId, fromAddress })).toEqual([]);
      expect(await emails.findEarlierWithSameId({ id: last.id, messageId: undefined, fromAddress })).toEqual([]);
    });

    it('keeps one email of fifty that come at once with one identity key', async () => {
      const stored = await Promise.all(
        Array.from({ length: 50 }, () =>
          context().unitOfWork.run(async ({ emails, queue }) => {
            const answer = await emails.addIfAbsent(anInboundEmail(), 'fifty', RECEIVED_AT);
            if (answer.isNew) await queue.enqueue('answer-email', answer.id, RECEIVED_AT);
            return answer;
          }),
        ),
      );
      expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
      expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect((await context().queue.backlog()).pending).toBe(1);
    });

    it('notes how an email ended, and reopens it', async () => {
      const { emails } = context();
      const { id } = await emails.addIfAbsent(anInboundEmail(), 'settled', RECEIVED_AT);
      const outcome = { state: 'held', reasons: ['domain-unknown'], quotationId: 12, lastError: 'odd' } as const;
      await emails.recordOutcome(id, outcome);
      expect(await emails.find(id)).toMatchObject(outcome);
      expect(await emails.find(id)).not.toHaveProperty('holdReasons');
      const params = { replyAddress: `ana@${NASTY_TEXT}`, lookAlike: 'molinos.example' };
      const reason = { code: 'domain-unknown', params };
      await emails.recordOutcome(id, { ...outcome, holdReasons: [reason] });
      const stored = (await emails.find(id))?.holdReasons;
      expect(stored).toMatchObject([{ code: 'domain-unknown', params: { lookAlike: 'molinos.example' } }]);
      await emails.reopen(id);
      expect(await emails.find(id)).not.toHaveProperty('holdReasons');
      expect(await emails.find(id)).toMatchObject({
        state: 'received',
        reasons: [],
        quotationId: 12,
        lastError: undefined,
      });
    });

    it('forgets the oldest mail that ended without a quotation, and keeps all other mail', async () => {
      const { emails } = context();
      const outcome = { state: 'ignored', reasons: [], quotationId: undefined, lastError: undefined } as const;
      const at = (minute: number) => new Date(Date.UTC(2020, 0, 1, 0, minute));
      const storeAt = async (minute: number) =>
        (await emails.addIfAbsent(anInboundEmail(), `old-${minute}`, at(minute))).id;
      const [first, second, third, quoted, waiting, unlinked] = await Promise.all([1, 2, 3, 4, 5, 6].map(storeAt));
      for (const id of [first, second, third, unlinked]) await emails.recordOutcome(id ?? 0, outcome);
      await emails.recordOutcome(quoted ?? 0, { ...outcome, state: 'answered', quotationId: 12 });
      expect(await emails.countDeletable(at(3))).toBe(2);
      expect(await emails.deleteOlderThan(at(3), 1)).toEqual([first]);
      expect(await emails.countDeletable(at(3))).toBe(1);
      expect(await emails.deleteOlderThan(at(3), 10)).toEqual([second]);
      expect(await emails.find(first ?? 0)).toBeUndefined();
      expect(await emails.deleteOlderThan(at(6), 10)).toEqual([third]);
      for (const id of [quoted, waiting, unlinked]) expect(await emails.find(id ?? 0)).toBeDefined();
    });

    it('finds the quotation of a thread by the Message-ID of its newest email', async () => {
      const { emails } = context();
      const messageId = '<thread@telas.example>';
      const stored = async (key: string, quotationId: number | undefined) => {
        const { id } = await emails.addIfAbsent(
          anInboundEmail({ messageId, fromAddress: `${key}@telas.example` }),
          key,
          RECEIVED_AT,
        );
        await emails.recordOutcome(id, { state: 'answered', reasons: [], quotationId, lastError: undefined });
      };
      expect(await emails.findQuotationByMessageId([messageId])).toBeUndefined();
      await stored('thread-1', 31);
      await stored('thread-2', 32);
      await stored('thread-3', undefined);
      expect(await emails.findQuotationByMessageId(['<other@telas.example>', messageId])).toBe(32);
      expect(await emails.findQuotationByMessageId([NASTY_TEXT])).toBeUndefined();
      expect(await emails.findQuotationByMessageId([])).toBeUndefined();
    });

    it('says that an unknown email is missing', async () => {
      const outcome = { state: 'ignored', reasons: [], quotationId: undefined, lastError: undefined } as const;
      await expect(context().emails.recordOutcome(999_999, outcome)).rejects.toMatchObject(matchDomainError('missing'));
      await expect(context().emails.reopen(999_999)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('pages through the newest first, all or one state', async () => {
      const { emails } = context();
      for (const minute of [1, 3, 2]) {
        const at = new Date(Date.UTC(2026, 4, 1, 0, minute));
        const { id } = await emails.addIfAbsent(anInboundEmail({ subject: `Minute ${minute}` }), `page-${minute}`, at);
        await emails.recordOutcome(id, {
          state: 'failed',
          reasons: ['x'],
          quotationId: undefined,
          lastError: undefined,
        });
      }
      const first = await emails.findPage({ state: undefined, page: 1, pageSize: 2 });
      expect(first.rows.map((row) => row.subject)).toEqual(['Minute 3', 'Minute 2']);
      expect(first.total).toBeGreaterThan(3);
      const failed = await emails.findPage({ state: 'failed', page: 2, pageSize: 2 });
      expect(failed).toMatchObject({ total: 3, rows: [{ subject: 'Minute 1', state: 'failed', reasons: ['x'] }] });
      expect(failed.rows[0]).toMatchObject({ from: 'Rosa Chaves <rosa@telas.example>', quotationId: undefined });
    });

    it('takes any text in every field', async () => {
      const email = anInboundEmail({
        fromHeader: NASTY_TEXT,
        fromAddress: NASTY_TEXT.repeat(500),
        subject: NASTY_TEXT,
        text: NASTY_TEXT,
        html: NASTY_TEXT,
        references: [NASTY_TEXT],
        headers: { [NASTY_TEXT]: NASTY_TEXT },
        attachments: [{ filename: NASTY_TEXT, contentType: '', sizeBytes: 0, contentBase64: '' }],
      });
      const { id } = await context().emails.addIfAbsent(email, 'nasty', RECEIVED_AT);
      const found = await context().emails.find(id);
      for (const text of [found?.subject, found?.text, found?.html, found?.references[0]]) {
        expect(text).toContain(NASTY_REST);
      }
      expect(Object.values(found?.headers ?? {})[0]).toContain(NASTY_REST);
      expect(found?.attachments[0]?.filename).toContain(NASTY_REST);
      await context().emails.recordOutcome(id, {
        state: 'failed',
        reasons: [NASTY_TEXT],
        quotationId: undefined,
        lastError: NASTY_TEXT,
      });
      expect((await context().emails.find(id))?.lastError).toContain(NASTY_REST);
    });
  });
}
