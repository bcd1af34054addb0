import type { NotificationType, StaffNotification } from './staff-notification.js';

/** News that the staff have not been told yet. */
export abstract class PendingNotificationRepository {
  abstract add(notification: StaffNotification): Promise<void>;
  /** The topics that something lies here of. */
  abstract listTypes(): Promise<readonly NotificationType[]>;
  /** Takes the oldest news of a topic away, so that no one else tells it. */
  abstract claim(topic: NotificationType, atMost: number): Promise<readonly StaffNotification[]>;
}
