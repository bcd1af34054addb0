/** Which notifications an administrator receives. */
export interface NotificationPreferences {
  readonly emailQuotations: boolean;
  readonly emailErrors: boolean;
  readonly emailSummary: boolean;
  readonly desktopNotifications: boolean;
}

/** Section 9 of the specification: quotations on, errors on, summary off, desktop on. */
export const DEFAULT_NOTIFICATION_PREFERENCES: NotificationPreferences = {
  emailQuotations: true,
  emailErrors: true,
  emailSummary: false,
  desktopNotifications: true,
};
