import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';

/** What each administrator wants to hear of. */
export abstract class NotificationPreferencesRepository {
  /** The defaults for a person who has chosen nothing yet. */
  abstract get(administratorId: number): Promise<NotificationPreferences>;
  abstract save(administratorId: number, preferences: NotificationPreferences): Promise<void>;
}
