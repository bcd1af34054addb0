import { ReplyDocument } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { CATALOGUES } from './localized-messages.js';
import { contentOf } from './build-reply-content.js';
import { PdfWriter } from './pdf-writer.js';

/** Writes a reply as a PDF at once, while everything else in the process waits. */
export class PdfReplyDocument extends ReplyDocument {
  private readonly writer = new PdfWriter();

  render(model: ReplyModel): Promise<Uint8Array> {
    return this.writer.write(contentOf(model, CATALOGUES[model.language]), model.issuedOn);
  }
}
