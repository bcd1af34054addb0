import type { Attachment } from './inbound-email.js';

/** Bytes at the beginning in which a document names its charset. */
const CHARSET_SEARCH_LENGTH = 2_048;
/** A document of more than this is no list of cargo. */
const MAX_HTML_DOCUMENT_BYTES = 2_000_000;

/** Whether a file is a page in HTML that can be read. */
export function isHtmlDocument({ filename, contentType, sizeBytes }: Attachment): boolean {
  const isHtml = /\.(?:html?|xhtml)$/i.test(filename) || /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);
  return isHtml && sizeBytes <= MAX_HTML_DOCUMENT_BYTES;
}

/** The source of a page: in UTF-8 where its bytes are, else in the charset that it names, else as Western Windows. */
export function decodeHtmlDocument(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, CHARSET_SEARCH_LENGTH));
    const named = /charset\s*=\s*["']?([\w-]{2,40})/i.exec(beginning)?.[1] ?? 'windows-1252';
    try {
      return new TextDecoder(named).decode(bytes);
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  }
}
