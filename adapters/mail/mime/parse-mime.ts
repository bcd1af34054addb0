import type { AddressObject } from 'mailparser';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Attachment, InboundChannel, InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { parseMailbox } from '../../../domain/inbound-mail/mailbox.js';
import { selectTrustedAuthenticationResults } from '../../../domain/inbound-mail/sender-authenticity.js';
import { isMisdecoded, reviseCharsets } from './charset-fallback.js';
import { type CollectedMail, collectMail, type MailFile } from './collect-mail.js';
import { expandMail } from './expand-mail.js';
import { removeComments } from './header-comments.js';
import { measureMime } from './measure-mime.js';
import { MIME_MESSAGES } from './mime.messages.js';
import { convertOutlookMessage, isOutlookMessage } from './outlook-message.js';

/** The type of bytes of which nothing is known. */
const UNKNOWN_TYPE = 'application/octet-stream';
/** The type of an email within an email. */
const MESSAGE_TYPE = 'message/rfc822';
const MAX_MAIL_BYTES = 30 * 1024 * 1024;
/** Maximum parts of a message: ordinary mail has a few, a mail bomb has many. */
export const MAX_PARTS = 1_000;
/** Multiparts within multiparts. */
export const MAX_NESTING_DEPTH = 50;
/** Lines that a message may have: 30 MB of base64 are 400,000. */
const MAX_LINES = 1_000_000;

/** Bytes without any of these were never a mail. */
const MAIL_HEADERS = ['from', 'to', 'subject', 'date', 'message-id', 'received'];

/** What a raw email is made of: an email whose words are still as it brought them. */
export interface ParsedMime extends Omit<InboundEmail, 'text' | 'attachments'> {
  /** Its plain text; undefined where it brought none. */
  readonly plainText: string | undefined;
  readonly files: readonly ParsedFile[];
}

/** A file of a raw email: its bytes, which a thread can hand over without a copy. */
export interface ParsedFile extends Omit<Attachment, 'sizeBytes' | 'contentBase64'> {
  readonly content: Uint8Array;
}

/**
 * Parses a raw email with mailparser, after a check of its size and structure; one that Outlook saved (.msg) is brought
 * into the form of a raw one first.
 * @param authservId the authserv-id of our own receiving server; undefined: the topmost Authentication-Results header
 *   is used
 * @throws DomainError `invalid` if the bytes are no email, or one that is too large or too deep to be read
 */
export async function parseMime(
  raw: Uint8Array,
  channel: InboundChannel,
  authservId: string | undefined,
): Promise<ParsedMime> {
  if (raw.byteLength > MAX_MAIL_BYTES) throw new DomainError('invalid', MIME_MESSAGES.tooLarge);
  const message = isOutlookMessage(raw) ? await orUnreadable(convertOutlookMessage(raw)) : raw;
  checkStructure(message);
  const mail = await parseMail(message);
  if (!MAIL_HEADERS.some((name) => mail.headerNames.has(name))) {
    throw new DomainError('invalid', MIME_MESSAGES.noHeaders);
  }
  const whole = await orUnreadable(expandMail(await repairCharsets(message, mail), checkStructure));
  return toParsedMime(whole, channel, authservId);
}

function checkStructure(raw: Uint8Array): void {
  const { parts, depth, lines } = measureMime(raw);
  if (lines > MAX_LINES) throw new DomainError('invalid', MIME_MESSAGES.tooManyLines(MAX_LINES));
  if (parts > MAX_PARTS) throw new DomainError('invalid', MIME_MESSAGES.tooManyParts(MAX_PARTS));
  if (depth > MAX_NESTING_DEPTH) throw new DomainError('invalid', MIME_MESSAGES.nestedTooDeep);
}

function parseMail(raw: Uint8Array): Promise<CollectedMail> {
  return orUnreadable(collectMail(raw));
}

/** What a library gives up on is no email. */
async function orUnreadable<T>(parsed: Promise<T>): Promise<T> {
  return parsed.catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DomainError('invalid', MIME_MESSAGES.unreadable(reason));
  });
}

/**
 * The email with those of its words that are in no declared charset read as Western Windows; its files as they came. An
 * email is parsed twice at most.
 */
async function repairCharsets(raw: Uint8Array, mail: CollectedMail): Promise<CollectedMail> {
  const { subject, text, html, from } = mail;
  if (![subject, text, html, from?.text].some(isMisdecoded)) return mail;
  const revised = reviseCharsets(raw);
  if (!revised) return mail;
  const other = await parseMail(revised);
  return {
    ...mail,
    ...(isMisdecoded(subject) && !isMisdecoded(other.subject) ? { subject: other.subject } : {}),
    ...(isMisdecoded(text) && !isMisdecoded(other.text) ? { text: other.text } : {}),
    ...(isMisdecoded(html) && !isMisdecoded(other.html) ? { html: other.html } : {}),
    ...(isMisdecoded(from?.text) && !isMisdecoded(other.from?.text) ? { from: other.from } : {}),
  };
}

function toParsedMime(mail: CollectedMail, channel: InboundChannel, authservId: string | undefined): ParsedMime {
  return {
    channel: channel,
    fromHeader: mail.from?.text ?? '',
    ...parseSender(mail),
    to: formatAddresses(mail.to),
    subject: mail.subject ?? '',
    plainText: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    references: typeof mail.references === 'string' ? [mail.references] : (mail.references ?? []),
    headers: toHeaders(mail),
    files: mail.files.map(toParsedFile),
    authenticationResults: selectTrustedAuthenticationResults(
      findFieldValues(mail, 'authentication-results'),
      authservId,
    ),
  };
}

/**
 * The single mailbox of the From. Undefined for two mailboxes, two From headers, or a From that the parser and our own
 * parsing read differently: such an email cannot be answered.
 */
function parseSender(mail: CollectedMail): Pick<InboundEmail, 'fromAddress' | 'fromName'> {
  const lines = findFieldValues(mail, 'from');
  const [line = ''] = lines;
  const [single, ...others] = mail.from?.value ?? [];
  const parsed = single?.address ? parseMailbox(single.address)?.address : undefined;
  const isOne = lines.length === 1 && others.length === 0 && parsed === parseMailbox(removeComments(line))?.address;
  return { fromAddress: isOne ? parsed : undefined, fromName: single?.name || undefined };
}

function toParsedFile({ filename, contentType, content, contentId }: MailFile): ParsedFile {
  // A header that is none comes as another thing than a text.
  const mediaType = typeof contentType === 'string' ? contentType : UNKNOWN_TYPE;
  return {
    filename: filename ?? (mediaType === MESSAGE_TYPE ? 'message.eml' : 'attachment'),
    contentType: mediaType,
    content,
    ...(contentId === undefined ? {} : { contentId }),
  };
}

function formatAddresses(addresses: AddressObject | AddressObject[] | undefined): string {
  return [addresses ?? []]
    .flat()
    .map((one) => one.text)
    .join(', ');
}

/** Header values as they came, by lower-case name; of several with one name the first. */
function toHeaders(mail: CollectedMail): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { key, line } of mail.headerLines) {
    headers[key.toLowerCase()] ??= extractFieldValue(line);
  }
  return headers;
}

/** The values of all headers of a name, from the top. */
function findFieldValues(mail: CollectedMail, name: string): string[] {
  return mail.headerLines.filter(({ key }) => key.toLowerCase() === name).map(({ line }) => extractFieldValue(line));
}

function extractFieldValue(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .replace(/\s+/g, ' ')
    .trim();
}
