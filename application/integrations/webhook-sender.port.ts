import type { DeliveryFailure } from '../../domain/integrations/webhook-delivery.js';

/** An event on its way. */
export interface WebhookRequest {
  readonly url: string;
  readonly messageId: string;
  readonly body: string;
  /** Now: what is signed bears it. */
  readonly at: Date;
  /** `whsec_` and base64 of the key. */
  readonly secret: string;
}

export type WebhookResult =
  | { readonly kind: 'delivered'; readonly statusCode: number }
  | {
      readonly kind: 'failed';
      readonly failure: DeliveryFailure;
      /** Undefined where there was no answer. */
      readonly statusCode: number | undefined;
      /** What the endpoint asks for. */
      readonly retryAfterMs: number | undefined;
    };

/** Sends events to endpoints, signed by Standard Webhooks 1.0.0, and nowhere that the deployment does not allow. */
export abstract class WebhookSender {
  /** Whether endpoints may lie on this machine and in private networks. */
  abstract readonly allowsPrivateTargets: boolean;
  /** Never throws for what the endpoint does. */
  abstract send(request: WebhookRequest): Promise<WebhookResult>;
  /** Whether the name of an address leads where nothing is sent to; a name that is not known leads nowhere. */
  abstract isTargetRefused(url: string): Promise<boolean>;
}
