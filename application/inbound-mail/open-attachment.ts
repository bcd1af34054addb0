import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { Attachment } from '../../domain/inbound-mail/inbound-email.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import { detectPreviewType, type PreviewType } from '../../domain/inbound-mail/preview-type.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import type { AttachmentExtraction } from '../quoting/attachment-extraction.js';

/** A file that came with an email, with its content. */
export interface OpenedAttachment {
  readonly filename: string;
  readonly bytes: Buffer;
  /** What a browser may show it as; undefined where it is only downloaded. */
  readonly previewType: PreviewType | undefined;
}

/** The words of a file as they are read for cargo. */
export interface AttachmentWords {
  readonly filename: string;
  /** A line a line, cells parted by tabulators; undefined where it could not be read. */
  readonly text: string | undefined;
  /** Whether the file goes on beyond what was read. */
  readonly isCut: boolean;
}

/** Opens the files of received mail for staff. */
export class OpenAttachment {
  constructor(
    private readonly emails: Pick<InboundEmailRepository, 'find'>,
    private readonly extraction: AttachmentExtraction,
    private readonly settings: Pick<SettingsRepository, 'getCurrent'>,
  ) {}

  /**
   * @param position of the file among those of the email, from 1
   * @throws DomainError `missing` for an unknown email or file, and for one whose content was not delivered or is deleted
   */
  async open(emailId: number, position: number): Promise<OpenedAttachment> {
    const { filename, contentBase64 } = await this.find(emailId, position);
    if (contentBase64 === undefined) throw createNotFoundError('attachment', position);
    const bytes = Buffer.from(contentBase64, 'base64');
    return { filename, bytes, previewType: detectPreviewType(bytes) };
  }

  /**
   * Reads a file as it is read when its email is answered; of an email among the files, its text.
   * @param position of the file among those of the email, from 1
   * @throws DomainError `missing` for an unknown email or file
   */
  async readText(emailId: number, position: number): Promise<AttachmentWords> {
    const attachment = await this.find(emailId, position);
    const alone = { attachments: [attachment], html: undefined };
    const { texts, messages, unparsed } = await this.extraction.extract(alone, await this.settings.getCurrent());
    const parts = [...messages.map(({ email }) => email.text), ...texts.map(({ text }) => text)];
    const isCut = texts.some((one) => one.isCut === true) || (parts.length > 0 && unparsed.length > 0);
    return { filename: attachment.filename, text: parts.length > 0 ? parts.join('\n\n') : undefined, isCut };
  }

  private async find(emailId: number, position: number): Promise<Attachment> {
    const email = await this.emails.find(emailId);
    if (!email) throw createNotFoundError('email', emailId);
    const attachment = email.attachments[position - 1];
    if (!attachment) throw createNotFoundError('attachment', position);
    return attachment;
  }
}
