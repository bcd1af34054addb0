/** Lines that an introduction of quoted text may be wrapped over. */
const MAX_INTRODUCTION_LINES = 4;
const INTRODUCTION_START = /^\s*(?:on\b|el\b|le\b|a las\b)/i;
/** `On Monday, … wrote:` and `El lunes, … escribió:`. */
const INTRODUCTION = /^\s*(?:on\s.{3,400}\swrote|el\s.{3,400}\sescribi[oó])\s*:\s*$/i;
/** What Outlook and others put above the mail that they quote. */
const DIVIDER =
  /^\s*(?:-{2,}\s*(?:original message|mensaje original|forwarded message|mensaje reenviado)\s*-{2,}|_{10,})\s*$/i;
/** Lines that a quoted header has, in any order; `De: Miami` and `Para: Heredia` alone are a route. */
const FROM_LINE = /^\s*\*?(?:from|de)\s*:\*?\s*\S/i;
const DATE_LINE = /^\s*\*?(?:sent|enviado(?: el)?|date|fecha)\s*:\*?\s*\S/i;
const SUBJECT_LINE = /^\s*\*?(?:subject|asunto)\s*:/i;
const MAX_HEADER_LINES = 8;
/** The title of our own reply alone on a line, where a mail program has lost every other mark of quoting. */
const OWN_TITLE =
  /^\s*(?:(?:indicative )?air freight quotation Q\d+|cotizaci[oó]n (?:indicativa )?de carga a[eé]rea Q\d+|your freight request Q\d+: details needed|su solicitud de flete Q\d+: datos pendientes)\s*$/iu;

/**
 * The words that the writer of an answer added: quoted lines and everything below a quoted header become blanks of the
 * same length, so that offsets in the rest stay valid.
 */
export function stripQuotedText(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((_, at) => isQuoteStart(lines, at));
  const firstQuotedLine = end < 0 ? lines.length : end;
  return lines.map((line, at) => (at < firstQuotedLine && !/^\s*>/.test(line) ? line : blankOut(line))).join('\n');
}

function isQuoteStart(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (DIVIDER.test(line) || OWN_TITLE.test(line)) return true;
  if (FROM_LINE.test(line)) {
    const header = lines.slice(at, at + MAX_HEADER_LINES);
    return header.some((one) => DATE_LINE.test(one)) && header.some((one) => SUBJECT_LINE.test(one));
  }
  if (!INTRODUCTION_START.test(line)) return false;
  for (let count = 1; count <= MAX_INTRODUCTION_LINES; count += 1) {
    const joined = lines
      .slice(at, at + count)
      .map((one) => one.trim())
      .join(' ');
    if (joined.length > 500) return false;
    if (INTRODUCTION.test(joined)) return true;
  }
  return false;
}

function blankOut(line: string): string {
  return ' '.repeat(line.length);
}
