import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { type RenderedReply, ReplyRenderer } from '../../domain/outbound-mail/reply-renderer.port.js';
import { buildReminderContent } from './build-reminder-content.js';
import { buildReplyContent } from './build-reply-content.js';
import { REPLY_MESSAGES } from './localized-messages.js';
import { renderHtml } from './render-html.js';
import { renderPlainText } from './render-plain-text.js';
import type { ReplyContent } from './reply-content.js';

/**
 * Renders a reply in the language of its request, as plain text and as HTML, with the same content in the same order.
 */
export class LocalizedReplyRenderer extends ReplyRenderer {
  async render(model: ReplyModel): Promise<RenderedReply> {
    return renderContent(buildReplyContent(model, REPLY_MESSAGES[model.language]));
  }

  async renderReminder(model: ReplyModel): Promise<RenderedReply> {
    return renderContent(buildReminderContent(model, REPLY_MESSAGES[model.language]));
  }
}

function renderContent(content: ReplyContent): RenderedReply {
  return { text: renderPlainText(content), html: renderHtml(content) };
}
