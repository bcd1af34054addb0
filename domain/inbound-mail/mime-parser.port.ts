import { RuleViolation } from '../errors/domain-error.js';
import type { Door, IncomingEmail } from './inbound-email.js';

/** Takes a raw email (RFC 5322, MIME) apart. */
export abstract class MimeReader {
  /**
   * @throws RuleViolation `invalid` where the bytes are no email, or one that is too large or too deep to be read
   * @throws ImpenetrableEmail where taking it apart takes more time or memory than it may: a door keeps it as it is
   */
  abstract read(raw: Uint8Array, door: Door): Promise<IncomingEmail>;
}

/** An email that could not be taken apart within the limits of the desk. Nobody can tell whose fault that is. */
export class ImpenetrableEmail extends RuleViolation {
  constructor(reason: string) {
    super('invalid', `The email could not be taken apart. ${reason}`);
  }
}
