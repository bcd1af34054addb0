import { DomainEventPublisher, type DomainEventSubscriber } from './domain-event-publisher.port.js';
import type { DomainEvent } from './domain-events.js';

/** Hands every event to all subscribers, one after the other, within the transaction that they write in. */
export class SubscribedEventPublisher extends DomainEventPublisher {
  constructor(private readonly subscribers: readonly DomainEventSubscriber[]) {
    super();
  }

  /** The first subscriber starts before this returns: its statement keeps its place among those that are pipelined. */
  async publish(event: DomainEvent): Promise<void> {
    for (const subscriber of this.subscribers) await subscriber.handle(event);
  }
}
