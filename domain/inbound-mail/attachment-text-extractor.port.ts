import type { Attachment } from './inbound-email.js';

/** The text of a document: one line per line, cells separated by tabs. */
export interface AttachmentText {
  readonly filename: string;
  readonly text: string;
  /** Whether the document continues beyond what was read. */
  readonly isCut?: boolean;
  /** Where its lines stand in the pages of a picture; absent where the text was not recognized but read. */
  readonly recognizedLines?: readonly RecognizedLine[];
}

/** A line that was recognized in a picture. */
export interface RecognizedLine {
  /** From 1. */
  readonly page: number;
  /** Within its page, from 1. */
  readonly line: number;
  /** First character in the text. */
  readonly start: number;
  /** One past the last character. */
  readonly end: number;
  /** Its place on the upright page, in shares of the page's sides. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Reads the text of documents that came with an email: PDF, XLSX, CSV and plain text (rule 20). */
export abstract class AttachmentTextExtractor {
  /**
   * The texts of the documents that could be read; one that is too large, damaged or of another kind is left out.
   * @param maxBytes no document larger than this is opened
   */
  abstract extract(attachments: readonly Attachment[], maxBytes: number): Promise<readonly AttachmentText[]>;
}
