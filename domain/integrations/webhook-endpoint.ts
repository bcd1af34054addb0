import { DAY_MS } from '../durations.js';
import { assertValid, type FieldError } from '../errors/domain-error.js';
import { WEBHOOK_MESSAGES } from './webhook.messages.js';
import { isWebhookEvent, WEBHOOK_EVENTS, type WebhookEvent } from './webhook-event.js';

const MAX_URL_LENGTH = 2_000;
const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** What secrets begin with (Standard Webhooks 1.0.0); base64 of the key follows. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
/** An endpoint that has taken nothing for so long is switched off: as long as deliveries are retried. */
export const SWITCH_OFF_AFTER_MS = 3 * DAY_MS;

/** What staff enter for an address that events are sent to. */
export interface WebhookEndpointEntry {
  readonly url: string | undefined;
  readonly events: readonly string[] | undefined;
  readonly isActive: boolean;
}

/** An address that events are sent to. */
export interface NewWebhookEndpoint {
  readonly url: string;
  /** Those that it wants, in their usual order. */
  readonly events: readonly WebhookEvent[];
  readonly isActive: boolean;
}

/** An endpoint as it is stored, without its secret. */
export interface WebhookEndpoint extends NewWebhookEndpoint {
  readonly id: number;
  /** Counts the edits. */
  readonly version: number;
  readonly createdAt: Date;
  /** Since when nothing has been taken; undefined: the last delivery was. */
  readonly failingSince: Date | undefined;
  /** When it was switched off because it took nothing; undefined: it was not, or staff have edited it since. */
  readonly switchedOffAt: Date | undefined;
}

/** What is wrong with the entry, first things first. @param allowsPrivateTargets whether the deployment lets events go to its own network */
export function findWebhookEndpointErrors(
  { url = '', events = [] }: Omit<WebhookEndpointEntry, 'isActive'>,
  allowsPrivateTargets: boolean,
): FieldError[] {
  const isChosen = events.length > 0 && events.every(isWebhookEvent);
  return [
    ...(isWebhookUrl(url, allowsPrivateTargets) ? [] : [{ field: 'url', message: WEBHOOK_MESSAGES.url }]),
    ...(isChosen ? [] : [{ field: 'events', message: WEBHOOK_MESSAGES.events }]),
  ];
}

/** The endpoint as it is stored. @throws DomainError `invalid` */
export function validateWebhookEndpoint(
  entry: WebhookEndpointEntry,
  allowsPrivateTargets: boolean,
): NewWebhookEndpoint {
  assertValid(findWebhookEndpointErrors(entry, allowsPrivateTargets));
  const { url = '', events = [], isActive } = entry;
  return { url: url.trim(), events: WEBHOOK_EVENTS.filter((event) => events.includes(event)), isActive };
}

/** Without sign-in data and fragment; HTTP only to this machine, where the deployment allows it. */
function isWebhookUrl(text: string, allowsPrivateTargets: boolean): boolean {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || text.length > MAX_URL_LENGTH || url.username !== '' || url.password !== '' || url.hash !== '')
    return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && allowsPrivateTargets && LOOPBACK_HOSTS.includes(url.hostname);
}

/** The host of an endpoint, for the log: the path may hold a secret. */
export function getWebhookHost({ url }: Pick<WebhookEndpoint, 'url'>): string {
  return new URL(url).host;
}
