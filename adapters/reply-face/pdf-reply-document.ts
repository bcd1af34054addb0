import { ReplyDocument } from '../../domain/reply/reply-document.port.js';
import type { ReplyModel } from '../../domain/reply/reply-model.js';
import { CATALOGUES } from './catalogues.js';
import { contentOf } from './content-of-model.js';
import { PdfWriter } from './pdf-writer.js';

/** Writes a reply as a PDF at once, while everything else in the process waits. */
export class PdfReplyDocument extends ReplyDocument {
  private readonly writer = new PdfWriter();

  render(model: ReplyModel): Promise<Uint8Array> {
    return this.writer.write(contentOf(model, CATALOGUES[model.language]), model.issuedOn);
  }
}
