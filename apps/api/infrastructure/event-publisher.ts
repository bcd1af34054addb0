import { ActivityLogSubscriber } from '../../../application/activity/activity-log.subscriber.js';
import type { DomainEventPublisher } from '../../../application/events/domain-event-publisher.port.js';
import { SubscribedEventPublisher } from '../../../application/events/subscribed-event-publisher.js';
import { WebhookSubscriber } from '../../../application/integrations/webhook.subscriber.js';
import { StaffNotificationSubscriber } from '../../../application/notifications/staff-notification.subscriber.js';
import type { Repositories } from '../../../application/persistence/unit-of-work.port.js';

/** Everybody who is told what happens in a transaction, in the order in which they are told. */
export function createEventPublisher({
  activity,
  pendingNotifications,
  webhookDeliveries,
  queue,
}: Repositories): DomainEventPublisher {
  return new SubscribedEventPublisher([
    new ActivityLogSubscriber(activity),
    new StaffNotificationSubscriber(pendingNotifications),
    new WebhookSubscriber(webhookDeliveries, queue),
  ]);
}
