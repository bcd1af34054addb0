import { resultsOfBorder } from '../../../domain/inbound-mail/authentication.js';
import type { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { mailboxOf } from '../../../domain/inbound-mail/mailbox.js';
import type { MailBorder } from './authserv-id.js';
import type { WebhookEmailBody } from './webhook-email.dto.js';

/** The email that a webhook call hands in. */
export function emailOfWebhook(body: WebhookEmailBody, bodyText: BodyText, border: MailBorder): IncomingEmail {
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
    authenticationResults:
      body.authenticationResults ?? resultsOfBorder(resultsAmong(body.headers ?? {}), border.authservId),
  };
}

/** What stands under the name Authentication-Results, from the top. */
function resultsAmong(headers: Record<string, unknown>): string[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() === 'authentication-results')
    .flatMap(([, value]) => [value].flat())
    .filter((value) => typeof value === 'string');
}

/** Several verdicts in one list: the first is the last server's, those behind it may have come with the mail. */
const FIRST_ALONE = ['authentication-results', 'from', 'reply-to', 'return-path'];

function headersOf(headers: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [given, value] of Object.entries(headers)) {
    const name = given.toLowerCase();
    const [first, ...others] = [value].flat().filter((one) => typeof one === 'string');
    if (first !== undefined) texts[name] ??= FIRST_ALONE.includes(name) ? first : [first, ...others].join(', ');
  }
  return texts;
}

function referencesOf(references: unknown): string[] {
  const listed = Array.isArray(references) ? references.filter((one) => typeof one === 'string').join(' ') : references;
  return typeof listed === 'string' ? listed.split(/\s+/).filter((id) => id !== '') : [];
}
