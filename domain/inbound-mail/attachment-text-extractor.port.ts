import type { Attachment } from './inbound-email.js';

/** The text of a document: one line per line, cells separated by tabs. */
export interface AttachmentText {
  readonly filename: string;
  readonly text: string;
  /** Whether the document continues beyond what was read. */
  readonly isCut?: boolean;
}

/** Reads the text of documents that came with an email: PDF, XLSX, CSV and plain text (rule 20). */
export abstract class AttachmentTextExtractor {
  /**
   * The texts of the documents that could be read; one that is too large, damaged or of another kind is left out.
   * @param maxBytes no document larger than this is opened
   */
  abstract extract(attachments: readonly Attachment[], maxBytes: number): Promise<readonly AttachmentText[]>;
}
