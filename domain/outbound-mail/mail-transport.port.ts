import type { OutgoingMail } from './outbound-email.js';

/** What became of a mail that was handed over. */
export type SendResult =
  | { readonly kind: 'accepted' }
  /** Try again later: the server is away or said 4xx. */
  | { readonly kind: 'later'; readonly reason: string }
  /** Never: the server said 5xx or the address cannot be one. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Hands replies over for delivery. */
export abstract class MailTransport {
  /** Never throws: what went wrong is in the answer. The same mail twice is harmless to the extent the way allows. */
  abstract send(mail: OutgoingMail): Promise<SendResult>;
  /** Why no mail can leave at the moment, in one sentence that names no secret; undefined where it can. Never throws. */
  abstract checkHealth(): Promise<string | undefined>;
}
