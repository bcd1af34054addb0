import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { answersWithinQuotes, stripQuotedText } from '../../domain/inbound-mail/quoted-text.js';
import { findMismatchedReplyTo } from '../../domain/inbound-mail/reply-to-mismatch.js';
import { hasUnreadChange } from '../../domain/quoting/answer-changes.js';
import { applyFollowUp, type ShipmentChange } from '../../domain/quoting/follow-up.js';
import type { MailIntent } from '../../domain/quoting/request-purpose.js';
import type { ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { AttachmentExtraction } from '../quoting/attachment-extraction.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/** The facts extracted from an email, and its documents that were not parsed. */
export interface ExtractedEmail {
  readonly request: ShipmentRequest;
  /** What an answer in a thread does to the shipment; undefined for an email that starts anew. */
  readonly change: ShipmentChange | undefined;
  /** An answer in a thread states a change that was not read, or answers between the lines of the quoted mail. */
  readonly hasUnreadChange: boolean;
  /** What the email wants besides a price. */
  readonly intent: MailIntent | undefined;
  /** Names of documents that may hold cargo data and were not read, or not to their end. */
  readonly unparsedAttachments: readonly string[];
}

/** What an answer in a thread goes on with. */
export interface EarlierMail {
  readonly request: ShipmentRequest;
  /** Bodies of the thread's earlier mail, by which quoted lines are told from new ones. */
  readonly texts: readonly string[];
}

/** Reads an email with its documents; an answer in a thread together with what was asked before. */
export class EmailExtraction {
  constructor(
    private readonly extractor: ShipmentExtractor,
    private readonly attachmentExtraction: AttachmentExtraction,
  ) {}

  /**
   * @param earlier what the email answers: only the words that its writer added are read
   * @param maxDocumentMb maximum size in MB of a document that is parsed; undefined for mail that gets no answer: no
   *   document is parsed, and no model is asked
   */
  async extract(
    email: InboundEmail,
    earlier: EarlierMail | undefined,
    maxDocumentMb: number | undefined,
  ): Promise<ExtractedEmail> {
    const { texts, unparsed } = await this.attachmentExtraction.extract(email, maxDocumentMb);
    const own = earlier ? stripQuotedText(email.text, earlier.texts) : email.text;
    const extracted = await this.extractor.extract({
      from: email.fromHeader,
      to: email.to,
      subject: earlier ? undefined : email.subject,
      body: own,
      ...(texts.length > 0 ? { attachments: texts } : {}),
      isUnanswered: maxDocumentMb === undefined,
    });
    const { request, change } = earlier
      ? applyFollowUp(earlier.request, extracted)
      : { request: extracted, change: undefined };
    const isUnread =
      earlier !== undefined &&
      (hasUnreadChange(own, earlier.request, extracted) || answersWithinQuotes(email.text, earlier.texts));
    const facts = {
      change,
      hasUnreadChange: isUnread,
      intent: extracted.purpose?.intent,
      unparsedAttachments: unparsed,
    };
    const requestedReplyTo = findMismatchedReplyTo(email);
    if (requestedReplyTo === undefined) return { request, ...facts };
    const warning = INBOUND_MAIL_MESSAGES.replyToIgnored(requestedReplyTo);
    const warnings = [...request.warnings, warning];
    return { request: { ...request, warnings }, ...facts };
  }
}
