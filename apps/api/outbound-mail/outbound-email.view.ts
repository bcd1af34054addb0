import type { ReplyWithDeadLetter } from '../../../application/inbound-mail/mail-queries.js';
import type { OutboundEmail, OutboundEmailStatus } from '../../../domain/outbound-mail/outbound-email.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { PageView } from '../http/page.view.js';
import { type DeadLetterView, toDeadLetterView } from '../operations/dead-letter.view.js';

/** A reply in the list. */
export class OutboundEmailRowView {
  readonly id!: number;
  readonly quotationId!: number;
  readonly quotationNumber!: string;
  readonly revision!: number;
  /** Whether it reminds the customer of the quotation; otherwise it is the reply, or a copy of it. */
  readonly isReminder!: boolean;
  readonly to!: string;
  readonly subject!: string;
  readonly state!: OutboundEmailStatus;
  readonly attempts!: number;
  readonly lastError!: string | null;
  /** ISO moment. */
  readonly createdAt!: string;
  /** ISO moment before which it is not sent. */
  readonly notBefore!: string;
  /** ISO moment. */
  readonly sentAt!: string | null;
}

/** A page of replies. */
export class OutboundEmailPageView extends PageView {
  readonly data!: OutboundEmailRowView[];
  /** Why replies cannot leave at the moment, one sentence; null where they can. */
  readonly mailTrouble!: string | null;
}

/** A reply with its text. */
export class OutboundEmailView extends OutboundEmailRowView {
  readonly from!: string;
  readonly messageId!: string;
  readonly inReplyTo!: string | null;
  readonly text!: string;
  readonly html!: string;
  readonly deadLetter!: DeadLetterView | null;
}

/** A row of the list of replies. */
export function toOutboundEmailRowView(reply: OutboundEmail): OutboundEmailRowView {
  return {
    id: reply.id,
    quotationId: reply.quotationId,
    quotationNumber: formatQuotationNumber(reply.quotationId),
    revision: reply.revision,
    isReminder: reply.isReminder ?? false,
    to: reply.to,
    subject: reply.subject,
    state: reply.state,
    attempts: reply.attempts,
    lastError: reply.lastError ?? null,
    createdAt: reply.createdAt.toISOString(),
    notBefore: reply.notBefore.toISOString(),
    sentAt: reply.sentAt?.toISOString() ?? null,
  };
}

/** A reply with its text, for the wire. */
export function toOutboundEmailView({ reply, deadLetter }: ReplyWithDeadLetter): OutboundEmailView {
  return {
    ...toOutboundEmailRowView(reply),
    from: reply.from,
    messageId: reply.messageId,
    inReplyTo: reply.inReplyTo ?? null,
    text: reply.text,
    html: reply.html,
    deadLetter: deadLetter ? toDeadLetterView(deadLetter) : null,
  };
}
