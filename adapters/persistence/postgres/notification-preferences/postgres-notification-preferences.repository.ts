import type { EntityManager } from 'typeorm';
import { NotificationPreferencesRepository } from '../../../../application/notifications/notification-preferences.repository.js';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type { NotificationPreferences } from '../../../../domain/notifications/notification-preferences.js';
import { isConstraintError, query } from '../query.js';
import { sanitizeJson } from '../sanitize.js';
import type { NotificationPreferenceRow } from './notification-preference.table.js';
import { toNotificationPreferences, toPreferencesDocument } from './notification-preferences.mapper.js';

const UPSERT = `
  INSERT INTO notification_preference (administrator_id, preferences) VALUES ($1, $2::jsonb)
  ON CONFLICT (administrator_id) DO UPDATE SET preferences = excluded.preferences`;

/** The administrators' choices of news in PostgreSQL; one that a later release adds starts at its default. */
export class PostgresNotificationPreferencesRepository extends NotificationPreferencesRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async get(administratorId: number): Promise<NotificationPreferences> {
    const select = 'SELECT preferences FROM notification_preference WHERE administrator_id = $1';
    const { rows } = await query<Pick<NotificationPreferenceRow, 'preferences'>>(this.manager, select, [
      administratorId,
    ]);
    return toNotificationPreferences(rows[0]?.preferences ?? {});
  }

  async save(administratorId: number, preferences: NotificationPreferences): Promise<void> {
    try {
      await query(this.manager, UPSERT, [administratorId, sanitizeJson(toPreferencesDocument(preferences))]);
    } catch (error) {
      if (isConstraintError('foreignKey', error)) throw createNotFoundError('administrator', administratorId);
      throw error;
    }
  }
}
