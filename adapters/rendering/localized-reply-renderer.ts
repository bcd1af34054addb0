import { ReplyFace, type ReplyFaces } from '../../domain/outbound-mail/reply-renderer.port.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { CATALOGUES } from './localized-messages.js';
import { contentOf } from './build-reply-content.js';
import { htmlDocument } from './render-html.js';
import { plainText } from './render-plain-text.js';

/** Writes a reply in the language of its request, as plain text and as HTML; both say the same, in the same order. */
export class BilingualReplyFace extends ReplyFace {
  async render(model: ReplyModel): Promise<ReplyFaces> {
    const content = contentOf(model, CATALOGUES[model.language]);
    return { text: plainText(content), html: htmlDocument(content) };
  }
}
