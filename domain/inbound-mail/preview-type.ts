/** The kinds of files that a browser may show by itself: no program runs in them. HTML and SVG are none. */
export const PREVIEW_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export type PreviewType = (typeof PREVIEW_TYPES)[number];

/** How such a file is shown. */
export type PreviewKind = 'picture' | 'pdf';

/** The first bytes of each kind, in hexadecimal digits; two dots stand for any byte. */
const SIGNATURES: readonly (readonly [PreviewType, RegExp])[] = [
  ['application/pdf', /^255044462d/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(?:37|39)61/],
  ['image/webp', /^52494646.{8}57454250/],
];
/** Bytes that tell each of these kinds. */
export const SIGNATURE_BYTES = 12;

/**
 * What a browser may take a file for, by its first bytes alone: its name and its stated type are untrusted. Undefined
 * where it is only downloaded.
 */
export function detectPreviewType(bytes: Uint8Array): PreviewType | undefined {
  const digits = [...bytes.subarray(0, SIGNATURE_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return SIGNATURES.find(([, signature]) => signature.test(digits))?.[0];
}

/** How a file of this type is shown; undefined where it is only downloaded. */
export function toPreviewKind(type: PreviewType | undefined): PreviewKind | undefined {
  if (type === undefined) return undefined;
  return type === 'application/pdf' ? 'pdf' : 'picture';
}
