/** A file that a mail carries. */
export interface MailAttachment {
  /** A plain name without folders, for instance `Q12.pdf`. */
  readonly filename: string;
  /** A media type, for instance `application/pdf`. */
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** The words of a mail and where it goes. Every address in it was parsed before: none is taken from a mail as it stands. */
export interface EmailMessage {
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

/** A mail that leaves the desk. */
export interface OutgoingMail extends EmailMessage {
  readonly attachments: readonly MailAttachment[];
  /** What it says of itself to other machines (RFC 3834): an answer to a mail, or written by the desk itself. */
  readonly autoSubmitted: 'auto-replied' | 'auto-generated';
}

/** A reply as it waits in the outbox; its document is kept beside it. */
export interface NewOutboundEmail extends EmailMessage {
  readonly quotationId: number;
  readonly revision: number;
  /** Counted from 1 where a person had the reply sent again; absent for the reply itself. */
  readonly copy?: number;
  /** Not to be sent before. */
  readonly notBefore: Date;
}

/** `replaced`: a newer revision was ready before it left; `cancelled`: a person kept it from leaving. */
export const OUTBOUND_EMAIL_STATUSES = ['waiting', 'sent', 'failed', 'replaced', 'cancelled'] as const;
export type OutboundEmailStatus = (typeof OUTBOUND_EMAIL_STATUSES)[number];

/** A reply in the outbox. */
export interface OutboundEmail extends NewOutboundEmail {
  readonly id: number;
  readonly state: OutboundEmailStatus;
  readonly attempts: number;
  readonly lastError: string | undefined;
  readonly sentAt: Date | undefined;
}

/** A reply that is about to leave. */
export interface DispatchContext {
  readonly reply: OutboundEmail;
  /** The newest revision of its quotation that has a reply. */
  readonly newestRevision: number;
  /** Its document is archived already: an earlier try got so far. */
  readonly isArchived: boolean;
}

/** The document that went with a reply, as it is archived. */
export interface ArchivedPdf {
  /** A PDF. */
  readonly bytes: Uint8Array;
  /** In lower-case hexadecimal digits; proves that nobody changed the bytes. */
  readonly sha256: string;
}
