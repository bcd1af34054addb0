import type { Attachment } from '../../../../domain/inbound-mail/inbound-email.js';
import { sanitizeText } from '../sanitize.js';

const ATTACHMENTS_SCHEMA_VERSION = 2;

/** An email's attachments as they are stored; jsonb can take every text in them. */
export function toAttachmentsDocument(attachments: readonly Attachment[]) {
  return { schemaVersion: ATTACHMENTS_SCHEMA_VERSION, files: attachments.map(sanitizeAttachment) };
}

/** Stored attachments of any release: the first ones were a bare list. */
export type StoredAttachments = ReturnType<typeof toAttachmentsDocument> | readonly Attachment[];

/** The attachments in the domain's form; JSON leaves out undefined fields. */
export function toAttachments(stored: StoredAttachments): Attachment[] {
  return ('files' in stored ? stored.files : stored).map(mapAttachment);
}

function mapAttachment({ filename, contentType, sizeBytes, contentBase64, contentId }: Attachment): Attachment {
  return { filename, contentType, sizeBytes, contentBase64, ...(contentId === undefined ? {} : { contentId }) };
}

function sanitizeAttachment(attachment: Attachment): Attachment {
  const { filename, contentType, sizeBytes, contentBase64, contentId } = attachment;
  return {
    filename: sanitizeText(filename),
    contentType: sanitizeText(contentType),
    sizeBytes,
    contentBase64: contentBase64 === undefined ? undefined : sanitizeText(contentBase64),
    ...(contentId === undefined ? {} : { contentId: sanitizeText(contentId) }),
  };
}
