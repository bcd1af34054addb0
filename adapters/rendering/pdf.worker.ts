import { PdfWriter } from './pdf-writer.js';
import type { ReplyContent } from './reply-content.js';

/** A document that a thread is to write. */
export interface PdfJob {
  readonly content: ReplyContent;
  readonly issuedOn: Date;
}

const writer = new PdfWriter();

/** Writes one document. */
export function work({ content, issuedOn }: PdfJob): Promise<Uint8Array> {
  return writer.write(content, issuedOn);
}
