import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { Attachment, InboundChannel, InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { type ParsedFile, type ParsedMime, parseMime } from './parse-mime.js';

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
  { plainText, files, ...parts }: ParsedMime,
  htmlToText: HtmlToText,
): Promise<InboundEmail> {
  const attachments = files.map(toAttachment);
  return { ...parts, attachments, text: await htmlToText.convert(plainText ?? '', parts.html) };
}

function toAttachment({ content, ...file }: ParsedFile): Attachment {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return { ...file, sizeBytes: bytes.length, contentBase64: bytes.toString('base64') };
}
