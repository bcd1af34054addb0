import { NotificationPreferencesRepository } from '../../../application/notifications/notification-preferences.repository.js';
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../../../domain/notifications/notification-preferences.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface PreferencesRow {
  /** The administrator's. */
  readonly id: number;
  readonly preferences: NotificationPreferences;
}

/** The administrators' notification preferences in memory. */
export class InMemoryNotificationPreferencesRepository extends NotificationPreferencesRepository {
  constructor(private readonly rows: Table<PreferencesRow> = Table.createEmpty<PreferencesRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryNotificationPreferencesRepository {
    return new InMemoryNotificationPreferencesRepository(this.rows.withUndoLog(undoLog));
  }

  async get(administratorId: number): Promise<NotificationPreferences> {
    return this.rows.find(administratorId)?.preferences ?? DEFAULT_NOTIFICATION_PREFERENCES;
  }

  async save(administratorId: number, preferences: NotificationPreferences): Promise<void> {
    this.rows.put({ id: administratorId, preferences });
  }
}
