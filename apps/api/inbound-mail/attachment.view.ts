import type { Attachment } from '../../../domain/inbound-mail/inbound-email.js';

/** A file that came with an email. */
export class AttachmentView {
  readonly filename!: string;
  readonly contentType!: string;
  readonly sizeBytes!: number;
}

/** An attachment for the wire, without its content. */
export function toAttachmentView({ filename, contentType, sizeBytes }: Attachment): AttachmentView {
  return { filename, contentType, sizeBytes };
}
