import type { ReplyModel } from './reply-model.js';

/** Gives a reply its third face: a document to print, to file and to pass on. */
export abstract class QuotationPdfRenderer {
  /**
   * A complete PDF in the language of the request, with the content of the text and HTML versions. The same model
   * always gives the same bytes.
   */
  abstract render(model: ReplyModel): Promise<Uint8Array>;
}
