import type {
  AttachmentText,
  AttachmentTextExtractor,
} from '../../domain/inbound-mail/attachment-text-extractor.port.js';
import type { Attachment, InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { findUnparsedAttachments } from '../../domain/inbound-mail/unparsed-attachments.js';

const BYTES_PER_MB = 1024 * 1024;

/** The texts of an email's documents, and those that were not parsed. */
export interface ExtractedAttachments {
  readonly texts: readonly AttachmentText[];
  /** Names of documents that may hold cargo data and were not read, or not to their end. */
  readonly unparsed: readonly string[];
}

/** Reads the documents that came with an email: the same ones when it is answered as when its quotation is revised. */
export class AttachmentExtraction {
  constructor(private readonly extractor: AttachmentTextExtractor) {}

  /** @param maxDocumentMb megabytes of the largest document that is opened; undefined: none is */
  async extract(
    { attachments, html }: Pick<InboundEmail, 'attachments' | 'html'>,
    maxDocumentMb: number | undefined,
  ): Promise<ExtractedAttachments> {
    const texts =
      maxDocumentMb === undefined || attachments.length === 0
        ? []
        : await this.extractor.extract(attachments, maxDocumentMb * BYTES_PER_MB);
    return { texts, unparsed: findUnparsedAttachments(excludeFullyExtracted(attachments, texts), html) };
  }
}

/** The attachments that were not read to their end; two of one name are two. */
function excludeFullyExtracted(attachments: readonly Attachment[], texts: readonly AttachmentText[]): Attachment[] {
  const whole = texts.filter(({ isCut }) => isCut !== true).map(({ filename }) => filename);
  return attachments.filter(({ filename }) => {
    const at = whole.indexOf(filename);
    if (at >= 0) whole.splice(at, 1);
    return at < 0;
  });
}
