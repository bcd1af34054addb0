import type { InboundChannel } from '../../domain/inbound-mail/inbound-email.js';

/** What became of an email by itself. */
export type DecidedOutcome = 'answered' | 'held' | 'ignored';

/** A step of an email from the door to its reply, once it is kept for good. No event holds a word of an email. */
export type PipelineEvent =
  | {
      readonly kind: 'received';
      readonly emailId: number;
      readonly channel: InboundChannel;
      readonly isDuplicate: boolean;
    }
  | {
      readonly kind: 'decided';
      readonly emailId: number;
      readonly channel: InboundChannel;
      readonly outcome: DecidedOutcome;
      /** Undefined where the email made no quotation. */
      readonly quotationId: number | undefined;
      /** Codes of the send gate. */
      readonly reasons: readonly string[];
      readonly secondsSinceReceipt: number;
    }
  | {
      readonly kind: 'sent';
      readonly emailId: number;
      readonly quotationId: number;
      readonly replyId: number;
      readonly secondsSinceReceipt: number;
    }
  | {
      readonly kind: 'unsent';
      readonly emailId: number;
      readonly quotationId: number;
      readonly replyId: number;
      /** Not tried again. */
      readonly isFinal: boolean;
      readonly reason: string;
    }
  /** A reply leaves without its document, which could not be written. */
  | { readonly kind: 'undocumented'; readonly emailId: number; readonly quotationId: number; readonly reason: string }
  /** Given up and put before a person. */
  | { readonly kind: 'failed'; readonly emailId: number; readonly reason: string };

/** Told of what happens at the desk, for measurements and logs; the desk does not care who listens. */
export abstract class PipelineListener {
  /** Never throws, and never keeps the desk waiting. */
  abstract record(event: PipelineEvent): void;
}

/** Where nobody watches. */
export const NO_OP_LISTENER: PipelineListener = { record: () => undefined };
