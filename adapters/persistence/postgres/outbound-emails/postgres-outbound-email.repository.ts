import { type EntityManager, MoreThan, Not, type QueryDeepPartialEntity } from 'typeorm';
import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
} from '../../../../domain/errors/repository-errors.js';
import type {
  ArchivedPdf,
  DispatchContext,
  NewOutboundEmail,
  OutboundEmail,
  OutboundEmailStatus,
} from '../../../../domain/outbound-mail/outbound-email.js';
import { OutboundEmailRepository } from '../../../../domain/outbound-mail/outbound-email.repository.js';
import { isConstraintError, query } from '../query.js';
import { sanitizeText } from '../sanitize.js';
import { DISPATCH_CONTEXT, type DispatchContextRow } from './dispatch-context.query.js';
import { toOutboundEmail, toOutboundEmailColumns } from './outbound-email.mapper.js';
import { OutboundEmailPdfTable, type OutboundEmailRow, OutboundEmailTable } from './outbound-email.table.js';

type Change = QueryDeepPartialEntity<OutboundEmailRow>;

/** What a reply that was cancelled before is overwritten with when it is made anew. */
const REPLACED_COLUMNS = [
  ...['message_id', 'from_address', 'to_address', 'subject', 'body_text', 'body_html', 'in_reply_to', 'reference_ids'],
  ...['not_before', 'created_at', 'state', 'attempts', 'last_error'],
];
const REPLY_KEY = ['quotation_id', 'revision', 'resend_no', 'is_reminder'];
const IF_CANCELLED = { overwriteCondition: { where: "outbound_email.state = 'cancelled'" } };

/** Characters of an address by which replies to it are counted: no real address is longer. */
const MAX_ADDRESS_LENGTH = 320;

/** Characters of a Message-ID by which a reply is found again: ours are far shorter. */
const MAX_MESSAGE_ID_LENGTH = 320;
/** As the indexes spell them. */
const MESSAGE_KEY = `left(reply.message_id, ${MAX_MESSAGE_ID_LENGTH})`;
const ADDRESS_KEY = `left(reply.to_address, ${MAX_ADDRESS_LENGTH})`;
const DOMAIN_KEY = `left(lower(split_part(reply.to_address, '@', 2)), ${MAX_ADDRESS_LENGTH})`;

/** The outbox in PostgreSQL. */
export class PostgresOutboundEmailRepository extends OutboundEmailRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: NewOutboundEmail): Promise<OutboundEmail> {
    const insert = this.manager.createQueryBuilder().insert().into(OutboundEmailTable);
    insert.values(toOutboundEmailColumns(draft)).orUpdate(REPLACED_COLUMNS, REPLY_KEY, IF_CANCELLED);
    const result = await insert
      .returning('id')
      .updateEntity(false)
      .execute()
      .catch((error: unknown) => {
        // The quotation has a reminder, of another revision.
        if (isConstraintError('unique', error)) throw createConflictError(CONFLICT_MESSAGES.reply);
        throw error;
      });
    const [row]: Array<{ id: number }> = result.raw;
    if (!row) throw createConflictError(CONFLICT_MESSAGES.reply);
    return { ...draft, id: row.id, state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
  }

  async find(id: number): Promise<OutboundEmail | undefined> {
    const row = await this.manager.findOneBy(OutboundEmailTable, { id });
    return row ? toOutboundEmail(row) : undefined;
  }

  async findDispatchContext(id: number): Promise<DispatchContext | undefined> {
    const [found] = (await query<DispatchContextRow>(this.manager, DISPATCH_CONTEXT, [id])).rows;
    if (!found) return undefined;
    const { newestRevision, isArchived, ...row } = found;
    return { reply: toOutboundEmail(row), newestRevision, isArchived };
  }

  async findByQuotation(quotationId: number, revision?: number): Promise<OutboundEmail | undefined> {
    const thatOne = { quotationId, isReminder: false, ...(revision === undefined ? {} : { revision }) };
    const row = await this.manager.findOne(OutboundEmailTable, {
      where: [
        { ...thatOne, copy: 0 },
        { ...thatOne, state: Not('cancelled') },
      ],
      order: { revision: 'DESC', copy: 'DESC' },
    });
    return row ? toOutboundEmail(row) : undefined;
  }

