import { DomainError } from '../../../domain/errors/domain-error.js';
import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { parseMailbox } from '../../../domain/inbound-mail/mailbox.js';
import { selectTrustedAuthenticationResults } from '../../../domain/inbound-mail/sender-authenticity.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';
import { areHeadersTooLong, parseReferences } from './mail-headers.js';
import type { WebhookEmailDto } from './webhook-email.dto.js';

/**
 * The email that a webhook call hands in.
 * @param authservId the name that our own mail border signs its verdicts with, lower case; undefined: nobody has told it
 * @throws DomainError `invalid` where its headers are too long
 */
export async function parseWebhookEmail(
  body: WebhookEmailDto,
  htmlToText: HtmlToText,
  authservId: string | undefined,
): Promise<InboundEmail> {
  const mailbox = parseMailbox(body.from);
  const headers = toHeaders(body.headers ?? {});
  if (areHeadersTooLong(Object.entries(headers)))
    throw new DomainError('invalid', INBOUND_MAIL_MESSAGES.headersTooLong);
  return {
    channel: 'webhook',
    fromHeader: body.from,
    fromAddress: mailbox?.address,
    fromName: mailbox?.name,
    to: body.to,
    subject: body.subject,
    text: await htmlToText.convert(body.content, body.html ?? undefined),
    html: body.html ?? undefined,
    messageId: body.messageId?.trim() || headers['message-id'] || undefined,
    inReplyTo: body.inReplyTo?.trim() || headers['in-reply-to'] || undefined,
    references: parseReferences(joinTexts(body.references ?? headers.references)),
    headers,
    attachments: (body.attachments ?? []).map((one) => ({
      filename: one.filename,
      contentType: one.contentType ?? 'application/octet-stream',
      sizeBytes: one.size ?? Math.floor(((one.content?.length ?? 0) * 3) / 4),
      contentBase64: one.content ?? undefined,
    })),
    authenticationResults:
      body.authenticationResults ??
      selectTrustedAuthenticationResults(findAuthenticationResults(body.headers ?? {}), authservId),
  };
}

/** What stands under the name Authentication-Results, from the top. */
function findAuthenticationResults(headers: Record<string, unknown>): string[] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() === 'authentication-results')
    .flatMap(([, value]) => [value].flat())
    .filter((value) => typeof value === 'string');
}

/** Several verdicts in one list: the first is the last server's, those behind it may have come with the mail. */
const SINGLE_VALUE_HEADERS = ['authentication-results', 'from', 'reply-to', 'return-path'];

function toHeaders(headers: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [given, value] of Object.entries(headers)) {
    const name = given.toLowerCase();
    const [first, ...others] = [value].flat().filter((one) => typeof one === 'string');
    if (first !== undefined)
      texts[name] ??= SINGLE_VALUE_HEADERS.includes(name) ? first : [first, ...others].join(', ');
  }
  return texts;
}

/** A text, or the texts of a list; undefined where it is neither. */
function joinTexts(value: unknown): string | undefined {
  const joined = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(' ') : value;
  return typeof joined === 'string' ? joined : undefined;
}
