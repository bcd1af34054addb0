import { ReplyFace, type ReplyFaces } from '../../domain/reply/reply-face.port.js';
import type { ReplyModel } from '../../domain/reply/reply-model.js';
import { CATALOGUES } from './catalogues.js';
import { contentOf } from './content-of-model.js';
import { htmlDocument } from './html.js';
import { plainText } from './plain-text.js';

/** Writes a reply in the language of its request, as plain text and as HTML; both say the same, in the same order. */
export class BilingualReplyFace extends ReplyFace {
  async render(model: ReplyModel): Promise<ReplyFaces> {
    const content = contentOf(model, CATALOGUES[model.language]);
    return { text: plainText(content), html: htmlDocument(content) };
  }
}
