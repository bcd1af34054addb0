import { type EntityManager, In, type QueryDeepPartialEntity } from 'typeorm';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type { EmailPageRequest } from '../../../../domain/inbound-mail/email-list.js';
import type { InboundEmail, InboundEmailStatus, StoredEmail } from '../../../../domain/inbound-mail/inbound-email.js';
import {
  type EmailOutcome,
  type EmailResult,
  InboundEmailRepository,
} from '../../../../domain/inbound-mail/inbound-email.repository.js';
import { OUTCOME_CHANNEL } from '../job-notifier/channels.js';
import { joinOrStartTransaction, query } from '../query.js';
import { sanitizeText } from '../sanitize.js';
import { COUNT_DELETABLE_EMAILS, DELETE_EMAILS } from './deletable-emails.query.js';
import { buildEmailCountQuery, buildEmailPageQuery } from './email-list.query.js';
import { toHoldReasonsDocument } from './hold-reasons.mapper.js';
import {
  toContentColumns,
  toEmailResult,
  toEmailSummary,
  toInboundEmailColumns,
  toStoredEmail,
} from './inbound-email.mapper.js';
import { InboundEmailContentTable, type InboundEmailRow, InboundEmailTable } from './inbound-email.table.js';

/** Characters of a Message-ID by which an email is found again, as in the index. */
const MAX_MESSAGE_ID_LENGTH = 320;
/** As the index spells it. */
const MESSAGE_KEY = `left(content.message_id, ${MAX_MESSAGE_ID_LENGTH})`;

/** The received mail in PostgreSQL: a narrow table for lists, and one for the content. */
export class PostgresInboundEmailRepository extends InboundEmailRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  addIfAbsent(email: InboundEmail, identityKey: string, receivedAt: Date) {
    return joinOrStartTransaction(this.manager, async (manager) => {
      const insert = manager.createQueryBuilder().insert().into(InboundEmailTable);
      insert
        .values(toInboundEmailColumns(email, identityKey, receivedAt))
        .orIgnore()
        .returning('id');
      const [added]: Array<{ id: number }> = (await insert.updateEntity(false).execute()).raw;
      if (added) {
        const content = manager.createQueryBuilder().insert().into(InboundEmailContentTable);
        await content.values(toContentColumns(added.id, email)).updateEntity(false).execute();
        return { id: added.id, isNew: true };
      }
      // The conflict has waited for the other insert to commit, so that this statement sees it.
      const known = await manager.findOne(InboundEmailTable, { select: { id: true }, where: { identityKey } });
      if (!known) throw new Error(`An email was removed while its repeat came in: ${identityKey}`);
      return { id: known.id, isNew: false };
    });
  }

  async find(id: number): Promise<StoredEmail | undefined> {
    const [row] = await this.manager.find(InboundEmailTable, { where: { id }, relations: { content: true } });
    return row && toStoredEmail(row);
  }

  async findResult(id: number): Promise<EmailResult | undefined> {
    const row = await this.manager.findOne(InboundEmailTable, { where: { id } });
    return row ? toEmailResult(row) : undefined;
  }

  async findContentBytes(id: number): Promise<number> {
    const row = await this.manager.findOne(InboundEmailTable, {
      select: { id: true, contentBytes: true },
      where: { id },
    });
    return row?.contentBytes ?? 0;
  }

  async findText(id: number): Promise<string | undefined> {
    const select = { emailId: true, text: true } as const;
    return (await this.manager.findOne(InboundEmailContentTable, { select, where: { emailId: id } }))?.text;
  }

  findStatusForUpdate(id: number): Promise<InboundEmailStatus | undefined> {
    return joinOrStartTransaction(this.manager, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await manager.findOne(InboundEmailTable, { select: { id: true, state: true }, where: { id }, lock });
      return row?.state;
    });
  }

  async findEarlierWithSameId({ id, messageId, fromAddress }: Pick<StoredEmail, 'id' | 'messageId' | 'fromAddress'>) {
    if (messageId === undefined) return [];
    const key = sanitizeText(messageId).slice(0, MAX_MESSAGE_ID_LENGTH);
    const rows = await this.manager
      .createQueryBuilder(InboundEmailTable, 'email')
      .innerJoin('email.content', 'content')
      // Not the content itself: others may have sent many large mails under this id.
      .select(['email.id AS id', 'email.fromAddress AS "fromAddress"'])
      .addSelect('content.authenticationResults', 'authenticationResults')
      .where(`${MESSAGE_KEY} = :key AND email.id < :id`, { key, id })
      .andWhere('email.fromAddress IS NOT DISTINCT FROM :fromAddress', { fromAddress: fromAddress ?? null })
      .orderBy('email.id')
      .getRawMany<{ id: number; fromAddress: string | null; authenticationResults: string | null }>();
    return rows.map((row) => ({
      id: row.id,
      fromAddress: row.fromAddress ?? undefined,
      authenticationResults: row.authenticationResults ?? undefined,
    }));
  }

  async findQuotationByMessageId(messageIds: readonly string[]): Promise<number | undefined> {
    if (messageIds.length === 0) return undefined;
    const keys = messageIds.map((messageId) => sanitizeText(messageId).slice(0, MAX_MESSAGE_ID_LENGTH));
    const newest = await this.manager
      .createQueryBuilder(InboundEmailTable, 'email')
      .select('email.quotationId', 'quotationId')
      .innerJoin('email.content', 'content')
      .where(`${MESSAGE_KEY} = ANY(:keys::text[]) AND email.quotationId IS NOT NULL`, { keys })
      .orderBy('email.id', 'DESC')
      .limit(1)
      .getRawOne<{ quotationId: number }>();
    return newest?.quotationId;
  }

  async recordOutcome(
    id: number,
    { state, reasons, holdReasons, quotationId, lastError }: EmailOutcome,
  ): Promise<void> {
    const change = { state, reasons: [...reasons], quotationId: quotationId ?? null, lastError: lastError ?? null };
    const update = this.manager.createQueryBuilder().update(InboundEmailTable);
    const { affected } = await update
      .set({ ...change, holdReasons: toHoldReasonsDocument(holdReasons) })
      .where({ id })
      .returning(`pg_notify('${OUTCOME_CHANNEL}', id::text)`)
      .updateEntity(false)
      .execute();
    if (!affected) throw createNotFoundError('email', id);
  }

  reopen(id: number): Promise<void> {
    return this.updateExisting(id, { state: 'received', reasons: [], holdReasons: null, lastError: null });
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<readonly number[]> {
    const { rows } = await query<{ id: number }>(this.manager, DELETE_EMAILS, [moment, atMost]);
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  }

  async countDeletable(moment: Date): Promise<number> {
    return (await query<{ emails: number }>(this.manager, COUNT_DELETABLE_EMAILS, [moment])).rows[0]?.emails ?? 0;
  }

  async findPage(request: EmailPageRequest) {
    const { manager } = this;
    const page = buildEmailPageQuery(request);
    const ids = (await query<{ id: number }>(manager, page.text, page.parameters)).rows.map(({ id }) => id);
    const found = await manager.find(InboundEmailTable, { where: { id: In(ids) } });
    const rows = found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    const count = buildEmailCountQuery(request);
    const counted = await query<{ total: number }>(manager, count.text, count.parameters);
    return { rows: rows.map(toEmailSummary), total: counted.rows[0]?.total ?? 0 };
  }

  private async updateExisting(id: number, change: QueryDeepPartialEntity<InboundEmailRow>): Promise<void> {
    const { affected } = await this.manager.update(InboundEmailTable, { id }, change);
    if (!affected) throw createNotFoundError('email', id);
  }
}
