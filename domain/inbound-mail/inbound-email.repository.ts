import type { EmailState, IncomingEmail, KeptEmail } from './inbound-email.js';

/** How an email's way through the desk ended. */
export interface EmailOutcome {
  readonly state: Exclude<EmailState, 'received'>;
  /** Reason codes of the send gate, or a sentence for a fault. */
  readonly reasons: readonly string[];
  readonly quotationId: number | undefined;
  readonly lastError: string | undefined;
}

/** One row of the list of received mail. */
export interface EmailSummary {
  readonly id: number;
  readonly receivedAt: Date;
  readonly from: string;
  readonly subject: string;
  readonly state: EmailState;
  readonly reasons: readonly string[];
  readonly quotationId: number | undefined;
}

/** The mail that the desk has accepted. */
export abstract class IncomingEmails {
  /**
   * Keeps an email once.
   * @param identityKey digest of its identity; the second email with one key is the first one again
   */
  abstract keep(
    email: IncomingEmail,
    identityKey: string,
    receivedAt: Date,
  ): Promise<{ readonly id: number; readonly isNew: boolean }>;
  abstract find(id: number): Promise<KeptEmail | undefined>;
  /** Where an email stands now, which nobody else changes until the unit of work that asks has ended. */
  abstract hold(id: number): Promise<EmailState | undefined>;
  /** The quotation of the newest email that bears one of these Message-IDs. @param messageIds with angle brackets */
  abstract quotationOfMessage(messageIds: readonly string[]): Promise<number | undefined>;
  /** Notes how it ended. @throws RuleViolation `missing` for an unknown id. */
  abstract settle(id: number, outcome: EmailOutcome): Promise<void>;
  /** Puts a settled email back to `received`, so that it is answered again. */
  abstract reopen(id: number): Promise<void>;
  /**
   * Removes emails that came in before a moment and ended without a quotation, the oldest first; mail of a quotation
   * stays with it.
   * @param atMost removes no more than these at once
   * @returns their ids
   */
  abstract forgetBefore(moment: Date, atMost: number): Promise<readonly number[]>;
  /** How many emails `forgetBefore` would remove in all. */
  abstract countForgettable(moment: Date): Promise<number>;
  /** One page, the newest first. @param page counted from 1 */
  abstract page(filter: {
    readonly state: EmailState | undefined;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly rows: readonly EmailSummary[]; readonly total: number }>;
}
