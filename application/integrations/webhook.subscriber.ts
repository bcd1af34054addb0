import type { WebhookDeliveryRepository } from '../../domain/integrations/webhook-delivery.repository.js';
import { DomainEventSubscriber } from '../events/domain-event-publisher.port.js';
import type { DomainEvent } from '../events/domain-events.js';
import type { JobQueue } from '../jobs/job-queue.port.js';
import { toWebhookMessage } from './webhook-message.js';

/** Puts events on their way to the endpoints that want them, in the transaction of what happened. */
export class WebhookSubscriber extends DomainEventSubscriber {
  constructor(
    private readonly deliveries: Pick<WebhookDeliveryRepository, 'addForSubscribers'>,
    private readonly queue: Pick<JobQueue, 'enqueue'>,
  ) {
    super();
  }

  async handle(event: DomainEvent): Promise<void> {
    const message = toWebhookMessage(event);
    if (!message) return;
    for (const { id, endpointId } of await this.deliveries.addForSubscribers(message)) {
      await this.queue.enqueue('deliver-webhook', id, event.at, getWebhookFairnessKey(endpointId));
    }
  }
}

/** Endpoints are served round-robin: one that takes its time holds up no other. */
export function getWebhookFairnessKey(endpointId: number): string {
  return `webhook ${endpointId}`;
}
