import type { StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { Quotation } from '../../domain/quoting/quotation.js';

/** What has become of an email. */
export interface ProcessedEmail {
  readonly email: StoredEmail;
  /** Undefined where it has none. */
  readonly quotation: Quotation | undefined;
}
