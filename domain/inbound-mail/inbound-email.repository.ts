import type { EmailPageRequest } from './email-list.js';
import type { InboundEmail, InboundEmailStatus, MessageProof, OutcomeReason, StoredEmail } from './inbound-email.js';

/** The final outcome of an inbound email. */
export interface EmailOutcome {
  readonly state: Exclude<InboundEmailStatus, 'received'>;
  /** Reason codes of the release policy, or a message for an error. */
  readonly reasons: readonly string[];
  /** The same with what their sentences say, where the release policy gave them. */
  readonly holdReasons?: readonly OutcomeReason[] | undefined;
  readonly quotationId: number | undefined;
  readonly lastError: string | undefined;
}

/** One row of the list of received mail. */
export interface EmailSummary {
  readonly id: number;
  readonly receivedAt: Date;
  readonly from: string;
  readonly subject: string;
  readonly state: InboundEmailStatus;
  readonly reasons: readonly string[];
  readonly quotationId: number | undefined;
}

/** An email, and what has become of it, without its content. */
export type EmailResult = Pick<
  StoredEmail,
  'id' | 'receivedAt' | 'subject' | 'state' | 'reasons' | 'holdReasons' | 'quotationId' | 'lastError'
>;

/** Stores the inbound emails. */
export abstract class InboundEmailRepository {
  /**
   * Stores an email once.
   * @param identityKey digest of its identity; an email with a stored key is a duplicate
   */
  abstract addIfAbsent(
    email: InboundEmail,
    identityKey: string,
    receivedAt: Date,
  ): Promise<{ readonly id: number; readonly isNew: boolean }>;
  abstract find(id: number): Promise<StoredEmail | undefined>;
  /** What has become of an email; its content, which may be many megabytes, is not read. */
  abstract findResult(id: number): Promise<EmailResult | undefined>;
  /**
   * About how many bytes an email holds: of its body, and of its files in base64. It is read without them, and is 0 for mail
   * of earlier releases and for an unknown id.
   */
  abstract findContentBytes(id: number): Promise<number>;
  /** The plain text of an email, without its files. */
  abstract findText(id: number): Promise<string | undefined>;
  /** The email's current state, locked against other changes until the calling unit of work ends. */
  abstract findStatusForUpdate(id: number): Promise<InboundEmailStatus | undefined>;
  /** Earlier emails with the same Message-ID and sender, the oldest first; none for an email without an id. */
  abstract findEarlierWithSameId(
    email: Pick<StoredEmail, 'id' | 'messageId' | 'fromAddress'>,
  ): Promise<readonly (MessageProof & { readonly id: number })[]>;
  /** The quotation of the newest email that bears one of these Message-IDs. @param messageIds with angle brackets */
  abstract findQuotationByMessageId(messageIds: readonly string[]): Promise<number | undefined>;
  /** Records the outcome. @throws DomainError `missing` for an unknown id. */
  abstract recordOutcome(id: number, outcome: EmailOutcome): Promise<void>;
  /** Puts a settled email back to `received`, so that it is answered again. */
  abstract reopen(id: number): Promise<void>;
  /**
   * Removes emails that came in before a moment and ended without a quotation, the oldest first; mail of a quotation
   * stays with it.
   * @param atMost removes no more than these at once
   * @returns their ids
   */
  abstract deleteOlderThan(moment: Date, atMost: number): Promise<readonly number[]>;
  /** How many emails `deleteOlderThan` would remove in all. */
  abstract countDeletable(moment: Date): Promise<number>;
  /** One page of the emails that a filter lets through, and how many there are in all. */
  abstract findPage(
    request: EmailPageRequest,
  ): Promise<{ readonly rows: readonly EmailSummary[]; readonly total: number }>;
}
