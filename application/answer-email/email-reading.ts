import type { AttachmentText, AttachmentTexts } from '../../domain/incoming-email/attachment-texts.port.js';
import type { Attachment, IncomingEmail } from '../../domain/incoming-email/incoming-email.js';
import { foreignReplyTo } from '../../domain/incoming-email/reply-target.js';
import { unquotedText } from '../../domain/incoming-email/unquoted-text.js';
import { unreadDocuments } from '../../domain/incoming-email/unread-attachments.js';
import { continuedRequest, type ShipmentChange } from '../../domain/shipment-request/continued-request.js';
import type { ShipmentReader } from '../../domain/shipment-request/shipment-reader.port.js';
import type { ShipmentRequest } from '../../domain/shipment-request/shipment-request.js';

const BYTES_OF_A_MB = 1024 * 1024;

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
    private readonly texts: AttachmentTexts,
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
    const texts =
      maxDocumentMb === undefined || email.attachments.length === 0
        ? []
        : await this.texts.read(email.attachments, maxDocumentMb * BYTES_OF_A_MB);
    const read = await this.reader.read({
      from: email.fromHeader,
      to: email.to,
      subject: earlier ? undefined : email.subject,
      body: earlier ? unquotedText(email.text) : email.text,
      ...(texts.length > 0 ? { attachments: texts } : {}),
      isUnanswered: maxDocumentMb === undefined,
    });
    const { request, change } = earlier ? continuedRequest(earlier, read) : { request: read, change: undefined };
    const unread = unreadDocuments(withoutWhole(email.attachments, texts));
    const wish = foreignReplyTo(email);
    if (wish === undefined) return { request, change, unreadDocuments: unread };
    const warning = `The email asks for answers to ${wish} (Reply-To); the reply goes to the From mailbox alone.`;
    return { request: { ...request, warnings: [...request.warnings, warning] }, change, unreadDocuments: unread };
  }
}

/** The attachments that were not read to their end; two of one name are two. */
function withoutWhole(attachments: readonly Attachment[], texts: readonly AttachmentText[]): Attachment[] {
  const whole = texts.filter(({ isCut }) => isCut !== true).map(({ filename }) => filename);
  return attachments.filter(({ filename }) => {
    const at = whole.indexOf(filename);
    if (at >= 0) whole.splice(at, 1);
    return at < 0;
  });
}
