import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { QuotationDraft } from '../../domain/quoting/quotation.js';

/** A generated request and its quotation; the email's id is assigned when it is stored. */
export interface DemoQuotation {
  readonly email: InboundEmail;
  readonly receivedAt: Date;
  readonly quotation: Omit<QuotationDraft, 'emailId'>;
}

/** Stores generated quotations among the real ones, marked so that exactly they can be removed. */
export abstract class DemoDataRepository {
  /** How many there are. */
  abstract count(): Promise<number>;
  /** Adds many at once, in their order; nothing is sent and no job is queued. */
  abstract add(quotations: readonly DemoQuotation[]): Promise<void>;
  /** Removes all of them and everything derived from them. @returns how many there were */
  abstract removeAll(): Promise<number>;
  /** Updates the database's statistics for its new contents, so that queries are planned well. */
  abstract analyze(): Promise<void>;
}
