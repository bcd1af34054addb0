import type { Attachment } from './inbound-email.js';

const DOCUMENT_NAME = /\.(?:pdf|xlsx?|csv|ods|docx?|odt|rtf|txt|zip|jpe?g|png|heic|tiff?)$/i;
/** Pictures below this size are logos of signatures, not packing lists. */
const MIN_PICTURE_BYTES = 40_000;

/** The media type of the placeholder for attachments that a receiver has dropped because there were too many. */
export const OMITTED_FILES_TYPE = 'multipart/mixed';
const DOCUMENT_TYPES = ['application/pdf', OMITTED_FILES_TYPE];

/** Names of the attachments that may hold cargo data and that were not parsed. */
export function findUnparsedAttachments(attachments: readonly Attachment[]): string[] {
  return attachments
    .filter((one) => DOCUMENT_NAME.test(one.filename) || DOCUMENT_TYPES.includes(one.contentType))
    .filter((one) => !one.contentType.startsWith('image/') || one.sizeBytes >= MIN_PICTURE_BYTES)
    .map((one) => one.filename);
}
