import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { MimeParser } from '../../domain/inbound-mail/mime-parser.port.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import type { EmailExtraction, ExtractedEmail } from './email-extraction.js';

/** A saved email as the channels take it in, and what was read of it. */
export interface ExtractedEmailFile {
  readonly email: InboundEmail;
  readonly extracted: ExtractedEmail;
}

/** Reads a saved email as if it had come in: with its headers, its HTML, its charsets and its files. Nothing is stored. */
export class ExtractEmailFile {
  constructor(
    private readonly mimeParser: MimeParser,
    private readonly extraction: EmailExtraction,
    private readonly settings: Pick<SettingsRepository, 'getCurrent'>,
  ) {}

  /**
   * Takes the email apart without reading it for a shipment.
   * @throws DomainError `invalid` if the bytes are no email, or one that cannot be taken apart
   */
  open(raw: Uint8Array): Promise<InboundEmail> {
    return this.mimeParser.parse(raw, 'raw');
  }

  /** @throws DomainError `invalid` if the bytes are no email, or one that cannot be taken apart */
  async execute(raw: Uint8Array): Promise<ExtractedEmailFile> {
    const email = await this.open(raw);
    return { email, extracted: await this.extraction.extract(email, undefined, await this.settings.getCurrent()) };
  }
}
