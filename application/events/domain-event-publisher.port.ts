import type { DomainEvent } from './domain-events.js';

/** Tells the subscribers of a transaction what happened in it. */
export abstract class DomainEventPublisher {
  /**
   * Resolves when every subscriber has written what it has to write; events are handled in the order of the calls. Where
   * a subscriber fails, so does the call, and with it the transaction.
   */
  abstract publish(event: DomainEvent): Promise<void>;
}

/** Writes what follows from an event, in the transaction that published it. */
export abstract class DomainEventSubscriber {
  abstract handle(event: DomainEvent): Promise<void>;
}
