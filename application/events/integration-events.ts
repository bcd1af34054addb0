import type { TokenScope } from '../../domain/identity/api-token.js';
import type { WebhookEvent } from '../../domain/integrations/webhook-event.js';

/** A token as the log knows it: without anything secret. */
export interface LoggedApiToken {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** ISO moment; null: never. */
  readonly expiresAt: string | null;
}

/** An endpoint of events as the log knows it: the path of its address may hold a secret. */
export interface LoggedWebhookEndpoint {
  readonly id: number;
  readonly host: string;
  readonly events: readonly WebhookEvent[];
  readonly isActive: boolean;
}

/** What happens to the ways by which other programs and this one meet. */
export interface IntegrationEventPayloads {
  readonly 'api-token-created': { readonly after: LoggedApiToken };
  readonly 'api-token-revoked': { readonly before: LoggedApiToken };
  readonly 'webhook-endpoint-created': { readonly after: LoggedWebhookEndpoint };
  readonly 'webhook-endpoint-updated': {
    readonly before: LoggedWebhookEndpoint;
    readonly after: LoggedWebhookEndpoint;
  };
  readonly 'webhook-endpoint-deleted': { readonly before: LoggedWebhookEndpoint };
  readonly 'webhook-endpoint-switched-off': {
    readonly endpointId: number;
    readonly host: string;
    /** `failing`: it took nothing for days; `gone`: it said that it wants nothing any more. */
    readonly reason: 'failing' | 'gone';
  };
  readonly 'webhook-delivery-replayed': { readonly event: WebhookEvent; readonly messageId: string };
  readonly 'token-call-refused': {
    /** Such as `POST /api/rates`. */
    readonly call: string;
    /** The scope that it needs; null: no token may do it. */
    readonly scope: TokenScope | null;
  };
}
