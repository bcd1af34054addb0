import type { Door, IncomingEmail } from './incoming-email.js';

/** Takes a raw email (RFC 5322, MIME) apart. */
export abstract class MimeReader {
  /** @throws RuleViolation `invalid` where the bytes are no email, or one that is too large or too deep to be read */
  abstract read(raw: Uint8Array, door: Door): Promise<IncomingEmail>;
}
