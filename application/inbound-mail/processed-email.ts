import type { KeptEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { Quotation } from '../../domain/quoting/quotation.js';

/** What has become of an email. */
export interface SettledEmail {
  readonly email: KeptEmail;
  /** Undefined where it has none. */
  readonly quotation: Quotation | undefined;
}
