import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { type Attachment, type IncomingEmail, senderDomainOf } from '../../../domain/inbound-mail/inbound-email.js';
import { mailboxOf } from '../../../domain/inbound-mail/mailbox.js';
import { headersOfPairs, referencesOf } from './mail-headers.js';
import { authenticationResults } from './provider-auth-results.js';

const LONGEST_HEADER = 4_000;

/** `POST /api/webhook/email/postmark`, in Postmark's own names. */
export class PostmarkBody {
  @IsString({ message: 'From must be text.' }) @MaxLength(LONGEST_HEADER) From!: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_HEADER) FromName?: string | null;
  @IsOptional() FromFull?: unknown;
  @IsOptional() @IsString() @MaxLength(20 * LONGEST_HEADER) To?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_HEADER) OriginalRecipient?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_HEADER) Subject?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_HEADER) MessageID?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_HEADER) ReplyTo?: string | null;
  @IsOptional() @IsString() TextBody?: string | null;
  @IsOptional() @IsString() HtmlBody?: string | null;
  /** A list of `{ Name, Value }`. */
  @IsOptional() Headers?: unknown;
  /** A list of `{ Name, Content, ContentType, ContentLength }`. */
  @IsOptional() Attachments?: unknown;
}

/** The email that a call of Postmark's inbound stream hands in. */
export function emailOfPostmark(body: PostmarkBody, bodyText: BodyText): IncomingEmail {
  const pairs = recordsOf(body.Headers).flatMap(
    ({ Name, Value }): Array<readonly [string, string]> =>
      typeof Name === 'string' && typeof Value === 'string' ? [[Name, Value]] : [],
  );
  const headers = headersOfPairs(pairs);
  // `From` is the bare address; the name stands beside it.
  const [full] = recordsOf([body.FromFull]);
  const named = typeof full?.Name === 'string' && full.Name ? full.Name : (body.FromName ?? undefined);
  const mailbox = mailboxOf(body.From);
  const fromAddress = mailbox?.address;
  const html = body.HtmlBody || undefined;
  const postmarkId = body.MessageID ? `<${body.MessageID}@inbound.postmarkapp.com>` : undefined;
  return {
    door: 'postmark',
    fromHeader: named && !body.From.includes('<') ? `${named} <${body.From}>` : body.From,
    fromAddress,
    fromName: mailbox?.name ?? (named || undefined),
    to: body.To ?? body.OriginalRecipient ?? '',
    subject: body.Subject ?? '',
    text: bodyText.of(body.TextBody ?? '', html),
    html,
    messageId: headers['message-id'] || postmarkId,
    inReplyTo: headers['in-reply-to'] || undefined,
    references: referencesOf(headers.references),
    headers: body.ReplyTo ? { 'reply-to': body.ReplyTo, ...headers } : headers,
    attachments: recordsOf(body.Attachments).map(attachmentOf),
    authenticationResults: verdictsOf(headers, senderDomainOf({ fromAddress })),
  };
}

/** Received-SPF stands on top of Postmark's headers; its DKIM check is a list of words among those of the spam filter. */
function verdictsOf(headers: Readonly<Record<string, string>>, fromDomain: string | undefined): string | undefined {
  const receivedSpf = headers['received-spf'];
  const mailFrom = /\benvelope-from=("?)([^\s;"]+)\1/i.exec(receivedSpf ?? '')?.[2] ?? '';
  const tests = new Set((headers['x-spam-tests'] ?? '').split(/[\s,]+/));
  const isSignedByAuthor = tests.has('DKIM_VALID_AU') && fromDomain !== undefined;
  return authenticationResults('postmark', {
    spf: receivedSpf === undefined ? undefined : { result: receivedSpf, mailFrom },
    dkim: isSignedByAuthor ? [{ result: 'pass', domain: fromDomain }] : [],
  });
}

function attachmentOf(one: Readonly<Record<string, unknown>>): Attachment {
  const content = typeof one.Content === 'string' ? one.Content : undefined;
  const length = typeof one.ContentLength === 'number' && one.ContentLength >= 0 ? one.ContentLength : undefined;
  return {
    filename: typeof one.Name === 'string' && one.Name ? one.Name : 'attachment',
    contentType: typeof one.ContentType === 'string' ? one.ContentType : 'application/octet-stream',
    sizeBytes: content === undefined ? (length ?? 0) : Math.floor((content.length * 3) / 4),
    contentBase64: content,
  };
}

function recordsOf(list: unknown): Array<Readonly<Record<string, unknown>>> {
  if (!Array.isArray(list)) return [];
  return list.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
}