  async findByMessageId(messageIds: readonly string[]): Promise<OutboundEmail | undefined> {
    if (messageIds.length === 0) return undefined;
    const keys = messageIds.map((messageId) => sanitizeText(messageId).slice(0, MAX_MESSAGE_ID_LENGTH));
    const row = await this.createSelection()
      .where(`${MESSAGE_KEY} = ANY(:keys::text[])`, { keys })
      .orderBy('reply.id', 'DESC')
      .limit(1)
      .getOne();
    return row ? toOutboundEmail(row) : undefined;
  }

  async archivePdf(id: number, { bytes, sha256 }: ArchivedPdf): Promise<void> {
    const row = { outboundEmailId: id, content: Buffer.from(bytes), sha256 };
    try {
      await this.manager.createQueryBuilder().insert().into(OutboundEmailPdfTable).values(row).orIgnore().execute();
    } catch (error) {
      if (isConstraintError('foreignKey', error)) throw createNotFoundError('reply', id);
      throw error;
    }
  }

  async findPdf(id: number): Promise<ArchivedPdf | undefined> {
    const row = await this.manager.findOneBy(OutboundEmailPdfTable, { outboundEmailId: id });
    return row ? { bytes: new Uint8Array(row.content), sha256: row.sha256 } : undefined;
  }

  async markSent(id: number, at: Date): Promise<void> {
    await this.recordAttempt(id, { state: 'sent', lastError: null, sentAt: at });
  }

  async markFailed(id: number, state: Exclude<OutboundEmailStatus, 'sent'>, reason: string): Promise<void> {
    await this.recordAttempt(id, { state, lastError: reason });
  }

  cancel(id: number, reason: string): Promise<boolean> {
    return this.changeState(id, 'waiting', { state: 'cancelled', lastError: reason });
  }

  reopen(id: number, notBefore: Date, from: 'failed' | 'cancelled'): Promise<boolean> {
    return this.changeState(id, from, { state: 'waiting', lastError: null, notBefore });
  }

  countToAddress(address: string, since: Date): Promise<number> {
    const key = sanitizeText(address);
    return this.createSelection()
      .where(`${ADDRESS_KEY} = left(:key, ${MAX_ADDRESS_LENGTH}) AND reply.createdAt >= :since`, { key, since })
      .getCount();
  }

  async countToDomain(mailDomain: string, since: Date, atMost: number): Promise<number> {
    const key = sanitizeText(mailDomain);
    const found = await this.createSelection()
      .select('reply.id', 'id')
      .where(`${DOMAIN_KEY} = left(:key, ${MAX_ADDRESS_LENGTH}) AND reply.createdAt >= :since`, { key, since })
      .limit(atMost)
      .getRawMany<{ id: number }>();
    return found.length;
  }

  countByQuotation(quotationId: number, after: Date | undefined): Promise<number> {
    const since = after === undefined ? {} : { createdAt: MoreThan(after) };
    return this.manager.countBy(OutboundEmailTable, { quotationId, isReminder: false, ...since });
  }

  async findPage(filter: {
    readonly state: OutboundEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }) {
    const [rows, total] = await this.manager.findAndCount(OutboundEmailTable, {
      where: filter.state === undefined ? {} : { state: filter.state },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (filter.page - 1) * filter.pageSize,
      take: filter.pageSize,
    });
    return { rows: rows.map(toOutboundEmail), total };
  }

  private createSelection() {
    return this.manager.createQueryBuilder(OutboundEmailTable, 'reply');
  }

  /** @returns false where the reply is there but in another state */
  private async changeState(id: number, from: OutboundEmailStatus, change: Change): Promise<boolean> {
    const { affected } = await this.manager.update(OutboundEmailTable, { id, state: from }, change);
    if (affected === 1) return true;
    if (await this.manager.existsBy(OutboundEmailTable, { id })) return false;
    throw createNotFoundError('reply', id);
  }

  private async recordAttempt(id: number, change: Change): Promise<void> {
    const counted = { ...change, attempts: () => 'attempts + 1' };
    const { affected } = await this.manager.update(OutboundEmailTable, { id }, counted);
    if (!affected) throw createNotFoundError('reply', id);
  }
}
