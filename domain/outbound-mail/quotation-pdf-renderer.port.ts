import type { ReplyModel } from './reply-model.js';

/** Gives a reply its third face: a document to print, to file and to pass on. */
export abstract class QuotationPdfRenderer {
  /**
   * A whole PDF in the language of the request, which says what the other faces say. The same model gives the same bytes,
   * whenever it is written.
   */
  abstract render(model: ReplyModel): Promise<Uint8Array>;
}
