import type { EmailState, IncomingEmail, KeptEmail } from '../../../domain/inbound-mail/inbound-email.js';
import {
  type EmailOutcome,
  type EmailSummary,
  IncomingEmails,
} from '../../../domain/inbound-mail/inbound-email.repository.js';
import type { InMemoryWorkBell } from './in-memory-job-notifier.js';
import type { Journal } from './undo-log.js';
import { pageOf, Rows } from './table.js';

interface EmailRow extends KeptEmail {
  readonly identityKey: string;
}

/** Received mail in memory. */
export class InMemoryIncomingEmails extends IncomingEmails {
  constructor(
    private readonly bell: InMemoryWorkBell,
    private readonly rows: Rows<EmailRow> = Rows.empty<EmailRow>(),
  ) {
    super();
  }

  within(journal: Journal): InMemoryIncomingEmails {
    return new InMemoryIncomingEmails(this.bell, this.rows.within(journal));
  }

  async keep(email: IncomingEmail, identityKey: string, receivedAt: Date) {
    const known = this.rows.first((row) => row.identityKey === identityKey);
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

  async find(id: number): Promise<KeptEmail | undefined> {
    const row = this.rows.find(id);
    if (!row) return undefined;
    const { identityKey: _identityKey, ...email } = row;
    return email;
  }

  async quotationOfMessage(messageIds: readonly string[]): Promise<number | undefined> {
    const bearing = this.rows
      .all()
      .filter((row) => row.quotationId !== undefined && messageIds.includes(row.messageId ?? ''))
      .sort((a, b) => b.id - a.id);
    return bearing[0]?.quotationId;
  }

  /** Units of work come one after the other here: whoever looks from within one is alone. */
  async hold(id: number): Promise<EmailState | undefined> {
    return this.rows.find(id)?.state;
  }

  async settle(id: number, outcome: EmailOutcome): Promise<void> {
    this.rows.put({ ...this.rows.get(id, 'email'), ...outcome });
    this.rows.afterwards(() => this.bell.ringSettled(id));
  }

  async reopen(id: number): Promise<void> {
    this.rows.put({ ...this.rows.get(id, 'email'), state: 'received', reasons: [], lastError: undefined });
  }

  async forgetBefore(moment: Date, atMost: number): Promise<readonly number[]> {
    const old = this.forgettable(moment)
      .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || a.id - b.id)
      .slice(0, atMost);
    for (const { id } of old) this.rows.remove(id);
    return old.map(({ id }) => id);
  }

  async countForgettable(moment: Date): Promise<number> {
    return this.forgettable(moment).length;
  }

  async page(filter: { readonly state: EmailState | undefined; readonly page: number; readonly pageSize: number }) {
    const matching = this.rows
      .all()
      .filter((row) => filter.state === undefined || row.state === filter.state)
      .sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime() || b.id - a.id);
    return { rows: pageOf(matching, filter.page, filter.pageSize).map(summaryOf), total: matching.length };
  }

  private forgettable(moment: Date) {
    return this.rows
      .all()
      .filter((row) => row.state !== 'received' && row.quotationId === undefined && row.receivedAt < moment);
  }
}

function summaryOf(row: EmailRow): EmailSummary {
  const { id, receivedAt, subject, state, reasons, quotationId } = row;
  return { id, receivedAt, from: row.fromHeader, subject, state, reasons, quotationId };
}
