import type { Attachment } from './inbound-email.js';

const DOCUMENT_NAME = /\.(?:pdf|xlsx?|csv|ods|docx?|odt|rtf|txt|zip|jpe?g|png|heic|tiff?)$/i;
/** Pictures below this size are logos of signatures, not packing lists. */
const SMALLEST_PICTURE_BYTES = 40_000;

/** The media type of what stands for files that a door has let go, because there were too many. */
export const MANY_FILES = 'multipart/mixed';
const DOCUMENT_TYPES = ['application/pdf', MANY_FILES];

/** Names of the attachments that may hold cargo data and that nobody has read. */
export function unreadDocuments(attachments: readonly Attachment[]): string[] {
  return attachments
    .filter((one) => DOCUMENT_NAME.test(one.filename) || DOCUMENT_TYPES.includes(one.contentType))
    .filter((one) => !one.contentType.startsWith('image/') || one.sizeBytes >= SMALLEST_PICTURE_BYTES)
    .map((one) => one.filename);
}
