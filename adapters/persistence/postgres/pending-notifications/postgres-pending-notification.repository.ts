import type { EntityManager } from 'typeorm';
import { PendingNotificationRepository } from '../../../../application/notifications/pending-notification.repository.js';
import type { NotificationType, StaffNotification } from '../../../../application/notifications/staff-notification.js';
import { query } from '../query.js';
import { PendingNotificationTable } from './pending-notification.table.js';

// Locked rows are skipped: another process is sending them.
const CLAIM = `
  WITH taken AS (
    DELETE FROM notification WHERE id IN (
      SELECT id FROM notification WHERE type = $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, type, at, title, details, link
  )
  SELECT type AS topic, at, title, details, link AS place FROM taken ORDER BY id`;

/** Pending notifications in PostgreSQL. */
export class PostgresPendingNotificationRepository extends PendingNotificationRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add({ topic, at, title, details, place }: StaffNotification): Promise<void> {
    await this.manager.insert(PendingNotificationTable, { topic, at, title, details, place });
  }

  async listTypes(): Promise<readonly NotificationType[]> {
    const { rows } = await query<{ topic: NotificationType }>(
      this.manager,
      'SELECT type AS topic FROM notification GROUP BY type ORDER BY min(id)',
    );
    return rows.map(({ topic }) => topic);
  }

  async claim(topic: NotificationType, atMost: number): Promise<readonly StaffNotification[]> {
    return (await query<StaffNotification>(this.manager, CLAIM, [topic, atMost])).rows;
  }
}
