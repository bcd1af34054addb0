import type { OutgoingMail } from './outbound-email.js';

/** Writes a mail as it travels, so that every way out sends the same bytes. */
export abstract class MimeMessageBuilder {
  /** The whole message (RFC 5322, lines end in CR LF); the same mail gives the same bytes. */
  abstract build(mail: OutgoingMail): Promise<Uint8Array>;
}
