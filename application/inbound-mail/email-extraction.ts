import { type AttachedMessage, appendForwarded } from '../../domain/inbound-mail/attached-message.js';
import { blankEncodedText } from '../../domain/inbound-mail/encoded-text.js';
import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { answersWithinQuotes, keepWordsWithinQuotes, stripQuotedText } from '../../domain/inbound-mail/quoted-text.js';
import { findMismatchedReplyTo } from '../../domain/inbound-mail/reply-to-mismatch.js';
import { isEncryptedFile } from '../../domain/inbound-mail/unparsed-attachments.js';
import { hasUnreadChange } from '../../domain/quoting/answer-changes.js';
import { createCargoDoubt } from '../../domain/quoting/cargo-doubt.js';
import { countAnew } from '../../domain/quoting/changed-pieces.js';
import { applyFollowUp, type ShipmentChange } from '../../domain/quoting/follow-up.js';
import type { MailIntent } from '../../domain/quoting/request-purpose.js';
import type { ExtractionInput, ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import { type Evidence, hasCargoFigures, type ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { AttachmentExtraction, DocumentSettings } from '../quoting/attachment-extraction.js';
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
  /** Whether the email, or a file that is all of it, is closed to us. */
  readonly isEncrypted: boolean;
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
   * @param settings undefined for mail that gets no answer: no document is parsed, and no model is asked
   */
  async extract(
    email: InboundEmail,
    earlier: EarlierMail | undefined,
    settings: DocumentSettings | undefined,
  ): Promise<ExtractedEmail> {
    const { texts, messages, unparsed } = await this.attachmentExtraction.extract(email, settings);
    const { text: body, filenames, isEncrypted: hasEncryptedText } = blankEncodedText(email.text);
    const isWithin = earlier !== undefined && answersWithinQuotes(body, earlier.texts);
    const own = earlier ? readOwnWords(body, earlier.texts, isWithin) : body;
    const input: ExtractionInput = {
      from: email.fromHeader,
      to: email.to,
      subject: earlier ? undefined : email.subject,
      body: own,
      ...(texts.length > 0 ? { attachments: texts } : {}),
      isUnanswered: settings === undefined,
    };
    const extracted = await this.extractWithMessages(input, messages);
    const unparsedAttachments = [...unparsed, ...filenames];
    const isEncrypted = hasEncryptedText || email.attachments.some(isEncryptedFile);
    const { request, change, isUnread } = earlier
      ? followUp(earlier.request, extracted, own, isWithin)
      : { request: extracted, change: undefined, isUnread: false };
    const facts = {
      change,
      hasUnreadChange: isUnread,
      intent: extracted.purpose?.intent,
      unparsedAttachments,
      isEncrypted,
    };
    const requestedReplyTo = findMismatchedReplyTo(email);
    if (requestedReplyTo === undefined) return { request, ...facts };
    const warning = INBOUND_MAIL_MESSAGES.replyToIgnored(requestedReplyTo);
    const warnings = [...request.warnings, warning];
    return { request: { ...request, warnings }, ...facts };
  }

  /**
   * An email that only passes another one on asks for what that one asks; where it describes a cargo itself, what it
   * passes on is a document beside it.
   */
  private async extractWithMessages(
    input: ExtractionInput,
    messages: readonly AttachedMessage[],
  ): Promise<ShipmentRequest> {
    if (messages.length === 0) return this.extractor.extract(input);
    const { attachments = [], ...alone } = input;
    if (hasCargoFigures(await this.extractor.extract({ ...alone, isUnanswered: true }))) {
      const documents = messages.map(({ filename, email }) => ({ filename, text: blankEncodedText(email.text).text }));
      return this.extractor.extract({ ...input, attachments: [...attachments, ...documents] });
    }
    const body = blankEncodedText(appendForwarded(input.body, messages)).text;
    const request = await this.extractor.extract({ ...input, body });
    return { ...request, evidence: attributeToMessages(request.evidence, input.body, messages) };
  }
}

/** The words that the writer of an answer added, those behind and between the quoted lines too. */
function readOwnWords(body: string, earlierTexts: readonly string[], isWithin: boolean): string {
  const stripped = stripQuotedText(body, earlierTexts);
  if (!isWithin) return stripped;
  const within = keepWordsWithinQuotes(body, earlierTexts).split('\n');
  const join = (line: string, at: number) => (line.trim() === '' ? (within[at] ?? line) : line);
  return stripped.split('\n').map(join).join('\n');
}

/**
 * What an answer does to the request. A count that it changes by a difference is computed, and what stands within quoted
 * lines is read: both are in doubt, so that a person sees the new values before they are sent.
 */
function followUp(earlier: ShipmentRequest, answer: ShipmentRequest, own: string, isWithin: boolean) {
  const isUncounted = hasUnreadChange(own, earlier, answer);
  const counted = isUncounted ? countAnew(own, earlier, answer) : answer;
  if (counted === undefined) return { ...applyFollowUp(earlier, answer), isUnread: true };
  const result = applyFollowUp(earlier, isWithin ? doubtWordsWithinQuotes(counted, own) : counted);
  return { ...result, isUnread: isWithin && result.change !== 'stated' };
}

function doubtWordsWithinQuotes(answer: ShipmentRequest, own: string): ShipmentRequest {
  const words = own.split('\n').find((line) => /\d/.test(line)) ?? own;
  return { ...answer, cargoDoubts: [...(answer.cargoDoubts ?? []), createCargoDoubt('figures-ambiguous', words)] };
}

/** What was found below the email's own text stands in the files of the messages there. */
function attributeToMessages(
  evidence: ShipmentRequest['evidence'],
  body: string,
  messages: readonly AttachedMessage[],
): ShipmentRequest['evidence'] {
  const ends = messages.map((_, k) => appendForwarded(body, messages.slice(0, k + 1)).length);
  const attribute = (one: Evidence): Evidence => {
    if (one.part !== 'body' || one.start < body.length) return one;
    const message = messages[ends.findIndex((end) => one.start < end)];
    return message ? { ...one, part: 'attachment', filename: message.filename } : one;
  };
  return Object.fromEntries(Object.entries(evidence).map(([field, found]) => [field, found.map(attribute)]));
}
