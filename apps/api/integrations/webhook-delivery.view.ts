import { DELIVERY_FAILURE_TEXTS } from '../../../domain/integrations/webhook.messages.js';
import type { DeliveryState, WebhookDelivery } from '../../../domain/integrations/webhook-delivery.js';
import type { WebhookEvent } from '../../../domain/integrations/webhook-event.js';
import { PageView } from '../http/page.view.js';

/** An event on its way to an endpoint. */
export class WebhookDeliveryView {
  readonly id!: number;
  /** The `webhook-id`, the same at every attempt. */
  readonly messageId!: string;
  readonly endpointId!: number;
  readonly event!: WebhookEvent;
  readonly state!: DeliveryState;
  /** Since it was made, or replayed. */
  readonly attempts!: number;
  /** HTTP status of the last attempt; null: there was no answer. */
  readonly statusCode!: number | null;
  /** Why the last attempt failed, in one sentence. */
  readonly failure!: string | null;
  /** ISO moment. */
  readonly createdAt!: string;
  /** ISO moment. */
  readonly lastAttemptAt!: string | null;
  /** The JSON that is sent. */
  readonly body!: string;
}

/** A page of deliveries, the newest first. */
export class WebhookDeliveryPageView extends PageView {
  readonly data!: WebhookDeliveryView[];
}

/** A delivery for the wire. */
export function toWebhookDeliveryView(delivery: WebhookDelivery): WebhookDeliveryView {
  const { id, messageId, endpointId, event, state, attempts, body, statusCode, failure } = delivery;
  return {
    ...{ id, messageId, endpointId, event, state, attempts, body },
    statusCode: statusCode ?? null,
    failure: failure ? DELIVERY_FAILURE_TEXTS[failure] : null,
    createdAt: delivery.createdAt.toISOString(),
    lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
  };
}
