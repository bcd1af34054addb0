import { mailDomainOf } from '../../../domain/customers/mail-domain.js';
import { duplicateRecord, RECORD_SENTENCES } from '../../../domain/errors/repository-errors.js';
import { Outbox } from '../../../domain/outbound-mail/outbound-email.repository.js';
import type {
  ArchivedDocument,
  Departure,
  OutboxDraft,
  OutboxReply,
  OutboxState,
} from '../../../domain/outbound-mail/outbound-email.js';
import type { Journal } from './undo-log.js';
import { pageOf, Rows } from './table.js';

/** A document with the reply that it belongs to. */
interface ArchivedReplyDocument extends ArchivedDocument {
  readonly id: number;
  readonly replyId: number;
}

/** The outbox in memory. */
export class InMemoryOutbox extends Outbox {
  constructor(
    private readonly rows: Rows<OutboxReply> = Rows.empty<OutboxReply>(),
    private readonly documents: Rows<ArchivedReplyDocument> = Rows.empty<ArchivedReplyDocument>(),
  ) {
    super();
  }

  within(journal: Journal): InMemoryOutbox {
    return new InMemoryOutbox(this.rows.within(journal), this.documents.within(journal));
  }

  async add(draft: OutboxDraft): Promise<OutboxReply> {
    const { quotationId, revision, copy } = draft;
    const isSame = (row: OutboxReply) => row.revision === revision && row.copy === copy;
    const other = this.rows.first((row) => row.quotationId === quotationId && isSame(row));
    const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined } as const;
    if (other?.state === 'cancelled') return this.rows.put({ ...draft, ...fresh, id: other.id });
    if (other) throw duplicateRecord(RECORD_SENTENCES.reply);
    return this.rows.add((id) => ({ ...draft, ...fresh, id }));
  }

  async find(id: number): Promise<OutboxReply | undefined> {
    return this.rows.find(id);
  }

  async departure(id: number): Promise<Departure | undefined> {
    const reply = this.rows.find(id);
    if (!reply) return undefined;
    const revisions = this.rows.all().filter((row) => row.quotationId === reply.quotationId);
    const newestRevision = Math.max(...revisions.map(({ revision }) => revision));
    return { reply, newestRevision, isArchived: (await this.documentOf(id)) !== undefined };
  }

  async ofQuotation(quotationId: number, revision?: number): Promise<OutboxReply | undefined> {
    return this.rows
      .all()
      .filter((row) => row.quotationId === quotationId && (revision === undefined || row.revision === revision))
      .filter((row) => row.copy === undefined || row.state !== 'cancelled')
      .sort((a, b) => b.revision - a.revision || (b.copy ?? 0) - (a.copy ?? 0))[0];
  }

  async withMessageId(messageIds: readonly string[]): Promise<OutboxReply | undefined> {
    return this.rows
      .all()
      .filter((row) => messageIds.includes(row.messageId))
      .sort((a, b) => b.id - a.id)[0];
  }

  async archive(id: number, { bytes, sha256 }: ArchivedDocument): Promise<void> {
    const reply = this.rows.get(id, 'reply');
    if (await this.documentOf(reply.id)) return;
    this.documents.add((documentId) => ({ id: documentId, replyId: reply.id, bytes, sha256 }));
  }

  async documentOf(id: number): Promise<ArchivedDocument | undefined> {
    const found = this.documents.first((document) => document.replyId === id);
    return found && { bytes: found.bytes, sha256: found.sha256 };
  }

  async markSent(id: number, at: Date): Promise<void> {
    const row = this.rows.get(id, 'reply');
    this.rows.put({ ...row, state: 'sent', attempts: row.attempts + 1, lastError: undefined, sentAt: at });
  }

  async markFailed(id: number, state: Exclude<OutboxState, 'sent'>, reason: string): Promise<void> {
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

  async countTo(address: string, since: Date): Promise<number> {
    return this.rows.all().filter((row) => row.to === address && row.createdAt >= since).length;
  }

  async countToDomain(mailDomain: string, since: Date, atMost: number): Promise<number> {
    const replies = this.rows.all().filter((row) => mailDomainOf(row.to) === mailDomain && row.createdAt >= since);
    return Math.min(atMost, replies.length);
  }

  async countOfQuotation(quotationId: number, after: Date | undefined): Promise<number> {
    return this.rows
      .all()
      .filter((row) => row.quotationId === quotationId && (after === undefined || row.createdAt > after)).length;
  }

  async page(filter: { readonly state: OutboxState | undefined; readonly page: number; readonly pageSize: number }) {
    const matching = this.rows
      .all()
      .filter((row) => filter.state === undefined || row.state === filter.state)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return { rows: pageOf(matching, filter.page, filter.pageSize), total: matching.length };
  }
}
