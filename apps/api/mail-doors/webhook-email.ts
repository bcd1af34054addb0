import type { BodyText } from '../../../domain/incoming-email/body-text.port.js';
import type { IncomingEmail } from '../../../domain/incoming-email/incoming-email.js';
import { mailboxOf } from '../../../domain/incoming-email/mailbox.js';
import type { WebhookEmailBody } from './webhook-email.body.js';

/** The email that a webhook call hands in. */
export function emailOfWebhook(body: WebhookEmailBody, bodyText: BodyText): IncomingEmail {
  const mailbox = mailboxOf(body.from);
  const headers = headersOf(body.headers ?? {});
  return {
    door: 'webhook',
    fromHeader: body.from,
    fromAddress: mailbox?.address,
    fromName: mailbox?.name,
    to: body.to,
    subject: body.subject,
    text: bodyText.of(body.content, body.html ?? undefined),
    html: body.html ?? undefined,
    messageId: body.messageId?.trim() || headers['message-id'] || undefined,
    inReplyTo: body.inReplyTo?.trim() || headers['in-reply-to'] || undefined,
    references: referencesOf(body.references ?? headers.references),
    headers,
    attachments: (body.attachments ?? []).map((one) => ({
      filename: one.filename,
      contentType: one.contentType ?? 'application/octet-stream',
      sizeBytes: one.size ?? Math.floor(((one.content?.length ?? 0) * 3) / 4),
      contentBase64: one.content ?? undefined,
    })),
    authenticationResults: body.authenticationResults ?? headers['authentication-results'] ?? undefined,
  };
}

function headersOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : value;
      return typeof text === 'string' ? [[name.toLowerCase(), text]] : [];
    }),
  );
}

function referencesOf(references: unknown): string[] {
  const listed = Array.isArray(references) ? references.filter((one) => typeof one === 'string').join(' ') : references;
  return typeof listed === 'string' ? listed.split(/\s+/).filter((id) => id !== '') : [];
}
