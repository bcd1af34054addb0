import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';

/** Stores each administrator's notification preferences. */
export abstract class NotificationPreferencesRepository {
  /** The defaults for an administrator who has not chosen any. */
  abstract get(administratorId: number): Promise<NotificationPreferences>;
  abstract save(administratorId: number, preferences: NotificationPreferences): Promise<void>;
}
