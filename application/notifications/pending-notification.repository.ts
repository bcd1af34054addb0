import type { NotificationType, StaffNotification } from './staff-notification.js';

/** Stores notifications that have not been sent yet. */
export abstract class PendingNotificationRepository {
  abstract add(notification: StaffNotification): Promise<void>;
  /** The types with pending notifications. */
  abstract listTypes(): Promise<readonly NotificationType[]>;
  /** Removes and returns the oldest notifications of a type, so that no other process sends them. */
  abstract claim(topic: NotificationType, atMost: number): Promise<readonly StaffNotification[]>;
}
