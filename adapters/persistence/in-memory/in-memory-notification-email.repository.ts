import { NotificationEmailRepository } from '../../../application/notifications/notification-email.repository.js';
import type {
  NewNotificationEmail,
  NotificationEmail,
  NotificationEmailStatus,
  NotificationEmailType,
} from '../../../domain/notifications/notification-email.js';
import { slicePage, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

const RECORD_NAME = 'notification mail';

/** The mails to the staff in memory. */
export class InMemoryNotificationEmailRepository extends NotificationEmailRepository {
  constructor(readonly rows: Table<NotificationEmail> = Table.createEmpty<NotificationEmail>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryNotificationEmailRepository {
    return new InMemoryNotificationEmailRepository(this.rows.withUndoLog(undoLog));
  }

  async add(draft: NewNotificationEmail): Promise<NotificationEmail | undefined> {
    if (this.rows.findFirst(({ key }) => key === draft.key)) return undefined;
    const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined } as const;
    return this.rows.add((id) => ({ ...draft, ...fresh, id }));
  }

  async find(id: number): Promise<NotificationEmail | undefined> {
    return this.rows.find(id);
  }

  async findLatest(topic: NotificationEmailType): Promise<NotificationEmail | undefined> {
    return this.rows
      .all()
      .filter((row) => row.topic === topic)
      .at(-1);
  }

  async markSent(id: number, at: Date): Promise<void> {
    const row = this.rows.get(id, RECORD_NAME);
    this.rows.put({ ...row, state: 'sent', attempts: row.attempts + 1, lastError: undefined, sentAt: at });
  }

  async markFailed(id: number, state: Exclude<NotificationEmailStatus, 'sent'>, reason: string): Promise<void> {
    const row = this.rows.get(id, RECORD_NAME);
    this.rows.put({ ...row, state, attempts: row.attempts + 1, lastError: reason });
  }

  async reopen(id: number): Promise<boolean> {
    const row = this.rows.get(id, RECORD_NAME);
    if (row.state !== 'failed') return false;
    this.rows.put({ ...row, state: 'waiting', lastError: undefined });
    return true;
  }

  async findPage(filter: {
    readonly state: NotificationEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }) {
    const matching = this.rows
      .all()
      .filter((row) => filter.state === undefined || row.state === filter.state)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    return { rows: slicePage(matching, filter.page, filter.pageSize), total: matching.length };
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<readonly number[]> {
    const ids = this.findDeletable(moment)
      .slice(0, atMost)
      .map(({ id }) => id);
    for (const id of ids) this.rows.remove(id);
    return ids;
  }

  async countDeletable(moment: Date): Promise<number> {
    return this.findDeletable(moment).length;
  }

  private findDeletable(moment: Date): NotificationEmail[] {
    return this.rows.all().filter((row) => row.createdAt < moment && row.state !== 'waiting');
  }
}
