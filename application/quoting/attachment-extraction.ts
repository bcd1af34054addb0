import type { AttachmentText, AttachmentTexts } from '../../domain/inbound-mail/attachment-text-extractor.port.js';
import type { Attachment } from '../../domain/inbound-mail/inbound-email.js';
import { unreadDocuments } from '../../domain/inbound-mail/unparsed-attachments.js';

const BYTES_OF_A_MB = 1024 * 1024;

/** What the documents of an email say, and which of them nobody has read. */
export interface ReadDocuments {
  readonly texts: readonly AttachmentText[];
  /** Names of documents that may hold cargo data and were not read, or not to their end. */
  readonly unread: readonly string[];
}

/** Reads the documents that came with an email: the same ones when it is answered as when its quotation is revised. */
export class DocumentReading {
  constructor(private readonly texts: AttachmentTexts) {}

  /** @param maxDocumentMb megabytes of the largest document that is opened; undefined: none is */
  async read(attachments: readonly Attachment[], maxDocumentMb: number | undefined): Promise<ReadDocuments> {
    const texts =
      maxDocumentMb === undefined || attachments.length === 0
        ? []
        : await this.texts.read(attachments, maxDocumentMb * BYTES_OF_A_MB);
    return { texts, unread: unreadDocuments(withoutWhole(attachments, texts)) };
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
