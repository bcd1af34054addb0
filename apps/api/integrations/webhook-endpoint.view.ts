import type { IssuedWebhookEndpoint } from '../../../application/integrations/manage-webhook-endpoints.js';
import type { WebhookEndpoint } from '../../../domain/integrations/webhook-endpoint.js';
import type { WebhookEvent } from '../../../domain/integrations/webhook-event.js';
import { PageView } from '../http/page.view.js';

/** An address that events are sent to, without its secret. */
export class WebhookEndpointView {
  readonly id!: number;
  readonly version!: number;
  readonly url!: string;
  readonly events!: WebhookEvent[];
  readonly isActive!: boolean;
  /** ISO moment. */
  readonly createdAt!: string;
  /** ISO moment since when it has taken nothing; null: it took the last event. */
  readonly failingSince!: string | null;
  /** ISO moment when it was switched off because it took nothing; null: it was not. */
  readonly switchedOffAt!: string | null;
}

/** A page of endpoints, the newest first. */
export class WebhookEndpointPageView extends PageView {
  readonly data!: WebhookEndpointView[];
}

/** An endpoint with the secret that its events are signed with. */
export class IssuedWebhookEndpointView {
  readonly endpoint!: WebhookEndpointView;
  /** Shown this once. */
  readonly secret!: string;
}

/** An endpoint for the wire. */
export function toWebhookEndpointView(endpoint: WebhookEndpoint): WebhookEndpointView {
  const { id, version, url, events, isActive, createdAt, failingSince, switchedOffAt } = endpoint;
  return {
    ...{ id, version, url, events: [...events], isActive },
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    switchedOffAt: switchedOffAt?.toISOString() ?? null,
  };
}

/** A new endpoint and its secret for the wire. */
export function toIssuedWebhookEndpointView({ endpoint, secret }: IssuedWebhookEndpoint): IssuedWebhookEndpointView {
  return { endpoint: toWebhookEndpointView(endpoint), secret };
}
