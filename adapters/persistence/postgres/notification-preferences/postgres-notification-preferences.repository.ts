import type { EntityManager } from 'typeorm';
import { NotificationPreferencesRepository } from '../../../../application/notifications/notification-preferences.repository.js';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type { NotificationPreferences } from '../../../../domain/notifications/notification-preferences.js';
import { isConstraintError } from '../query.js';
import { NotificationPreferenceTable } from './notification-preference.table.js';
import { toNotificationPreferences, toPreferencesDocument } from './notification-preferences.mapper.js';

/** The notification preferences in PostgreSQL; one that a later release adds starts at its default. */
export class PostgresNotificationPreferencesRepository extends NotificationPreferencesRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async get(administratorId: number): Promise<NotificationPreferences> {
    const row = await this.manager.findOneBy(NotificationPreferenceTable, { administratorId });
    return toNotificationPreferences(row?.preferences ?? {});
  }

  async save(administratorId: number, preferences: NotificationPreferences): Promise<void> {
    const row = { administratorId, preferences: toPreferencesDocument(preferences) };
    try {
      await this.manager.upsert(NotificationPreferenceTable, row, ['administratorId']);
    } catch (error) {
      if (isConstraintError('foreignKey', error)) throw createNotFoundError('administrator', administratorId);
      throw error;
    }
  }
}
