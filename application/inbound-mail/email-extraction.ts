import type { IncomingEmail } from '../../domain/inbound-mail/inbound-email.js';
import { foreignReplyTo } from '../../domain/inbound-mail/reply-to-mismatch.js';
import { unquotedText } from '../../domain/inbound-mail/quoted-text.js';
import { continuedRequest, type ShipmentChange } from '../../domain/quoting/follow-up.js';
import type { ShipmentReader } from '../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { DocumentReading } from '../quoting/attachment-extraction.js';

/** What was read of an email, and which of its documents nobody has read. */
export interface ReadEmail {
  readonly request: ShipmentRequest;
  /** What an answer in a thread does to the shipment; undefined for an email that starts anew. */
  readonly change: ShipmentChange | undefined;
  /** Names of documents that may hold cargo data and were not read, or not to their end. */
  readonly unreadDocuments: readonly string[];
}

/** Reads an email with its documents; an answer in a thread together with what was asked before. */
export class EmailReading {
  constructor(
    private readonly reader: ShipmentReader,
    private readonly documents: DocumentReading,
  ) {}

  /**
   * @param earlier the request that the email answers: only the words that its writer added count
   * @param maxDocumentMb megabytes of the largest document that is opened; undefined for mail that nobody will answer:
   *   none is opened, and no model is asked
   */
  async read(
    email: IncomingEmail,
    earlier: ShipmentRequest | undefined,
    maxDocumentMb: number | undefined,
  ): Promise<ReadEmail> {
    const { texts, unread } = await this.documents.read(email.attachments, maxDocumentMb);
    const read = await this.reader.read({
      from: email.fromHeader,
      to: email.to,
      subject: earlier ? undefined : email.subject,
      body: earlier ? unquotedText(email.text) : email.text,
      ...(texts.length > 0 ? { attachments: texts } : {}),
      isUnanswered: maxDocumentMb === undefined,
    });
    const { request, change } = earlier ? continuedRequest(earlier, read) : { request: read, change: undefined };
    const wish = foreignReplyTo(email);
    if (wish === undefined) return { request, change, unreadDocuments: unread };
    const warning = `The email asks for answers to ${wish} (Reply-To); the reply goes to the From mailbox alone.`;
    return { request: { ...request, warnings: [...request.warnings, warning] }, change, unreadDocuments: unread };
  }
}
