import type { InboundChannel } from '../../domain/inbound-mail/inbound-email.js';

/** The outcome of an email's automatic processing. */
export type DecidedOutcome = 'answered' | 'held' | 'ignored';

/** A step in the processing of an email, published after its commit. No event contains text of an email. */
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
      /** Codes of the release policy. */
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
  /** A reply is sent without its PDF, which could not be rendered. */
  | { readonly kind: 'undocumented'; readonly emailId: number; readonly quotationId: number; readonly reason: string }
  /** Given up and moved to staff review. */
  | { readonly kind: 'failed'; readonly emailId: number; readonly reason: string };

/** Receives the pipeline events, for metrics and logs. */
export abstract class PipelineListener {
  /** Must neither throw nor block the caller. */
  abstract record(event: PipelineEvent): void;
}

/** A listener that ignores all events. */
export const NO_OP_LISTENER: PipelineListener = { record: () => undefined };
