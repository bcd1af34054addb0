import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { type Attachment, getSenderDomain, type InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { parseMailbox } from '../../../domain/inbound-mail/mailbox.js';
import { createUnreadableBodyEmail } from '../../../domain/inbound-mail/unparsable-email.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';
import { areHeadersTooLong, parseReferences, toHeaders } from './mail-headers.js';
import type { PostmarkDto } from './postmark.dto.js';
import { formatAuthenticationResults } from './provider-authentication-results.js';

/** The email that a call of Postmark's inbound stream hands in; one with headers that are too long is kept for a person. */
export async function parsePostmarkEmail(body: PostmarkDto, htmlToText: HtmlToText): Promise<InboundEmail> {
  const pairs = filterRecords(body.Headers).flatMap(
    ({ Name, Value }): Array<readonly [string, string]> =>
      typeof Name === 'string' && typeof Value === 'string' ? [[Name, Value]] : [],
  );
  if (!areHeadersTooLong(pairs)) return convertPostmarkEmail(body, toHeaders(pairs), htmlToText);
  return createUnreadableBodyEmail(
    await convertPostmarkEmail(body, {}, htmlToText),
    INBOUND_MAIL_MESSAGES.headersTooLong,
  );
}

async function convertPostmarkEmail(
  body: PostmarkDto,
  headers: Record<string, string>,
  htmlToText: HtmlToText,
): Promise<InboundEmail> {
  // `From` is the bare address; the name stands beside it.
  const [full] = filterRecords([body.FromFull]);
  const named = typeof full?.Name === 'string' && full.Name ? full.Name : (body.FromName ?? undefined);
  const mailbox = parseMailbox(body.From);
  const fromAddress = mailbox?.address;
  const html = body.HtmlBody || undefined;
  const postmarkId = body.MessageID ? `<${body.MessageID}@inbound.postmarkapp.com>` : undefined;
  return {
    channel: 'postmark',
    fromHeader: named && !body.From.includes('<') ? `${named} <${body.From}>` : body.From,
    fromAddress,
    fromName: mailbox?.name ?? (named || undefined),
    to: body.To ?? body.OriginalRecipient ?? '',
    subject: body.Subject ?? '',
    text: await htmlToText.convert(body.TextBody ?? '', html),
    html,
    messageId: headers['message-id'] || postmarkId,
    inReplyTo: headers['in-reply-to'] || undefined,
    references: parseReferences(headers.references),
    headers: body.ReplyTo ? { 'reply-to': body.ReplyTo, ...headers } : headers,
    attachments: filterRecords(body.Attachments).map(toAttachment),
    authenticationResults: buildPostmarkAuthenticationResults(headers, getSenderDomain({ fromAddress })),
  };
}

/** Received-SPF stands on top of Postmark's headers; its DKIM check is a list of words among those of the spam filter. */
function buildPostmarkAuthenticationResults(
  headers: Readonly<Record<string, string>>,
  fromDomain: string | undefined,
): string | undefined {
  const receivedSpf = headers['received-spf'];
  const [, quoted, bare] = /\benvelope-from=(?:"([^\s;"]+)"|([^\s;"]+))/i.exec(receivedSpf ?? '') ?? [];
  const mailFrom = quoted ?? bare ?? '';
  const tests = new Set((headers['x-spam-tests'] ?? '').split(/[\s,]+/));
  const isSignedByAuthor = tests.has('DKIM_VALID_AU') && fromDomain !== undefined;
  return formatAuthenticationResults('postmark', {
    spf: receivedSpf === undefined ? undefined : { result: receivedSpf, mailFrom },
    dkim: isSignedByAuthor ? [{ result: 'pass', domain: fromDomain }] : [],
  });
}

function toAttachment(one: Readonly<Record<string, unknown>>): Attachment {
  const content = typeof one.Content === 'string' ? one.Content : undefined;
  const length = typeof one.ContentLength === 'number' && one.ContentLength >= 0 ? one.ContentLength : undefined;
  return {
    filename: typeof one.Name === 'string' && one.Name ? one.Name : 'attachment',
    contentType: typeof one.ContentType === 'string' ? one.ContentType : 'application/octet-stream',
    sizeBytes: content === undefined ? (length ?? 0) : Math.floor((content.length * 3) / 4),
    contentBase64: content,
  };
}

function filterRecords(list: unknown): Array<Readonly<Record<string, unknown>>> {
  if (!Array.isArray(list)) return [];
  return list.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
}
