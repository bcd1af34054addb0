import { type AddressObject, type HeaderValue, type ParsedMail, simpleParser } from 'mailparser';
import type { Attachment, Door, IncomingEmail } from '../../domain/incoming-email/incoming-email.js';
import { mailboxOf } from '../../domain/incoming-email/mailbox.js';
import { MimeReader } from '../../domain/incoming-email/mime-reader.port.js';
import { RuleViolation } from '../../domain/rule-violation.js';

const LARGEST_MAIL_BYTES = 30 * 1024 * 1024;
const LONGEST_HTML = 1_000_000;

/** Reads raw emails with mailparser. */
export class MailparserMimeReader extends MimeReader {
  async read(raw: Uint8Array, door: Door): Promise<IncomingEmail> {
    if (raw.byteLength > LARGEST_MAIL_BYTES) throw new RuleViolation('invalid', 'The email is larger than 30 MB.');
    const mail = await simpleParser(Buffer.from(raw), {
      maxHtmlLengthToParse: LONGEST_HTML,
      skipImageLinks: true,
    }).catch((fault: unknown) => {
      const reason = fault instanceof Error ? fault.message : String(fault);
      throw new RuleViolation('invalid', `The email cannot be read: ${reason}.`);
    });
    return emailOf(mail, door);
  }
}

function emailOf(mail: ParsedMail, door: Door): IncomingEmail {
  const fromHeader = mail.from?.text ?? '';
  // Two mailboxes in a From, or two From headers, belong to nobody that could be answered.
  const single = mail.from?.value.length === 1 ? mail.from.value[0] : undefined;
  const mailbox = single?.address ? mailboxOf(single.address) : undefined;
  return {
    door,
    fromHeader,
    fromAddress: mailbox?.address,
    fromName: single?.name || undefined,
    to: addressText(mail.to),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || undefined,
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    references: typeof mail.references === 'string' ? [mail.references] : (mail.references ?? []),
    headers: headersOf(mail),
    attachments: mail.attachments.map(attachmentOf),
    authenticationResults: textOf(mail.headers.get('authentication-results')),
  };
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
    headers[key.toLowerCase()] ??= line
      .slice(line.indexOf(':') + 1)
      .replace(/\s+/g, ' ')
      .trim();
  }
  return headers;
}

function textOf(value: HeaderValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : undefined;
}
