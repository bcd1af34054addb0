import type { AttachmentText } from './attachment-text-extractor.port.js';
import type { Attachment } from './inbound-email.js';

/** Recognizes the text of scans and photographs: PNG, JPEG, and PDF whose pages are pictures. */
export abstract class TextRecognizer {
  /**
   * The texts of the pictures in which any was recognized, each with the places of its lines; one that is too large,
   * damaged or of another kind is left out. A figure in them is a guess until something else agrees with it.
   * @param maxBytes no file larger than this is opened
   */
  abstract recognize(attachments: readonly Attachment[], maxBytes: number): Promise<readonly AttachmentText[]>;
}
