import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';

/** What each administrator wants to hear of. */
export abstract class NotificationChoices {
  /** The defaults for a person who has chosen nothing yet. */
  abstract of(administratorId: number): Promise<NotificationPreferences>;
  abstract keep(administratorId: number, preferences: NotificationPreferences): Promise<void>;
}
