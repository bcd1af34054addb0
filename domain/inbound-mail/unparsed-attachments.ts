import type { Attachment } from './inbound-email.js';
import { readPictureHeight } from './picture-height.js';

/** The media type of the placeholder for attachments that a receiver has dropped because there were too many. */
export const OMITTED_FILES_TYPE = 'multipart/mixed';

/** Pictures below this size that the body shows are logos of signatures, not packing lists. */
const MIN_PICTURE_BYTES = 40_000;
/** A picture of so few bytes is a dot that counts readers, or a line. */
const MIN_LEGIBLE_BYTES = 600;
/** Pixels from which a picture within the text may be one of a list: logos and icons are lower. */
const MIN_LIST_HEIGHT = 200;
const PICTURE_NAME = /\.(?:jpe?g|png|gif|bmp|webp|svg|ico)$/i;
/** `logo.png`, `firma-ana.jpg`, `facebook.png`: what a small picture of a signature is called. */
const SIGNATURE_PICTURE_NAME =
  /^(?:[\w-]{0,20}[-_ ])?(?:logo|firma|signature|banner|facebook|instagram|linkedin|twitter|whatsapp)/i;

/** Files that hold no cargo: visiting cards, calendars, signatures and keys, reports on deliveries. */
const HARMLESS_NAME = /\.(?:vcf|vcard|ics|p7s|asc|sig)$/i;
const HARMLESS_TYPES: ReadonlySet<string> = new Set([
  'text/vcard',
  'text/x-vcard',
  'text/directory',
  'text/calendar',
  'application/ics',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
  'application/pgp-keys',
  'application/pgp-encrypted',
  'message/delivery-status',
  'message/disposition-notification',
  'text/rfc822-headers',
]);

/**
 * Names of the attachments that were not parsed and that may hold cargo data: all but those that are known to hold none.
 * @param html the body, which shows the pictures of a signature
 */
export function findUnparsedAttachments(attachments: readonly Attachment[], html?: string): string[] {
  const shown = listShownPictures(html);
  return attachments
    .filter((one) => !isHarmless(one) && !isSignaturePicture(one, shown))
    .map(({ filename }) => filename);
}

function isHarmless(attachment: Attachment): boolean {
  const { filename, contentType, sizeBytes } = attachment;
  if (sizeBytes === 0 && attachment.contentBase64 !== undefined) return true;
  if (HARMLESS_TYPES.has(readMediaType(contentType))) return true;
  return HARMLESS_NAME.test(filename) && !isEncryptedFile(attachment);
}

/** Whether a file is a message that is closed to us: S/MIME, whether encrypted or signed in one piece, or PGP. */
export function isEncryptedFile({ filename, contentType, contentBase64 = '' }: Attachment): boolean {
  const mediaType = readMediaType(contentType);
  if (/^application\/(?:x-)?pkcs7-mime$/.test(mediaType) || /\.p7m$/i.test(filename)) return true;
  if (!/\.(?:asc|pgp|gpg)$/i.test(filename)) return false;
  return Buffer.from(contentBase64.slice(0, 400), 'base64').includes('BEGIN PGP MESSAGE');
}

function isSignaturePicture(attachment: Attachment, shown: string): boolean {
  const { filename, contentType, sizeBytes, contentId } = attachment;
  const isPicture = readMediaType(contentType).startsWith('image/') || PICTURE_NAME.test(filename);
  if (!isPicture || sizeBytes >= MIN_PICTURE_BYTES) return false;
  if (sizeBytes < MIN_LEGIBLE_BYTES || SIGNATURE_PICTURE_NAME.test(filename)) return true;
  const isShown = [filename, contentId].some((name) => name !== undefined && shown.includes(name.toLowerCase()));
  return isShown && (readPictureHeight(attachment) ?? 0) < MIN_LIST_HEIGHT;
}

function readMediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** The tags of the pictures that a body shows: their sources and texts name the files. */
function listShownPictures(html: string | undefined): string {
  return (html?.match(/<img\b[^<>]*/gi) ?? []).join('\n').toLowerCase();
}
