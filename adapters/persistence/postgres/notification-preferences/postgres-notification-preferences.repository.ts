import type { EntityManager } from 'typeorm';
import { NotificationChoices } from '../../../../application/notifications/notification-preferences.repository.js';
import {
  DEFAULT_NOTIFICATIONS,
  type NotificationPreferences,
} from '../../../../domain/notifications/notification-preferences.js';
import { unknownRecord } from '../../../../domain/errors/repository-errors.js';
import { isBroken, run } from '../query.js';
import { storableJson } from '../sanitize.js';
import type { NotificationChoiceRow } from './notification-preference.table.js';

const KEEP = `
  INSERT INTO administrator_notifications (administrator_id, preferences) VALUES ($1, $2::jsonb)
  ON CONFLICT (administrator_id) DO UPDATE SET preferences = excluded.preferences`;

/** The administrators' choices of news in PostgreSQL; one that a later release adds starts at its default. */
export class PostgresNotificationChoices extends NotificationChoices {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async of(administratorId: number): Promise<NotificationPreferences> {
    const select = 'SELECT preferences FROM administrator_notifications WHERE administrator_id = $1';
    const { rows } = await run<Pick<NotificationChoiceRow, 'preferences'>>(this.manager, select, [administratorId]);
    return { ...DEFAULT_NOTIFICATIONS, ...rows[0]?.preferences };
  }

  async keep(administratorId: number, preferences: NotificationPreferences): Promise<void> {
    try {
      await run(this.manager, KEEP, [administratorId, storableJson(preferences)]);
    } catch (fault) {
      if (isBroken('foreignKey', fault)) throw unknownRecord('administrator', administratorId);
      throw fault;
    }
  }
}
