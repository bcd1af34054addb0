import type { StaffMail, StaffMailDraft, StaffMailState, StaffMailTopic } from '../../../domain/notifications/notification-email.js';
import { StaffMails } from '../../../application/notifications/notification-email.repository.js';
import type { Journal } from './undo-log.js';
import { pageOf, Rows } from './table.js';

const THING = 'notification mail';

/** The mails to the staff in memory. */
export class InMemoryStaffMails extends StaffMails {
  constructor(private readonly rows: Rows<StaffMail> = Rows.empty<StaffMail>()) {
    super();
  }

  within(journal: Journal): InMemoryStaffMails {
    return new InMemoryStaffMails(this.rows.within(journal));
  }

  async add(draft: StaffMailDraft): Promise<StaffMail | undefined> {
    if (this.rows.first(({ key }) => key === draft.key)) return undefined;
    const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined } as const;
    return this.rows.add((id) => ({ ...draft, ...fresh, id }));
  }

  async find(id: number): Promise<StaffMail | undefined> {
    return this.rows.find(id);
  }

  async lastOf(topic: StaffMailTopic): Promise<StaffMail | undefined> {
    return this.rows
      .all()
      .filter((row) => row.topic === topic)
      .at(-1);
  }

  async markSent(id: number, at: Date): Promise<void> {
    const row = this.rows.get(id, THING);
    this.rows.put({ ...row, state: 'sent', attempts: row.attempts + 1, lastError: undefined, sentAt: at });
  }

  async markFailed(id: number, state: Exclude<StaffMailState, 'sent'>, reason: string): Promise<void> {
    const row = this.rows.get(id, THING);
    this.rows.put({ ...row, state, attempts: row.attempts + 1, lastError: reason });
  }

  async reopen(id: number): Promise<boolean> {
    const row = this.rows.get(id, THING);
    if (row.state !== 'failed') return false;
    this.rows.put({ ...row, state: 'waiting', lastError: undefined });
    return true;
  }

  async page(filter: { readonly state: StaffMailState | undefined; readonly page: number; readonly pageSize: number }) {
    const matching = this.rows
      .all()
      .filter((row) => filter.state === undefined || row.state === filter.state)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return { rows: pageOf(matching, filter.page, filter.pageSize), total: matching.length };
  }

  async forgetBefore(moment: Date, atMost: number): Promise<readonly number[]> {
    const ids = this.forgettable(moment)
      .slice(0, atMost)
      .map(({ id }) => id);
    for (const id of ids) this.rows.remove(id);
    return ids;
  }

  async countForgettable(moment: Date): Promise<number> {
    return this.forgettable(moment).length;
  }

  private forgettable(moment: Date): StaffMail[] {
    return this.rows.all().filter((row) => row.createdAt < moment && row.state !== 'waiting');
  }
}
