import { createHmac } from 'node:crypto';
import type { WebhookRequest } from '../../application/integrations/webhook-sender.port.js';

/** The headers of an event: its id, the time in Unix seconds, and the signature of both and the body (Standard Webhooks 1.0.0). */
export function signWebhook({ messageId, at, body, secret }: Omit<WebhookRequest, 'url'>) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(secret.indexOf('_') + 1), 'base64');
  const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
