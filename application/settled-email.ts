import type { KeptEmail } from '../domain/incoming-email/incoming-email.js';
import type { Quotation } from '../domain/quotation/quotation.js';

/** What has become of an email. */
export interface SettledEmail {
  readonly email: KeptEmail;
  /** Undefined where it has none. */
  readonly quotation: Quotation | undefined;
}
