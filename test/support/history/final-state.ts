/** An email as the server has it. */
export interface StoredEmail {
  readonly id: number;
  readonly messageId: string | null;
  readonly fromAddress: string | null;
  readonly subject: string;
  readonly text: string;
  readonly state: string;
}

/** A quotation as the server has it. */
export interface StoredQuotation {
  readonly id: number;
  readonly emailId: number;
  readonly clientEmail: string;
  readonly quoteAmount: number;
  readonly status: string;
}

/** A reply as the server has it. */
export interface StoredReply {
  readonly quotationId: number;
  readonly to: string;
  readonly messageId: string;
  readonly inReplyTo: string | null;
  readonly state: string;
}

/** A mail that the mail server has said yes to. */
export interface TakenMail {
  readonly messageId: string;
  readonly inReplyTo: string;
  readonly to: string;
  /** Of all its bytes. */
  readonly sha256: string;
}

/** What is there once a server is at rest: in its database, and at the mail server in the order of its arrival. */
export interface FinalState {
  readonly emails: readonly StoredEmail[];
  readonly quotations: readonly StoredQuotation[];
  readonly replies: readonly StoredReply[];
  readonly taken: readonly TakenMail[];
}
