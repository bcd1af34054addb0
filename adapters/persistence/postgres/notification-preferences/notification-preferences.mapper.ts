import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../../../../domain/notifications/notification-preferences.js';

const PREFERENCES_SCHEMA_VERSION = 1;

/** Preferences as they are stored. */
export function toPreferencesDocument(preferences: NotificationPreferences) {
  return {
    schemaVersion: PREFERENCES_SCHEMA_VERSION,
    emailQuotations: preferences.emailQuotations,
    emailErrors: preferences.emailErrors,
    emailSummary: preferences.emailSummary,
    desktopNotifications: preferences.desktopNotifications,
  };
}

/** Stored preferences of any release: the first ones named no version, and an absent one was never chosen. */
export type StoredPreferences = Partial<ReturnType<typeof toPreferencesDocument>>;

/** The preferences as the domain knows them; one that was never chosen has its default. */
export function toNotificationPreferences(stored: StoredPreferences): NotificationPreferences {
  const defaults = DEFAULT_NOTIFICATION_PREFERENCES;
  return {
    emailQuotations: stored.emailQuotations ?? defaults.emailQuotations,
    emailErrors: stored.emailErrors ?? defaults.emailErrors,
    emailSummary: stored.emailSummary ?? defaults.emailSummary,
    desktopNotifications: stored.desktopNotifications ?? defaults.desktopNotifications,
  };
}
