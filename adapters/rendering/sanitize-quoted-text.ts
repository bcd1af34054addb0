const MAX_LENGTH = 160;
/** Control and format characters: line ends, bidirectional overrides, zero-width joiners. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LINK = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/gi;

/**
 * Text of the customer's email as we may repeat it: one line, of bounded length, and without links, so that we never
 * send an attacker's link in our name.
 */
export function sanitizeQuotedText(text: string): string {
  const line = text.replace(INVISIBLE, ' ').replace(LINK, '').replace(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH
    ? line
    : `${Array.from(line)
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}

/** The same, where nothing that can be read is nothing. */
export function sanitizeOptionalText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : sanitizeQuotedText(text) || undefined;
}
