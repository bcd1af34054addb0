import type { AttachmentWords } from '../../../application/inbound-mail/open-attachment.js';

/** The words of an attached file as they are read for cargo. */
export class AttachmentTextView {
  readonly filename!: string;
  /** A line a line, cells parted by tabulators; null where it could not be read. */
  readonly text!: string | null;
  /** Whether the file goes on beyond what was read. */
  readonly isCut!: boolean;
}

/** The words of a file for the wire. */
export function toAttachmentTextView({ filename, text, isCut }: AttachmentWords): AttachmentTextView {
  return { filename, text: text ?? null, isCut };
}
