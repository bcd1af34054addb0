import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AddressObject, type AttachmentStream, type HeaderLines, MailParser, type MessageText } from 'mailparser';

/** Bytes that are parsed before the event loop gets control. */
const SLICE_BYTES = 256 * 1024;
/** Bytes after which what parsing leaves behind is cleaned: a heap otherwise grows by five times as much first. Takes milliseconds. */
const CLEANED_BYTES = 4 * 1024 * 1024;
const OPTIONS = {
  // Text is taken out of HTML by our own means, in bounded time.
  skipHtmlToText: true,
  skipTextLinks: true,
  // An email within an email is a file of its own, whether it is shown in line or not.
  ignoreEmbedded: true,
  checksumAlgo: false,
} as const;
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>\n' };

/** A file of an email, decoded. */
export interface MailFile {
  readonly filename: string | undefined;
  readonly contentType: unknown;
  readonly content: Buffer;
  /** The name by which the HTML shows it. */
  readonly contentId: string | undefined;
}

/** What mailparser makes of a message. */
export interface CollectedMail {
  readonly headerNames: ReadonlySet<string>;
  readonly headerLines: HeaderLines;
  readonly subject: string | undefined;
  readonly from: AddressObject | undefined;
  readonly to: AddressObject | AddressObject[] | undefined;
  readonly messageId: string | undefined;
  readonly inReplyTo: string | undefined;
  readonly references: string | string[] | undefined;
  readonly text: string | undefined;
  /** All that is displayed: parts in HTML, and between them those in plain text that are no other version of them. */
  readonly html: string | undefined;
  readonly files: readonly MailFile[];
}

/** Puts plain text among parts in HTML as it is displayed there. */
class DisplayMailParser extends MailParser {
  override textToHtml(text: string): string {
    // Once the text is known only a copy of it in HTML is asked for, which nobody needs.
    if (this.text !== false) return '';
    return `<div>${text.replace(/[&<>\n]/g, (sign) => ESCAPED[sign] ?? sign)}</div>`;
  }
}

/** Runs mailparser over a message. @throws Error where it gives up */
export async function collectMail(raw: Uint8Array): Promise<CollectedMail> {
  const parser = new DisplayMailParser(OPTIONS);
  if (raw.byteLength <= SLICE_BYTES) parser.end(Buffer.from(raw));
  else Readable.from(readSlices(raw), { objectMode: false }).pipe(parser);
  const files: MailFile[] = [];
  let shown: MessageText | undefined;
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') {
      shown = part;
      continue;
    }
    const content = Buffer.concat(await part.content.toArray());
    files.push({ filename: part.filename, contentType: part.contentType, content, contentId: part.cid });
    part.release?.();
  }
  return {
    headerNames: new Set(parser.headers === false ? [] : parser.headers.keys()),
    headerLines: parser.headerLines || [],
    subject: parser.subject,
    from: parser.from,
    to: parser.to,
    messageId: parser.messageId,
    inReplyTo: parser.inReplyTo,
    references: parser.references,
    text: shown?.text,
    html: shown?.html || undefined,
    files,
  };
}

/** The message piece by piece, with a pause behind each, so that a large one does not stop everything else. */
async function* readSlices(raw: Uint8Array): AsyncGenerator<Buffer> {
  for (let at = 0; at < raw.byteLength; at += SLICE_BYTES) {
    yield Buffer.from(raw.subarray(at, at + SLICE_BYTES));
    await nextTurn();
    if (at > 0 && at % CLEANED_BYTES === 0) globalThis.gc?.();
  }
}
