import type { EmailResult } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Quotation } from '../../domain/quoting/quotation.js';

/** What has become of an email. */
export interface ProcessedEmail {
  readonly email: EmailResult;
  /** Undefined where it has none. */
  readonly quotation: Quotation | undefined;
}
