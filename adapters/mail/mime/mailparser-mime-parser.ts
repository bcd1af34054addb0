import type { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { Door, IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { MimeReader } from '../../../domain/inbound-mail/mime-parser.port.js';
import { type MailParts, mailParts } from './parse-mime.js';

/** Reads raw emails where it is called: for a command that reads one email and ends. */
export class MailparserMimeReader extends MimeReader {
  /** @param border the authserv-id of our own mail border; undefined: the topmost Authentication-Results are its */
  constructor(
    private readonly bodyText: BodyText,
    private readonly border?: string,
  ) {
    super();
  }

  async read(raw: Uint8Array, door: Door): Promise<IncomingEmail> {
    return emailOf(await mailParts(raw, door, this.border), this.bodyText);
  }
}

/** The email that the parts make, with the words that a person would read. */
export function emailOf({ plain, ...parts }: MailParts, bodyText: BodyText): IncomingEmail {
  return { ...parts, text: bodyText.of(plain ?? '', parts.html) };
}
