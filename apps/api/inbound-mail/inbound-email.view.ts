import type { EmailWithDeadLetter } from '../../../application/inbound-mail/mail-queries.js';
import type { InboundChannel, InboundEmailStatus } from '../../../domain/inbound-mail/inbound-email.js';
import type { EmailSummary } from '../../../domain/inbound-mail/inbound-email.repository.js';
import type { LedgerEntry } from '../../../domain/quoting/ledger/ledger-entries.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { PageView } from '../http/page.view.js';
import { type DeadLetterView, toDeadLetterView } from '../operations/dead-letter.view.js';
import { type LedgerEntryView, toLedgerEntryView } from '../quoting/ledger.view.js';
import type { HoldReasonView } from '../quoting/quotation-details.view.js';
import { type AttachmentView, toAttachmentView } from './attachment.view.js';
import { toReasonViews } from './webhook-response.view.js';

/** A received email in the list. */
export class InboundEmailRowView {
  readonly id!: number;
  /** ISO moment. */
  readonly receivedAt!: string;
  readonly from!: string;
  readonly subject!: string;
  readonly state!: InboundEmailStatus;
  /** Codes of the release policy, or sentences. */
  readonly reasons!: string[];
  readonly quotationId!: number | null;
  readonly quotationNumber!: string | null;
}

/** A page of received mail. */
export class InboundEmailPageView extends PageView {
  readonly data!: InboundEmailRowView[];
}

/** A received email with all that came with it. */
export class InboundEmailView extends InboundEmailRowView {
  readonly door!: InboundChannel;
  readonly to!: string;
  /** The mailbox of the From header. */
  readonly fromAddress!: string | null;
  readonly messageId!: string | null;
  readonly inReplyTo!: string | null;
  readonly references!: string[];
  /** Header values by lower-case name. */
  readonly headers!: Record<string, string>;
  readonly authenticationResults!: string | null;
  readonly text!: string;
  /** What the text says, and what became of each part of it; empty for mail that is not held or has a quotation. */
  readonly ledger!: LedgerEntryView[];
  /** Source to be read, never to be rendered. */
  readonly html!: string | null;
  readonly attachments!: AttachmentView[];
  readonly lastError!: string | null;
  /** Why it waits or was not answered, in the reader's language. */
  readonly holdReasons!: HoldReasonView[];
  readonly deadLetter!: DeadLetterView | null;
}

/** A row of the list of received mail. */
export function toEmailRowView(row: EmailSummary): InboundEmailRowView {
  return {
    id: row.id,
    receivedAt: row.receivedAt.toISOString(),
    from: row.from,
    subject: row.subject,
    state: row.state,
    reasons: [...row.reasons],
    quotationId: row.quotationId ?? null,
    quotationNumber: row.quotationId === undefined ? null : formatQuotationNumber(row.quotationId),
  };
}

/** An email with all that came with it; its HTML is source to be read, never to be rendered. */
export function toEmailView(
  { email, quotation, deadLetter }: EmailWithDeadLetter,
  ledger: readonly LedgerEntry[],
): InboundEmailView {
  return {
    ...toEmailRowView({ ...email, from: email.fromHeader }),
    door: email.channel,
    to: email.to,
    fromAddress: email.fromAddress ?? null,
    messageId: email.messageId ?? null,
    inReplyTo: email.inReplyTo ?? null,
    references: [...email.references],
    headers: email.headers,
    authenticationResults: email.authenticationResults ?? null,
    text: email.text,
    ledger: ledger.map((one) => toLedgerEntryView(one)),
    html: email.html ?? null,
    attachments: email.attachments.map(toAttachmentView),
    lastError: email.lastError ?? null,
    holdReasons: toReasonViews(email, quotation),
    deadLetter: deadLetter ? toDeadLetterView(deadLetter) : null,
  };
}
