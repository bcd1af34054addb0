import { extractMailDomain } from '../../../domain/customers/mail-domain.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import { createConflictError } from '../../../domain/errors/repository-errors.js';
import type {
  ArchivedPdf,
  DispatchContext,
  NewOutboundEmail,
  OutboundEmail,
  OutboundEmailStatus,
} from '../../../domain/outbound-mail/outbound-email.js';
import { OutboundEmailRepository } from '../../../domain/outbound-mail/outbound-email.repository.js';
import { slicePage, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** A document with the reply that it belongs to. */
interface ReplyDocumentRow extends ArchivedPdf {
  readonly id: number;
  readonly replyId: number;
}

/** The outbox in memory. */
export class InMemoryOutboundEmailRepository extends OutboundEmailRepository {
  constructor(
    readonly rows: Table<OutboundEmail> = Table.createEmpty<OutboundEmail>(),
    readonly documents: Table<ReplyDocumentRow> = Table.createEmpty<ReplyDocumentRow>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryOutboundEmailRepository {
    return new InMemoryOutboundEmailRepository(this.rows.withUndoLog(undoLog), this.documents.withUndoLog(undoLog));
  }

  async add(draft: NewOutboundEmail): Promise<OutboundEmail> {
    const { quotationId, revision, copy, isReminder } = draft;
    const isSame = (row: OutboundEmail) =>
      isReminder ? row.isReminder === true : !row.isReminder && row.revision === revision && row.copy === copy;
    const other = this.rows.findFirst((row) => row.quotationId === quotationId && isSame(row));
    const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined } as const;
    if (other?.state === 'cancelled') return this.rows.put({ ...draft, ...fresh, id: other.id });
    if (other) throw createConflictError(CONFLICT_MESSAGES.reply);
    return this.rows.add((id) => ({ ...draft, ...fresh, id }));
  }

  async find(id: number): Promise<OutboundEmail | undefined> {
    return this.rows.find(id);
  }

  async findDispatchContext(id: number): Promise<DispatchContext | undefined> {
    const reply = this.rows.find(id);
    if (!reply) return undefined;
    const revisions = this.rows.all().filter((row) => row.quotationId === reply.quotationId);
    const newestRevision = Math.max(...revisions.map(({ revision }) => revision));
    return { reply, newestRevision, isArchived: (await this.findPdf(id)) !== undefined };
  }

  async findByQuotation(quotationId: number, revision?: number): Promise<OutboundEmail | undefined> {
    return this.rows
      .all()
      .filter((row) => row.quotationId === quotationId && (revision === undefined || row.revision === revision))
      .filter((row) => !row.isReminder && (row.copy === undefined || row.state !== 'cancelled'))
      .sort((a, b) => b.revision - a.revision || (b.copy ?? 0) - (a.copy ?? 0))[0];
  }

  async findByMessageId(messageIds: readonly string[]): Promise<OutboundEmail | undefined> {
    return this.rows
      .all()
      .filter((row) => messageIds.includes(row.messageId))
      .sort((a, b) => b.id - a.id)[0];
  }

  async archivePdf(id: number, { bytes, sha256 }: ArchivedPdf): Promise<void> {
    const reply = this.rows.get(id, 'reply');
    if (await this.findPdf(reply.id)) return;
    this.documents.add((documentId) => ({ id: documentId, replyId: reply.id, bytes, sha256 }));
  }

  async findPdf(id: number): Promise<ArchivedPdf | undefined> {
    const found = this.documents.findFirst((document) => document.replyId === id);
    return found && { bytes: found.bytes, sha256: found.sha256 };
  }

  async markSent(id: number, at: Date): Promise<void> {
    const row = this.rows.get(id, 'reply');
    this.rows.put({ ...row, state: 'sent', attempts: row.attempts + 1, lastError: undefined, sentAt: at });
  }

  async markFailed(id: number, state: Exclude<OutboundEmailStatus, 'sent'>, reason: string): Promise<void> {
    const row = this.rows.get(id, 'reply');
    this.rows.put({ ...row, state, attempts: row.attempts + 1, lastError: reason });
  }

  async cancel(id: number, reason: string): Promise<boolean> {
    const row = this.rows.get(id, 'reply');
    if (row.state !== 'waiting') return false;
    this.rows.put({ ...row, state: 'cancelled', lastError: reason });
    return true;
  }

  async reopen(id: number, notBefore: Date, from: 'failed' | 'cancelled'): Promise<boolean> {
    const row = this.rows.get(id, 'reply');
    if (row.state !== from) return false;
    this.rows.put({ ...row, state: 'waiting', lastError: undefined, notBefore });
    return true;
  }

  async countToAddress(address: string, since: Date): Promise<number> {
    return this.rows.all().filter((row) => row.to === address && row.createdAt >= since).length;
  }

  async countToDomain(mailDomain: string, since: Date, atMost: number): Promise<number> {
    const replies = this.rows.all().filter((row) => extractMailDomain(row.to) === mailDomain && row.createdAt >= since);
    return Math.min(atMost, replies.length);
  }

  async countByQuotation(quotationId: number, after: Date | undefined): Promise<number> {
    return this.rows
      .all()
      .filter((row) => row.quotationId === quotationId && !row.isReminder)
      .filter((row) => after === undefined || row.createdAt > after).length;
  }

  async findPage(filter: {
    readonly state: OutboundEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }) {
    const matching = this.rows
      .all()
      .filter((row) => filter.state === undefined || row.state === filter.state)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return { rows: slicePage(matching, filter.page, filter.pageSize), total: matching.length };
  }
}
