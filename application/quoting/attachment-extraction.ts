import { DomainError } from '../../domain/errors/domain-error.js';
import { type AttachedMessage, isAttachedMessage } from '../../domain/inbound-mail/attached-message.js';
import type {
  AttachmentText,
  AttachmentTextExtractor,
} from '../../domain/inbound-mail/attachment-text-extractor.port.js';
import { blankEncodedText } from '../../domain/inbound-mail/encoded-text.js';
import { decodeHtmlDocument, isHtmlDocument } from '../../domain/inbound-mail/html-document.js';
import type { HtmlToText } from '../../domain/inbound-mail/html-to-text.port.js';
import type { Attachment, InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { MimeParser } from '../../domain/inbound-mail/mime-parser.port.js';
import type { TextRecognizer } from '../../domain/inbound-mail/text-recognizer.port.js';
import { findUnparsedAttachments } from '../../domain/inbound-mail/unparsed-attachments.js';
import type { Settings } from '../../domain/operations/settings.js';

const BYTES_PER_MB = 1024 * 1024;
/** Emails within an email that are opened, however deep they lie. */
const MAX_MESSAGES = 5;
/** Figures of a picture from which it is a document, and no photograph of cargo with a label on it. */
const MIN_FIGURES = 3;

/** The settings that say which documents are opened. */
export type DocumentSettings = Pick<Settings, 'maxAttachmentMb' | 'readPictures'>;

/** The texts of an email's documents, and those that were not parsed. */
export interface ExtractedAttachments {
  readonly texts: readonly AttachmentText[];
  /** The emails among them. */
  readonly messages: readonly AttachedMessage[];
  /** Names of documents that may hold cargo data and were not read, or not to their end. */
  readonly unparsed: readonly string[];
}

type EmailFiles = Pick<InboundEmail, 'attachments' | 'html'>;

/** Reads the documents that came with an email: the same ones when it is answered as when its quotation is revised. */
export class AttachmentExtraction {
  constructor(
    private readonly extractor: AttachmentTextExtractor,
    private readonly recognizer: TextRecognizer,
    private readonly mimeParser: MimeParser,
    private readonly htmlToText: HtmlToText,
  ) {}

  /** @param settings undefined: no document is opened */
  async extract(email: EmailFiles, settings: DocumentSettings | undefined): Promise<ExtractedAttachments> {
    if (settings === undefined || email.attachments.length === 0) {
      return { texts: [], messages: [], unparsed: findUnparsedAttachments(email.attachments, email.html) };
    }
    const maxBytes = settings.maxAttachmentMb * BYTES_PER_MB;
    const { messages, mails } = await this.openMessages(email, maxBytes);
    const texts: AttachmentText[] = [];
    const unparsed: string[] = [];
    for (const { attachments, html } of mails) {
      const documents = await this.extractor.extract(attachments, maxBytes);
      const read = [...(await this.readHtml(attachments, maxBytes)), ...documents.filter(isLegible)].map(
        removeEncodedText,
      );
      const recognized = settings.readPictures ? await this.recognize(attachments, read, html, maxBytes) : [];
      const all = [...read, ...recognized];
      texts.push(...all.filter(isLegible));
      unparsed.push(...findUnparsedAttachments(excludeFullyExtracted(attachments, all), html));
    }
    return { texts, messages, unparsed };
  }

  /** The emails among the files, and every email's other files; what cannot be opened stays a file. */
  private async openMessages(
    email: EmailFiles,
    maxBytes: number,
  ): Promise<{ readonly messages: AttachedMessage[]; readonly mails: readonly EmailFiles[] }> {
    const messages: AttachedMessage[] = [];
    const mails: EmailFiles[] = [];
    const waiting = [email];
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
      const others: Attachment[] = [];
      for (const file of mail.attachments) {
        const opened =
          isAttachedMessage(file) && messages.length < MAX_MESSAGES ? await this.open(file, maxBytes) : undefined;
        if (!opened) {
          others.push(file);
          continue;
        }
        messages.push({ filename: file.filename, email: opened });
        waiting.push(opened);
      }
      mails.push({ attachments: others, html: mail.html });
    }
    return { messages, mails };
  }

  private async open({ contentBase64 = '' }: Attachment, maxBytes: number): Promise<InboundEmail | undefined> {
    const raw = Buffer.from(contentBase64, 'base64');
    if (raw.length === 0 || raw.length > maxBytes) return undefined;
    try {
      const email = await this.mimeParser.parse(raw, 'raw');
      return email.text.trim() === '' && email.attachments.length === 0 ? undefined : email;
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  /** The documents among the pictures that no other reader could read; logos and labels are none. */
  private async recognize(
    attachments: readonly Attachment[],
    read: readonly AttachmentText[],
    html: string | undefined,
    maxBytes: number,
  ): Promise<AttachmentText[]> {
    const unread = excludeExtracted(attachments, read);
    const pictures = unread.filter((one) => findUnparsedAttachments([one], html).length > 0);
    if (pictures.length === 0) return [];
    const texts = await this.recognizer.recognize(pictures, maxBytes);
    return texts.filter(({ text }) => (text.match(/\d+/g)?.length ?? 0) >= MIN_FIGURES);
  }

  private async readHtml(attachments: readonly Attachment[], maxBytes: number): Promise<AttachmentText[]> {
    const texts: AttachmentText[] = [];
    for (const { filename, contentBase64 = '' } of attachments.filter(isHtmlDocument)) {
      const bytes = Buffer.from(contentBase64, 'base64');
      if (bytes.length > maxBytes) continue;
      const source = decodeHtmlDocument(bytes);
      const text = await this.convertHtml(source);
      if (text === undefined) continue;
      // A page without words is read all the same, unless it shows pictures.
      if (isLegible({ filename, text }) || !/<(?:img|object|svg|embed)\b/i.test(source)) texts.push({ filename, text });
    }
    return texts;
  }

  /** The words of a page; undefined where finding them takes too much: it counts as not read. */
  private async convertHtml(source: string): Promise<string | undefined> {
    try {
      return await this.htmlToText.convert('', source);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}

function removeEncodedText(document: AttachmentText): AttachmentText {
  return { ...document, text: blankEncodedText(document.text).text };
}

function isLegible({ text }: AttachmentText): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The attachments that were not read to their end. */
function excludeFullyExtracted(attachments: readonly Attachment[], texts: readonly AttachmentText[]): Attachment[] {
  return excludeExtracted(
    attachments,
    texts.filter(({ isCut }) => isCut !== true),
  );
}

/** The attachments without those that have a text; two of one name are two. */
function excludeExtracted(attachments: readonly Attachment[], texts: readonly AttachmentText[]): Attachment[] {
  const whole = texts.map(({ filename }) => filename);
  return attachments.filter(({ filename }) => {
    const at = whole.indexOf(filename);
    if (at >= 0) whole.splice(at, 1);
    return at < 0;
  });
}
