import type {
  ArchivedPdf,
  DispatchContext,
  NewOutboundEmail,
  OutboundEmail,
  OutboundEmailStatus,
} from './outbound-email.js';

/** Stores the replies that are waiting, being sent or sent. */
export abstract class OutboundEmailRepository {
  /**
   * A reply that was cancelled gives way to the next one of its kind.
   * @throws DomainError `conflict` where this revision of the quotation has the reply, or this copy of it, already, or where
   * the quotation has a reminder already
   */
  abstract add(draft: NewOutboundEmail): Promise<OutboundEmail>;
  abstract find(id: number): Promise<OutboundEmail | undefined>;
  /** A reply with all of the outbox that its sending depends on. */
  abstract findDispatchContext(id: number): Promise<DispatchContext | undefined>;
  /**
   * The reply of a quotation's revision, its last copy that was not cancelled; without a revision, of the newest one
   * that has a reply. Reminders are none.
   */
  abstract findByQuotation(quotationId: number, revision?: number): Promise<OutboundEmail | undefined>;
  /** The newest reply that bears one of these Message-IDs. @param messageIds with angle brackets */
  abstract findByMessageId(messageIds: readonly string[]): Promise<OutboundEmail | undefined>;
  /** Archives the document of a reply, once: what is archived already stays. */
  abstract archivePdf(id: number, pdf: ArchivedPdf): Promise<void>;
  /** The archived document of a reply; undefined where it has none yet. */
  abstract findPdf(id: number): Promise<ArchivedPdf | undefined>;
  abstract markSent(id: number, at: Date): Promise<void>;
  /** Records a failed attempt, or that none is needed any more; `failed` is final, `waiting` is retried. */
  abstract markFailed(id: number, state: Exclude<OutboundEmailStatus, 'sent'>, reason: string): Promise<void>;
  /** Cancels a waiting reply. @returns false if it is no longer waiting */
  abstract cancel(id: number, reason: string): Promise<boolean>;
  /**
   * Puts a reply back to `waiting`, not to be sent before a time.
   * @param from the status that it must have now
   * @returns false if it has another one
   */
  abstract reopen(id: number, notBefore: Date, from: 'failed' | 'cancelled'): Promise<boolean>;
  /** How many replies were put here for an address since then. */
  abstract countToAddress(address: string, since: Date): Promise<number>;
  /**
   * How many replies were put here for the mailboxes of a domain since then, counted up to a limit.
   * @param mailDomain lower case
   */
  abstract countToDomain(mailDomain: string, since: Date, atMost: number): Promise<number>;
  /** How many replies of a quotation, without reminders, were put here after then; all of them where no moment is named. */
  abstract countByQuotation(quotationId: number, after: Date | undefined): Promise<number>;
  /** One page, the newest first. @param page counted from 1 */
  abstract findPage(filter: {
    readonly state: OutboundEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly rows: readonly OutboundEmail[]; readonly total: number }>;
}
