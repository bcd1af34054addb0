import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { QuotationDraft } from '../../domain/quoting/quotation.js';

/** A made-up request and the quotation that it led to; the email's id is given where it is kept. */
export interface DemoQuotation {
  readonly email: InboundEmail;
  readonly receivedAt: Date;
  readonly quotation: Omit<QuotationDraft, 'emailId'>;
}

/** Where made-up quotations are kept among the real ones, marked so that exactly they can be taken away again. */
export abstract class DemoDataRepository {
  /** How many there are. */
  abstract count(): Promise<number>;
  /** Adds many at once, in their order; nothing is sent and no work is queued. */
  abstract add(quotations: readonly DemoQuotation[]): Promise<void>;
  /** Takes all of them away, with everything that has come of them since. @returns how many there were */
  abstract removeAll(): Promise<number>;
  /** Lets the database look at its new contents, so that it answers as fast as it can. */
  abstract analyze(): Promise<void>;
}
