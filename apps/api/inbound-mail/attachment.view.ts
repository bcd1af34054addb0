import type { Attachment } from '../../../domain/inbound-mail/inbound-email.js';
import {
  detectPreviewType,
  type PreviewKind,
  SIGNATURE_BYTES,
  toPreviewKind,
} from '../../../domain/inbound-mail/preview-type.js';

/** Characters of base64 that hold the bytes which tell what a file is. */
const SIGNATURE_LENGTH = Math.ceil(SIGNATURE_BYTES / 3) * 4;

/** A file that came with an email. */
export class AttachmentView {
  readonly filename!: string;
  /** As the sender states it. */
  readonly contentType!: string;
  readonly sizeBytes!: number;
  /** False where its content was not delivered, or is deleted. */
  readonly hasContent!: boolean;
  /** How a browser may show it; null where it is only downloaded. */
  readonly preview!: PreviewKind | null;
}

/** An attachment for the wire, without its content. */
export function toAttachmentView({ filename, contentType, sizeBytes, contentBase64 }: Attachment): AttachmentView {
  const start = Buffer.from(contentBase64?.slice(0, SIGNATURE_LENGTH) ?? '', 'base64');
  const preview = toPreviewKind(detectPreviewType(start)) ?? null;
  return { filename, contentType, sizeBytes, hasContent: contentBase64 !== undefined, preview };
}
