import type { OutgoingMail } from './outbound-email.js';

/** The result of handing an email to the mail server. */
export type SendResult =
  | {
      readonly kind: 'accepted';
      /** A copy is to be filed among the sent mail of its mailbox, which nobody else does. */
      readonly isCopyDue?: true;
    }
  /** Temporary: the server is unreachable or answered 4xx. */
  | { readonly kind: 'later'; readonly reason: string }
  /** Permanent: the server answered 5xx or the address is invalid. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Hands emails to a mail server for delivery. */
export abstract class MailTransport {
  /** Never throws: what went wrong is in the answer. The same mail twice is harmless to the extent the way allows. */
  abstract send(mail: OutgoingMail): Promise<SendResult>;
  /** Why no mail can be sent at the moment, in one sentence that names no secret; undefined if it can. Never throws. */
  abstract checkHealth(): Promise<string | undefined>;
}
