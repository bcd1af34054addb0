import { PendingNotificationRepository } from '../../../application/notifications/pending-notification.repository.js';
import type { NotificationType, StaffNotification } from '../../../application/notifications/staff-notification.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface StoredNotification extends StaffNotification {
  readonly id: number;
}

/** Pending notifications in memory. */
export class InMemoryPendingNotificationRepository extends PendingNotificationRepository {
  constructor(readonly rows: Table<StoredNotification> = Table.createEmpty<StoredNotification>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryPendingNotificationRepository {
    return new InMemoryPendingNotificationRepository(this.rows.withUndoLog(undoLog));
  }

  async add(notification: StaffNotification): Promise<void> {
    this.rows.add((id) => ({ ...notification, id }));
  }

  async listTypes(): Promise<readonly NotificationType[]> {
    return [...new Set(this.rows.all().map(({ topic }) => topic))];
  }

  async claim(topic: NotificationType, atMost: number): Promise<readonly StaffNotification[]> {
    const ofTopic = this.rows.all().filter((row) => row.topic === topic);
    return ofTopic.slice(0, atMost).map(({ id, ...notification }) => {
      this.rows.remove(id);
      return notification;
    });
  }
}
