import { QuotationPdfRenderer } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { buildReplyContent } from './build-reply-content.js';
import { REPLY_MESSAGES } from './localized-messages.js';
import { PdfWriter } from './pdf-writer.js';

/** Renders a reply as a PDF synchronously, which blocks the event loop. */
export class PdfkitRenderer extends QuotationPdfRenderer {
  private readonly writer = new PdfWriter();

  render(model: ReplyModel): Promise<Uint8Array> {
    return this.writer.write(buildReplyContent(model, REPLY_MESSAGES[model.language]), model.issuedOn);
  }
}
