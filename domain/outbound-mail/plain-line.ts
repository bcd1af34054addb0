/** Line ends, controls, what is invisible, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/**
 * A stranger's text on one line, whole as far as it is not too long, with what would make a link of it taken out: a mailbox,
 * which `reduceToWords` would not leave as it is.
 * @param maxLength characters that are kept; an ellipsis follows where some are left out
 */
export function formatPlainLine(text: string, maxLength: number): string {
  const line = text.replace(UNPRINTABLE, ' ').replaceAll('://', ': ').replace(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
