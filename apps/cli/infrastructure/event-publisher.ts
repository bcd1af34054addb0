import { ActivityLogSubscriber } from '../../../application/activity/activity-log.subscriber.js';
import type { DomainEventPublisher } from '../../../application/events/domain-event-publisher.port.js';
import { SubscribedEventPublisher } from '../../../application/events/subscribed-event-publisher.js';
import type { Repositories } from '../../../application/persistence/unit-of-work.port.js';

/** Logs what a command does; no staff are notified of it. */
export function createEventPublisher({ activity }: Repositories): DomainEventPublisher {
  return new SubscribedEventPublisher([new ActivityLogSubscriber(activity)]);
}
