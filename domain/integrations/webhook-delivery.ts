import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../durations.js';
import type { WebhookEvent } from './webhook-event.js';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why an event was not taken. `status`: the endpoint answered with another status than 2xx; `address-refused`: its name leads
 * into a private network; `switched-off`: nobody tried, for staff have switched the endpoint off.
 */
export const DELIVERY_FAILURES = [
  'status',
  'timed-out',
  'unreachable',
  'name-unknown',
  'certificate',
  'address-refused',
  'secret-unreadable',
  'switched-off',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** An event that an endpoint is to be told of. */
export interface WebhookMessage {
  readonly event: WebhookEvent;
  /** The JSON that is sent: the same bytes at every attempt. */
  readonly body: string;
  readonly createdAt: Date;
}

/** An event on its way to an endpoint. */
export interface WebhookDelivery extends WebhookMessage {
  readonly id: number;
  /** The `webhook-id`: the same at every attempt, by which the endpoint knows what it has taken already. */
  readonly messageId: string;
  readonly endpointId: number;
  readonly state: DeliveryState;
  /** Since it was made, or replayed. */
  readonly attempts: number;
  readonly lastAttemptAt: Date | undefined;
  /** HTTP status of the last attempt; undefined: there was no answer. */
  readonly statusCode: number | undefined;
  readonly failure: DeliveryFailure | undefined;
}

/** Seconds to days, about 75 hours in all (Standard Webhooks 1.0.0). */
const BACKOFFS_MS: readonly number[] = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS],
  ...[10 * HOUR_MS, 14 * HOUR_MS, 20 * HOUR_MS, 24 * HOUR_MS],
];
const MAX_RETRY_AFTER_MS = DAY_MS;

/**
 * When an event that was not taken is sent again; undefined: never.
 * @param attempts those that were made
 * @param retryAfterMs what the endpoint asks for; a day at most
 */
export function computeNextDeliveryAt(attempts: number, now: Date, retryAfterMs = 0): Date | undefined {
  const backoffMs = BACKOFFS_MS[attempts - 1];
  if (backoffMs === undefined) return undefined;
  return new Date(now.getTime() + Math.max(backoffMs, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)));
}
