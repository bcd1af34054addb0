import type { DeliveryFailure, DeliveryState, WebhookDelivery, WebhookMessage } from './webhook-delivery.js';

/** Which deliveries a list shows; undefined: all. */
export interface DeliveryFilter {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly state: DeliveryState | undefined;
}

/** What came of an attempt. */
export interface DeliveryAttempt {
  readonly state: DeliveryState;
  readonly at: Date;
  readonly statusCode: number | undefined;
  readonly failure: DeliveryFailure | undefined;
}

/** Stores the events on their way to endpoints, and what came of them. */
export abstract class WebhookDeliveryRepository {
  /** Adds a delivery for each active endpoint that wants the event. @returns what was added */
  abstract addForSubscribers(
    message: WebhookMessage,
  ): Promise<ReadonlyArray<Pick<WebhookDelivery, 'id' | 'endpointId'>>>;
  abstract find(id: number): Promise<WebhookDelivery | undefined>;
  /** One page, the newest first. */
  abstract findPage(
    filter: DeliveryFilter,
  ): Promise<{ readonly rows: readonly WebhookDelivery[]; readonly total: number }>;
  abstract recordAttempt(id: number, attempt: DeliveryAttempt): Promise<void>;
  /** Lets a settled delivery wait again, as if it had not been tried. @returns false where it waits already */
  abstract reopen(id: number): Promise<boolean>;
  /** Removes settled deliveries that were made before a moment. @returns how many, `atMost` of them */
  abstract deleteOlderThan(moment: Date, atMost: number): Promise<number>;
}
