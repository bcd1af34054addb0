import type { Hasher } from '../hasher.port.js';
import type { InboundEmail } from './inbound-email.js';

/** What mail systems and ticket systems put before and into a subject at each round. */
const SUBJECT_DECORATION = /^(?:\s*(?:re|fw|fwd|rv|aw|wg|enc|res)\s*:)+|\[[^\][]*\]|#\d+/gi;
/** Characters of a text that are compared: no request is longer, and millions of blanks would take half a second. */
const MAX_COMPARED_LENGTH = 200_000;

/**
 * The words of an email without what changes when the same is sent again: an auto-responder that repeats itself, or a
 * customer who sends a request once more, writes the same. Files count by a digest of their content, which may be many
 * megabytes.
 */
export function buildContentFingerprint(email: InboundEmail, hasher: Hasher): string {
  const files = email.attachments.map(({ sizeBytes, contentBase64 }) => [
    sizeBytes,
    hasher.sha256(contentBase64 ?? ''),
  ]);
  return JSON.stringify([
    email.fromAddress ?? email.fromHeader.trim().toLowerCase(),
    normalizeText(email.subject.replace(SUBJECT_DECORATION, ' ')),
    normalizeText(email.text),
    files,
  ]);
}

function normalizeText(text: string): string {
  return text.slice(0, MAX_COMPARED_LENGTH).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
