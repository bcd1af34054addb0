import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { resultsOfBorder } from '../../../domain/inbound-mail/authentication.js';
import type { Attachment, Door, IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { mailboxOf } from '../../../domain/inbound-mail/mailbox.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { mimeShape } from './measure-mime.js';

const LARGEST_MAIL_BYTES = 30 * 1024 * 1024;
/** Parts that a message may have: mail of people has a few, a mail bomb has many. */
export const MOST_PARTS = 1_000;
/** Multiparts within multiparts. */
export const DEEPEST_NESTING = 50;
/** Lines that a message may have: 30 MB of base64 are 400,000. */
const MOST_LINES = 1_000_000;
/** Bytes that are parsed before others get their turn. */
const SLICE_BYTES = 256 * 1024;

/** Bytes without any of these were never a mail. */
const HEADERS_OF_MAIL = ['from', 'to', 'subject', 'date', 'message-id', 'received'];

/** What a raw email is made of: an email whose words are still as it brought them. */
export interface MailParts extends Omit<IncomingEmail, 'text'> {
  /** Its plain text; undefined where it brought none. */
  readonly plain: string | undefined;
}

/**
 * Takes a raw email apart with mailparser, after a look at how much work that would be.
 * @param border the authserv-id of our own mail border; undefined: the topmost Authentication-Results are its
 * @throws RuleViolation `invalid` where the bytes are no email, or one that is too large or too deep to be read
 */
export async function mailParts(raw: Uint8Array, door: Door, border: string | undefined): Promise<MailParts> {
  if (raw.byteLength > LARGEST_MAIL_BYTES) throw new RuleViolation('invalid', 'The email is larger than 30 MB.');
  const { parts, depth, lines } = mimeShape(raw);
  if (lines > MOST_LINES) throw new RuleViolation('invalid', `The email has more than ${MOST_LINES} lines.`);
  if (parts > MOST_PARTS) throw new RuleViolation('invalid', `The email has more than ${MOST_PARTS} parts.`);
  if (depth > DEEPEST_NESTING) throw new RuleViolation('invalid', 'The parts of the email are nested too deep.');
  const mail = await simpleParser(Readable.from(slicesOf(raw), { objectMode: false }), {
    // Text is taken out of HTML by our own means, in bounded time.
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  }).catch((fault: unknown) => {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new RuleViolation('invalid', `The email cannot be read: ${reason}.`);
  });
  if (!HEADERS_OF_MAIL.some((name) => mail.headers.has(name))) {
    throw new RuleViolation('invalid', 'The bytes are no email: none of its headers is there.');
  }
  return partsOf(mail, door, border);
}

/** The message piece by piece, with a pause behind each, so that a large one does not stop everything else. */
async function* slicesOf(raw: Uint8Array): AsyncGenerator<Buffer> {
  for (let at = 0; at < raw.byteLength; at += SLICE_BYTES) {
    yield Buffer.from(raw.subarray(at, at + SLICE_BYTES));
    await nextTurn();
  }
}

function partsOf(mail: ParsedMail, door: Door, border: string | undefined): MailParts {
  return {
    door,
    fromHeader: mail.from?.text ?? '',
    ...senderOf(mail),
    to: addressText(mail.to),
    subject: mail.subject ?? '',
    plain: mail.text,
    html: mail.html || undefined,
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    references: typeof mail.references === 'string' ? [mail.references] : (mail.references ?? []),
    headers: headersOf(mail),
    attachments: mail.attachments.map(attachmentOf),
    authenticationResults: resultsOfBorder(fieldsNamed(mail, 'authentication-results'), border),
  };
}

/**
 * The one mailbox of the From. Two mailboxes, two From headers, or a From that the parser and we read differently belong to
 * nobody that could be answered.
 */
function senderOf(mail: ParsedMail): Pick<IncomingEmail, 'fromAddress' | 'fromName'> {
  const lines = fieldsNamed(mail, 'from');
  const [line = ''] = lines;
  const [single, ...others] = mail.from?.value ?? [];
  const parsed = single?.address ? mailboxOf(single.address)?.address : undefined;
  const isOne = lines.length === 1 && others.length === 0 && parsed === mailboxOf(withoutComments(line))?.address;
  return { fromAddress: isOne ? parsed : undefined, fromName: single?.name || undefined };
}

/** Comments in round brackets are no part of a mailbox; what is quoted is none of them. */
function withoutComments(header: string): string {
  return header.replace(/("(?:[^"\\]|\\.)*")|\([^()]*\)/g, (_, quoted: string | undefined) => quoted ?? ' ');
}

function attachmentOf(one: ParsedMail['attachments'][number]): Attachment {
  return {
    filename: one.filename ?? 'attachment',
    contentType: one.contentType,
    sizeBytes: one.size,
    contentBase64: one.content.toString('base64'),
  };
}

function addressText(addresses: AddressObject | AddressObject[] | undefined): string {
  return [addresses ?? []]
    .flat()
    .map((one) => one.text)
    .join(', ');
}

/** Header values as they came, by lower-case name; of several with one name the first. */
function headersOf(mail: ParsedMail): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { key, line } of mail.headerLines) {
    headers[key.toLowerCase()] ??= fieldOf(line);
  }
  return headers;
}

/** The values of all headers of a name, from the top. */
function fieldsNamed(mail: ParsedMail, name: string): string[] {
  return mail.headerLines.filter(({ key }) => key.toLowerCase() === name).map(({ line }) => fieldOf(line));
}

function fieldOf(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .replace(/\s+/g, ' ')
    .trim();
}
