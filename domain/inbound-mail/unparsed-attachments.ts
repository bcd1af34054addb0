import type { Attachment } from './inbound-email.js';

/** The media type of the placeholder for attachments that a receiver has dropped because there were too many. */
export const OMITTED_FILES_TYPE = 'multipart/mixed';

/** Pictures below this size that the body shows are logos of signatures, not packing lists. */
const MIN_PICTURE_BYTES = 40_000;
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

function isHarmless({ filename, contentType }: Attachment): boolean {
  return HARMLESS_NAME.test(filename) || HARMLESS_TYPES.has(readMediaType(contentType));
}

function isSignaturePicture({ filename, contentType, sizeBytes }: Attachment, shown: string): boolean {
  const isPicture = readMediaType(contentType).startsWith('image/') || PICTURE_NAME.test(filename);
  if (!isPicture || sizeBytes >= MIN_PICTURE_BYTES) return false;
  return SIGNATURE_PICTURE_NAME.test(filename) || shown.includes(filename.toLowerCase());
}

function readMediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** The tags of the pictures that a body shows: their sources and texts name the files. */
function listShownPictures(html: string | undefined): string {
  return (html?.match(/<img\b[^<>]*/gi) ?? []).join('\n').toLowerCase();
}
