import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { WEBHOOK_MESSAGES } from '../../domain/integrations/webhook.messages.js';
import type { DeliveryState, WebhookDelivery } from '../../domain/integrations/webhook-delivery.js';
import type { WebhookDeliveryRepository } from '../../domain/integrations/webhook-delivery.repository.js';
import { createPageRequest } from '../persistence/pagination.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { getWebhookFairnessKey } from './webhook.subscriber.js';

/** The log of events on their way, and how one is sent again. */
export class WebhookDeliveryQueries {
  constructor(
    private readonly deliveries: Pick<WebhookDeliveryRepository, 'find' | 'findPage'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One page, the newest first. @param page counted from 1 */
  page(state: DeliveryState | undefined, page: number, pageSize: number) {
    return this.deliveries.findPage({ state, ...createPageRequest(page, pageSize) });
  }

  /** Sends an event again under its id. @throws DomainError `missing`, or `conflict` where it is on its way */
  async replay(id: number, actor: string): Promise<WebhookDelivery> {
    const at = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const before = await tx.webhookDeliveries.find(id);
      if (!before) throw createNotFoundError('webhook delivery', id);
      if (!(await tx.webhookDeliveries.reopen(id))) throw new DomainError('conflict', WEBHOOK_MESSAGES.notSettled);
      await tx.queue.enqueue('deliver-webhook', id, at, getWebhookFairnessKey(before.endpointId));
      const { event, messageId } = before;
      await tx.events.publish({ type: 'webhook-delivery-replayed', at, actor, event, messageId });
    });
    const delivery = await this.deliveries.find(id);
    if (!delivery) throw createNotFoundError('webhook delivery', id);
    return delivery;
  }
}
