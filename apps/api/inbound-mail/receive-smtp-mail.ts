import type { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import type { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { type MimeParser, MimeParseTimeoutError } from '../../../domain/inbound-mail/mime-parser.port.js';
import { createUnparsableEmail } from '../../../domain/inbound-mail/unparsable-email.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

const BYTES_PER_MB = 1024 * 1024;
/** Base64 and its line ends make an attachment this much longer. */
const WIRE_OVERHEAD = 1.4;

/** What an SMTP mail is kept with. */
export interface SmtpMailDependencies {
  readonly mimeParser: MimeParser;
  readonly receiveEmail: ReceiveEmail;
  readonly settings: SettingsRepository;
}

/**
 * Keeps a mail that came over SMTP, and says what the sending server is told: 250 once it is kept, 552 or 554 for a mail
 * that is none or breaks a limit. One that is too much for the server is kept as it is. Faults are thrown: the channel then asks to try again.
 */
export async function receiveSmtpMail(
  dependencies: SmtpMailDependencies,
  mail: { readonly raw: Buffer; readonly mailFrom: string },
): Promise<{ readonly code: 250 | 552 | 554; readonly message: string }> {
  const { maxAttachmentMb } = await dependencies.settings.getCurrent();
  if (mail.raw.length > maxAttachmentMb * BYTES_PER_MB * WIRE_OVERHEAD) {
    return { code: 552, message: INBOUND_MAIL_MESSAGES.attachmentsTooLarge(maxAttachmentMb) };
  }
  let email: InboundEmail;
  try {
    email = await dependencies.mimeParser.parse(mail.raw, 'smtp');
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'invalid') throw error;
    if (!(error instanceof MimeParseTimeoutError)) return { code: 554, message: error.message };
    email = createUnparsableEmail('smtp', mail.raw, '', error.message);
  }
  const { emailId } = await dependencies.receiveEmail.execute(stripAuthClaims(email, mail.mailFrom));
  return { code: 250, message: INBOUND_MAIL_MESSAGES.keptAsEmail(emailId) };
}

/**
 * Nobody checks a mail before it knocks at this channel: verdicts that it brings are its own claims, and its return path is
 * the envelope's.
 */
function stripAuthClaims(email: InboundEmail, mailFrom: string): InboundEmail {
  const { 'authentication-results': _claims, 'return-path': _path, ...headers } = email.headers;
  return { ...email, headers: { ...headers, 'return-path': `<${mailFrom}>` }, authenticationResults: undefined };
}
