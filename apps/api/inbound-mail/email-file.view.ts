import type { ExtractedEmailFile } from '../../../application/inbound-mail/extract-email-file.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { composePastedEmail } from '../../../domain/quoting/pasted-email.js';
import { ExtractedEmailView, toExtractedEmailView } from '../quoting/extracted-info.view.js';
import { AttachmentView, toAttachmentView } from './attachment.view.js';

/** A saved email, opened. */
export class EmailFileView {
  /** Its sender, recipients and subject, an empty line, and the text that a mail client displays. */
  readonly emailContent!: string;
  readonly attachments!: AttachmentView[];
}

/** What was read of a saved email and its documents. */
export class ExtractedEmailFileView extends ExtractedEmailView {
  readonly emailContent!: string;
  readonly attachments!: AttachmentView[];
  /** Names of files that may hold cargo data and were not read. */
  readonly unreadAttachments!: string[];
}

/** A saved email for the wire, without the contents of its files. */
export function toEmailFileView(email: InboundEmail): EmailFileView {
  return { emailContent: compose(email).content, attachments: email.attachments.map(toAttachmentView) };
}

/** What was read; evidence is counted from the start of `emailContent`. */
export function toExtractedEmailFileView({ email, extracted }: ExtractedEmailFile): ExtractedEmailFileView {
  return {
    ...toExtractedEmailView(extracted.request, compose(email)),
    ...toEmailFileView(email),
    unreadAttachments: [...extracted.unparsedAttachments],
  };
}

function compose({ fromHeader, fromAddress, fromName, to, subject, text }: InboundEmail) {
  const from = fromAddress && fromName ? `${fromName} <${fromAddress}>` : fromHeader;
  return composePastedEmail({ from, to, subject, body: text });
}
