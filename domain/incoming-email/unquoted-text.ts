/** Lines that an introduction of quoted text may be wrapped over. */
const LONGEST_INTRODUCTION = 4;
const INTRODUCTION_START = /^\s*(?:on\b|el\b|le\b|a las\b)/i;
/** `On Monday, … wrote:` and `El lunes, … escribió:`. */
const INTRODUCTION = /^\s*(?:on\s.{3,400}\swrote|el\s.{3,400}\sescribi[oó])\s*:\s*$/i;
/** What Outlook and others put above the mail that they quote. */
const DIVIDER =
  /^\s*(?:-{2,}\s*(?:original message|mensaje original|forwarded message|mensaje reenviado)\s*-{2,}|_{10,})\s*$/i;
const HEADER_LINE = /^\s*\*?(?:from|de|sent|enviado(?: el)?|date|fecha|to|para|subject|asunto|cc)\s*:\*?\s*\S/i;
const FROM_LINE = /^\s*\*?(?:from|de)\s*:\*?\s*\S/i;
/** Header lines in a row that make a quoted header rather than a list of facts. */
const QUOTED_HEADER_LINES = 3;

/**
 * The words that the writer of an answer added: quoted lines and everything below a quoted header become blanks of the
 * same length, so that whatever is found in the rest stands where it stood.
 */
export function unquotedText(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((_, at) => startsQuotation(lines, at));
  const kept = end < 0 ? lines.length : end;
  return lines.map((line, at) => (at < kept && !/^\s*>/.test(line) ? line : blank(line))).join('\n');
}

function startsQuotation(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (DIVIDER.test(line)) return true;
  if (FROM_LINE.test(line)) {
    const header = lines.slice(at, at + LONGEST_INTRODUCTION).filter((one) => HEADER_LINE.test(one));
    return header.length >= QUOTED_HEADER_LINES && /@|\d{4}/.test(header.join(' '));
  }
  if (!INTRODUCTION_START.test(line)) return false;
  for (let count = 1; count <= LONGEST_INTRODUCTION; count += 1) {
    const joined = lines
      .slice(at, at + count)
      .map((one) => one.trim())
      .join(' ');
    if (joined.length > 500) return false;
    if (INTRODUCTION.test(joined)) return true;
  }
  return false;
}

function blank(line: string): string {
  return ' '.repeat(line.length);
}
