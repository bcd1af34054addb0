import { DomainError } from '../errors/domain-error.js';
import type { InboundChannel, InboundEmail } from './inbound-email.js';

/** Takes a raw email (RFC 5322, MIME) apart. */
export abstract class MimeParser {
  /**
   * @throws DomainError `invalid` where the bytes are no email, or one that is too large or too deep to be read
   * @throws MimeParseTimeoutError where taking it apart takes more time or memory than it may: a door keeps it as it is
   */
  abstract parse(raw: Uint8Array, channel: InboundChannel): Promise<InboundEmail>;
}

/** An email that could not be taken apart within the limits of the desk. Nobody can tell whose fault that is. */
export class MimeParseTimeoutError extends DomainError {
  constructor(reason: string) {
    super('invalid', `The email could not be taken apart. ${reason}`);
  }
}
