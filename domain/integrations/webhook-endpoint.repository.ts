import type { NewWebhookEndpoint, WebhookEndpoint } from './webhook-endpoint.js';

/** An endpoint and what it is signed for with. */
export interface WebhookTarget {
  readonly endpoint: WebhookEndpoint;
  readonly encryptedSecret: string;
}

/** Stores the endpoints that events are sent to; of their secrets only what is encrypted. */
export abstract class WebhookEndpointRepository {
  abstract add(endpoint: NewWebhookEndpoint, encryptedSecret: string, at: Date): Promise<WebhookEndpoint>;
  abstract find(id: number): Promise<WebhookEndpoint | undefined>;
  abstract findTarget(id: number): Promise<WebhookTarget | undefined>;
  /** One page, the newest first. */
  abstract findPage(page: {
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly rows: readonly WebhookEndpoint[]; readonly total: number }>;
  /** Those that were switched off because they took nothing, and that staff have not edited since. */
  abstract findSwitchedOff(): Promise<readonly WebhookEndpoint[]>;
  /**
   * Puts other values in; what it has failed so far is forgotten.
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  abstract update(id: number, version: number, endpoint: NewWebhookEndpoint): Promise<WebhookEndpoint>;
  /** With its deliveries. @throws DomainError `missing`, or `conflict` for a stale version; undefined deletes any */
  abstract remove(id: number, version: number | undefined): Promise<void>;
  /** A delivery was taken: it does not fail any more. */
  abstract recordSuccess(id: number): Promise<void>;
  /** A delivery was not taken. @returns since when none is; undefined for an unknown id */
  abstract recordFailure(id: number, at: Date): Promise<Date | undefined>;
  /** @returns false where it is off already */
  abstract switchOff(id: number, at: Date): Promise<boolean>;
}
