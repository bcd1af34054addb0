import { DomainError } from '../errors/domain-error.js';
import type { InboundChannel, InboundEmail } from './inbound-email.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/** Takes a raw email (RFC 5322, MIME) apart. */
export abstract class MimeParser {
  /**
   * @param authservId the name by which the border signs whose Authentication-Results count, empty for one that gives none;
   *   undefined: the configured one
   * @throws DomainError `invalid` if the bytes are no email, or one that is too large or too deep to be read
   * @throws MimeParseTimeoutError if parsing exceeds its time or memory limit: the receiver then stores the raw email
   */
  abstract parse(raw: Uint8Array, channel: InboundChannel, authservId?: string): Promise<InboundEmail>;
}

/** An email that could not be parsed within the limits; the cause may be the email or the load of the machine. */
export class MimeParseTimeoutError extends DomainError {
  constructor(reason: string) {
    super('invalid', INBOUND_MAIL_MESSAGES.unreadableEmail(reason));
  }
}
