const REPLACEMENT = '\uFFFD';

/**
 * A text that PostgreSQL can store: NUL, which it refuses in every text, and unpaired surrogates, which are no
 * characters, become U+FFFD. Emails may contain both, and neither may make an insert fail.
 */
export function sanitizeText(text: string): string {
  return text.replaceAll('\0', REPLACEMENT).replace(/\p{Surrogate}/gu, REPLACEMENT);
}

/** Like `sanitizeText`; SQL's NULL where there is no text. */
export function sanitizeTextOrNull(text: string | undefined): string | null {
  return text === undefined ? null : sanitizeText(text);
}

/** A value as JSON that PostgreSQL's jsonb accepts: what it refuses in names and texts becomes U+FFFD. */
export function sanitizeJson(value: unknown): string {
  return sanitizeJsonText(JSON.stringify(value));
}

/** The text of a JSON value, as `JSON.stringify` writes it, that PostgreSQL's jsonb accepts. */
export function sanitizeJsonText(text: string): string {
  // JSON.stringify writes exactly NUL and lone surrogates in this form; an escaped backslash before `u` is none of them.
  return text.replace(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (written) =>
    written === '\\\\' ? written : REPLACEMENT,
  );
}

/** Like `sanitizeJson`; SQL's NULL where there is nothing. */
export function sanitizeJsonOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : sanitizeJson(value);
}
