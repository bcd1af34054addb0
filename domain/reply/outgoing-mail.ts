/** A mail that leaves the desk. Every address in it was parsed before: none is taken from a mail as it stands. */
export interface OutgoingMail {
  /** With angle brackets; chosen once, so that a repeat is the same mail. */
  readonly messageId: string;
  /** The desk's mailbox. */
  readonly from: string;
  /** One mailbox, and the only recipient. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly inReplyTo: string | undefined;
  readonly references: readonly string[];
  /** Its Date; with it a repeat is the same mail byte for byte. */
  readonly createdAt: Date;
}

/** A reply as it waits in the outbox. */
export interface OutboxDraft extends OutgoingMail {
  readonly quotationId: number;
  readonly revision: number;
  /** Not to be sent before. */
  readonly notBefore: Date;
}

/** `replaced`: a newer revision was ready before it left. */
export const OUTBOX_STATES = ['waiting', 'sent', 'failed', 'replaced'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** A reply in the outbox. */
export interface OutboxReply extends OutboxDraft {
  readonly id: number;
  readonly state: OutboxState;
  readonly attempts: number;
  readonly lastError: string | undefined;
  readonly sentAt: Date | undefined;
}
