import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { InboundChannel, InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { type ParsedMime, parseMime } from './parse-mime.js';

/** Reads raw emails where it is called: for a command that reads one email and ends. */
export class MailparserMimeParser extends MimeParser {
  /** @param authservId the authserv-id of our own mail border; undefined: the topmost Authentication-Results are its */
  constructor(
    private readonly htmlToText: HtmlToText,
    private readonly authservId?: string,
  ) {
    super();
  }

  async parse(raw: Uint8Array, channel: InboundChannel, authservId = this.authservId): Promise<InboundEmail> {
    return toInboundEmail(await parseMime(raw, channel, authservId), this.htmlToText);
  }
}

/** The email assembled from its parts, with the text that a mail client displays. */
export async function toInboundEmail(
  { plainText, ...parts }: ParsedMime,
  htmlToText: HtmlToText,
): Promise<InboundEmail> {
  return { ...parts, text: await htmlToText.convert(plainText ?? '', parts.html) };
}
