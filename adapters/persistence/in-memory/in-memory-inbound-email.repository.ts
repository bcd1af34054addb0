import {
  type EmailFilter,
  type EmailOrder,
  type EmailPageRequest,
  getSenderSortKey,
} from '../../../domain/inbound-mail/email-list.js';
import { composeEmailSearchWords } from '../../../domain/inbound-mail/email-search.js';
import {
  type InboundEmail,
  type InboundEmailStatus,
  measureContent,
  type StoredEmail,
} from '../../../domain/inbound-mail/inbound-email.js';
import {
  type EmailOutcome,
  type EmailResult,
  type EmailSummary,
  InboundEmailRepository,
} from '../../../domain/inbound-mail/inbound-email.repository.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation-number.js';
import { matchesSearch } from '../../../domain/search-text.js';
import type { InMemoryJobNotifier } from './in-memory-job-notifier.js';
import { compareByCode, slicePage, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface EmailRow extends StoredEmail {
  readonly identityKey: string;
}

/** Received mail in memory. */
export class InMemoryInboundEmailRepository extends InboundEmailRepository {
  constructor(
    private readonly notifier: InMemoryJobNotifier,
    readonly rows: Table<EmailRow> = Table.createEmpty<EmailRow>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryInboundEmailRepository {
    return new InMemoryInboundEmailRepository(this.notifier, this.rows.withUndoLog(undoLog));
  }

  async addIfAbsent(email: InboundEmail, identityKey: string, receivedAt: Date) {
    const known = this.rows.findFirst((row) => row.identityKey === identityKey);
    if (known) return { id: known.id, isNew: false };
    const row = this.rows.add((id) => ({
      ...email,
      id,
      identityKey,
      receivedAt,
      state: 'received',
      reasons: [],
      quotationId: undefined,
      lastError: undefined,
    }));
    return { id: row.id, isNew: true };
  }

  async find(id: number): Promise<StoredEmail | undefined> {
    const row = this.rows.find(id);
    if (!row) return undefined;
    const { identityKey: _identityKey, ...email } = row;
    return email;
  }

  async findResult(id: number): Promise<EmailResult | undefined> {
    const row = this.rows.find(id);
    if (!row) return undefined;
    const { receivedAt, subject, state, reasons, holdReasons, quotationId, lastError } = row;
    return { id, receivedAt, subject, state, reasons, ...(holdReasons ? { holdReasons } : {}), quotationId, lastError };
  }

  async findContentBytes(id: number): Promise<number> {
    const row = this.rows.find(id);
    return row ? measureContent(row) : 0;
  }

  async findText(id: number): Promise<string | undefined> {
    return this.rows.find(id)?.text;
  }

  async findEarlierWithSameId({ id, messageId, fromAddress }: Pick<StoredEmail, 'id' | 'messageId' | 'fromAddress'>) {
    if (messageId === undefined) return [];
    return this.rows
      .all()
      .filter((row) => row.id < id && row.messageId === messageId && row.fromAddress === fromAddress)
      .sort((a, b) => a.id - b.id)
      .map((row) => ({ id: row.id, fromAddress: row.fromAddress, authenticationResults: row.authenticationResults }));
  }

  async findQuotationByMessageId(messageIds: readonly string[]): Promise<number | undefined> {
    const bearing = this.rows
      .all()
      .filter((row) => row.quotationId !== undefined && messageIds.includes(row.messageId ?? ''))
      .sort((a, b) => b.id - a.id);
    return bearing[0]?.quotationId;
  }

  /** Units of work run one after the other here: no lock is needed. */
  async findStatusForUpdate(id: number): Promise<InboundEmailStatus | undefined> {
    return this.rows.find(id)?.state;
  }

  async recordOutcome(id: number, { holdReasons, ...outcome }: EmailOutcome): Promise<void> {
    const { holdReasons: _earlier, ...email } = this.rows.get(id, 'email');
    this.rows.put({ ...email, ...outcome, ...(holdReasons?.length ? { holdReasons } : {}) });
    this.rows.afterCommit(() => this.notifier.notifyOutcome(id));
  }

  async reopen(id: number): Promise<void> {
    const { holdReasons: _earlier, ...email } = this.rows.get(id, 'email');
    this.rows.put({ ...email, state: 'received', reasons: [], lastError: undefined });
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<readonly number[]> {
    const old = this.findDeletable(moment)
      .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || a.id - b.id)
      .slice(0, atMost);
    for (const { id } of old) this.rows.remove(id);
    return old.map(({ id }) => id);
  }

  async countDeletable(moment: Date): Promise<number> {
    return this.findDeletable(moment).length;
  }

  async findPage({ page, pageSize, order = 'newest-first', ...filter }: EmailPageRequest) {
    const matching = this.rows
      .all()
      .filter((row) => matchesFilter(row, filter))
      .sort(COMPARISONS[order]);
    return { rows: slicePage(matching, page, pageSize).map(toSummary), total: matching.length };
  }

  private findDeletable(moment: Date) {
    return this.rows
      .all()
      .filter((row) => row.state !== 'received' && row.quotationId === undefined && row.receivedAt < moment);
  }
}

type Comparison = (a: EmailRow, b: EmailRow) => number;

const compareTimes: Comparison = (a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || a.id - b.id;
const compareSenders: Comparison = (a, b) => compareByCode(getSenderSortKey(a), getSenderSortKey(b)) || a.id - b.id;

const COMPARISONS: Readonly<Record<EmailOrder, Comparison>> = {
  'newest-first': (a, b) => compareTimes(b, a),
  'oldest-first': compareTimes,
  'sender-ascending': compareSenders,
  'sender-descending': (a, b) => compareSenders(b, a),
};

function matchesFilter(row: EmailRow, { state, text, from, to }: EmailFilter): boolean {
  if (state !== undefined && row.state !== state) return false;
  if (from !== undefined && row.receivedAt < from) return false;
  if (to !== undefined && row.receivedAt > to) return false;
  if (text === undefined) return true;
  const number = row.quotationId === undefined ? '' : formatQuotationNumber(row.quotationId);
  return matchesSearch(`${row.id} ${number} ${composeEmailSearchWords(row)}`, text);
}

function toSummary(row: EmailRow): EmailSummary {
  const { id, receivedAt, subject, state, reasons, quotationId } = row;
  return { id, receivedAt, from: row.fromHeader, subject, state, reasons, quotationId };
}
