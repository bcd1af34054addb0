import type { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import type { IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { ImpenetrableEmail, type MimeReader } from '../../../domain/inbound-mail/mime-parser.port.js';
import { unreadableEmail } from '../../../domain/inbound-mail/unparsable-email.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import type { SettingsShelf } from '../../../application/operations/settings/settings.repository.js';

const BYTES_PER_MB = 1024 * 1024;
/** Base64 and its line ends make an attachment this much longer. */
const WIRE_OVERHEAD = 1.4;

/** What an SMTP mail is kept with. */
export interface SmtpMailParts {
  readonly mimeReader: MimeReader;
  readonly receiveEmail: ReceiveEmail;
  readonly settings: SettingsShelf;
}

/**
 * Keeps a mail that came over SMTP, and says what the sending server is told: 250 once it is kept, 552 or 554 for a mail
 * that is none or breaks a limit. One that is too much for the desk is kept as it is. Faults are thrown: the door then asks to try again.
 */
export async function takeSmtpMail(
  parts: SmtpMailParts,
  mail: { readonly raw: Buffer; readonly mailFrom: string },
): Promise<{ readonly code: 250 | 552 | 554; readonly sentence: string }> {
  const { maxAttachmentMb } = await parts.settings.current();
  if (mail.raw.length > maxAttachmentMb * BYTES_PER_MB * WIRE_OVERHEAD) {
    return { code: 552, sentence: `The message is larger than ${maxAttachmentMb} MB of attachments` };
  }
  let email: IncomingEmail;
  try {
    email = await parts.mimeReader.read(mail.raw, 'smtp');
  } catch (fault) {
    if (!(fault instanceof RuleViolation) || fault.kind !== 'invalid') throw fault;
    if (!(fault instanceof ImpenetrableEmail)) return { code: 554, sentence: fault.message };
    email = unreadableEmail('smtp', mail.raw, '', fault.message);
  }
  const { emailId } = await parts.receiveEmail.execute(withoutClaims(email, mail.mailFrom));
  return { code: 250, sentence: `Kept as email ${emailId}` };
}

/**
 * Nobody checks a mail before it knocks at this door: verdicts that it brings are its own claims, and its return path is
 * the envelope's.
 */
function withoutClaims(email: IncomingEmail, mailFrom: string): IncomingEmail {
  const { 'authentication-results': _claims, 'return-path': _path, ...headers } = email.headers;
  return { ...email, headers: { ...headers, 'return-path': `<${mailFrom}>` }, authenticationResults: undefined };
}
