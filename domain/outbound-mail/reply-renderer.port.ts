import type { ReplyModel } from './reply-model.js';

/** A reply as the customer sees it. */
export interface RenderedReply {
  readonly text: string;
  /** A whole HTML document, with inline styles and no reference to the outside. */
  readonly html: string;
}

/** Gives a reply its faces, in the language of the request. */
export abstract class ReplyRenderer {
  abstract render(model: ReplyModel): Promise<RenderedReply>;
  /** The mail that reminds the customer of the reply: short, with the total and the last day. */
  abstract renderReminder(model: ReplyModel): Promise<RenderedReply>;
}
