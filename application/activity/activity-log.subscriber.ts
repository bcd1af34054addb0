import { DomainEventSubscriber } from '../events/domain-event-publisher.port.js';
import type { DomainEvent } from '../events/domain-events.js';
import { toActivityEntry } from './activity-entry.js';
import type { ActivityLogRepository } from './activity-log.repository.js';

/** Writes an entry of the activity log for every event. */
export class ActivityLogSubscriber extends DomainEventSubscriber {
  constructor(private readonly activity: Pick<ActivityLogRepository, 'append'>) {
    super();
  }

  async handle(event: DomainEvent): Promise<void> {
    await this.activity.append(toActivityEntry(event));
  }
}
