import type { EntityManager } from 'typeorm';
import { PendingNotificationRepository } from '../../../../application/notifications/pending-notification.repository.js';
import type { NotificationType, StaffNotification } from '../../../../application/notifications/staff-notification.js';
import { query } from '../query.js';
import { CLAIM_NOTIFICATIONS } from './claim-notifications.query.js';
import { PendingNotificationTable } from './pending-notification.table.js';

/** Pending notifications in PostgreSQL. */
export class PostgresPendingNotificationRepository extends PendingNotificationRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add({ topic, at, title, details, place, spanish }: StaffNotification): Promise<void> {
    const inSpanish = { titleEs: spanish?.title ?? null, detailsEs: spanish?.details ?? null };
    await this.manager.insert(PendingNotificationTable, { topic, at, title, details, place, ...inSpanish });
  }

  async listTypes(): Promise<readonly NotificationType[]> {
    const rows = await this.manager
      .createQueryBuilder(PendingNotificationTable, 'notification')
      .select('notification.topic', 'topic')
      .groupBy('notification.topic')
      .orderBy('min(notification.id)')
      .getRawMany<{ topic: NotificationType }>();
    return rows.map(({ topic }) => topic);
  }

  async claim(topic: NotificationType, atMost: number): Promise<readonly StaffNotification[]> {
    const { rows } = await query<StaffNotification & { readonly spanish: StaffNotification['spanish'] | null }>(
      this.manager,
      CLAIM_NOTIFICATIONS,
      [topic, atMost],
    );
    return rows.map((row) => ({ ...row, spanish: row.spanish ?? undefined }));
  }
}
