/** What other programs are told of. */
export const WEBHOOK_EVENTS = [
  'quotation.held',
  'quotation.sent',
  'quotation.accepted',
  'quotation.declined',
  'quotation.expired',
  'mail.failed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Whether a text names an event. */
export function isWebhookEvent(text: string): text is WebhookEvent {
  return WEBHOOK_EVENTS.some((event) => event === text);
}
