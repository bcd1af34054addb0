import { toActivityEntry } from '../activity/activity-entry.js';
import { DomainEventSubscriber } from '../events/domain-event-publisher.port.js';
import type { DomainEvent } from '../events/domain-events.js';
import type { PendingNotificationRepository } from './pending-notification.repository.js';
import { toStaffNotification } from './staff-notification.js';

/** Adds a pending notification for every event that staff are notified of. */
export class StaffNotificationSubscriber extends DomainEventSubscriber {
  constructor(private readonly pendingNotifications: Pick<PendingNotificationRepository, 'add'>) {
    super();
  }

  async handle(event: DomainEvent): Promise<void> {
    const notification = toStaffNotification(toActivityEntry(event));
    if (notification) await this.pendingNotifications.add(notification);
  }
}
