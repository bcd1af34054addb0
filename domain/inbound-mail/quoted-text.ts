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
const TO_LINE = /^\s*\*?(?:to|para|cc)\s*:\*?\s*\S/i;
const MAX_HEADER_LINES = 8;
/** A line of our mail is no longer. */
const MAX_KNOWN_LINE = 500;
/** The title of our own reply alone on a line, where a mail program has lost every other mark of quoting. */
const OWN_TITLE =
  /^\s*(?:(?:indicative )?air freight quotation Q\d+|cotizaci[oó]n (?:indicativa )?de carga a[eé]rea Q\d+|your freight request Q\d+: details needed|su solicitud de flete Q\d+: datos pendientes)\s*$/iu;

/** At least this share of what stands below a divider must be ours, for the rest of it to count as answers between. */
const MIN_KNOWN_SHARE = 0.4;
/** A longer tail of a mail is taken as quoted as a whole: comparing it line by line would take too long. */
const MAX_COMPARED_LINES = 1_000;
const FORWARDED = /^\s*(?:-{2,}\s*)?(?:begin )?(?:forwarded message|mensaje reenviado|inicio del mensaje reenviado)/i;
const MARKED = /^\s*>/;

/**
 * The words that the writer of an answer added: quoted lines become blanks of the same length, so that offsets in the
 * rest stay valid. Lines that begin with `>` are quoted. Below a quoted header without such marks every line is, unless
 * the earlier mail of the thread is known: then what it does not hold was written between its lines.
 * @param earlierTexts bodies of the thread's earlier mail, ours and the customer's
 */
export function stripQuotedText(text: string, earlierTexts: readonly string[] = []): string {
  const lines = text.split('\n');
  const { introduced, end } = findQuotes(lines, toComparableText(earlierTexts.join('\n')));
  const isOwn = createOwnLineTest(lines.slice(end), earlierTexts);
  return lines
    .map((line, at) => {
      const isQuoted = MARKED.test(line) || introduced.has(at) || (at >= end && !isOwn(line));
      return isQuoted ? blankOut(line) : line;
    })
    .join('\n');
}

/**
 * Whether an answer passes on somebody else's mail: what stands below the mark of a forwarded message and is not the
 * thread's own earlier mail. It is not read, and yet may be all that the answer has to say.
 */
export function forwardsOtherMail(text: string, earlierTexts: readonly string[]): boolean {
  const lines = text.split('\n');
  const mark = lines.findIndex((line) => FORWARDED.test(line));
  if (mark < 0) return false;
  const known = toComparableText(earlierTexts.join('\n'));
  const below = lines.slice(mark + 1, mark + MAX_COMPARED_LINES).filter((line) => !isHeaderLine(line));
  return below.map(toComparableText).some((line) => line.trim() !== '' && !known.includes(line));
}

/** Words behind quoted ones on the same line: `> 8 bags, 200 kg  -- NOW 9 BAGS`, `> 2 tarimas  <<< ok`. */
const ADDED_BEHIND =
  /^\s*>.*\S\s+(?:<{1,3}|-{2,}>?|={1,2}>|\u2192|#{2,}|\*{2,})\s*\p{L}|^\s*>.*\S\s+(?:<{2,}|-{2,}|\u2192)\s*\d/u;
/** A line that is quoted twice where ours is quoted once: some programs mark the answer so. */
const MARKED_TWICE = /^\s*>\s*>/;

/**
 * Whether an answer was written between or behind quoted lines that bear the mark of quoting: they are not read as the
 * writer's words, and yet may be all that the answer has to say.
 */
export function answersWithinQuotes(text: string, earlierTexts: readonly string[]): boolean {
  const known = toComparableText(earlierTexts.join('\n'));
  const marked = text
    .split('\n')
    .filter((line) => MARKED.test(line))
    .slice(0, MAX_COMPARED_LINES);
  const isKnown = (line: string) => known.includes(toComparableText(line));
  if (marked.some((line) => ADDED_BEHIND.test(line) && !isKnown(line))) return true;
  const isOursMarkedOnce = marked.some(
    (line) => !MARKED_TWICE.test(line) && toComparableText(line).trim() !== '' && isKnown(line),
  );
  return isOursMarkedOnce && marked.some((line) => MARKED_TWICE.test(line) && !isKnown(line));
}

/**
 * The words that a writer added behind or between quoted lines that bear the mark of quoting, each in its place; all
 * else is blank. Only words that the earlier mail does not hold are the writer's.
 * @param earlierTexts bodies of the thread's earlier mail
 */
export function keepWordsWithinQuotes(text: string, earlierTexts: readonly string[]): string {
  const known = toComparableText(earlierTexts.join('\n'));
  return text
    .split('\n')
    .map((line) => {
      const added = MARKED.test(line) && !known.includes(toComparableText(line)) ? findAdded(line) : undefined;
      return added === undefined ? blankOut(line) : `${' '.repeat(added)}${line.slice(added)}`;
    })
    .join('\n');
}

/** Where the words begin that were added to a quoted line; undefined where there are none. */
function findAdded(line: string): number | undefined {
  if (ADDED_BEHIND.test(line)) {
    const sign = /\s(?:<{1,3}|-{2,}>?|={1,2}>|\u2192|#{2,}|\*{2,})\s*(?=[\p{L}\d])/u.exec(line);
    return sign ? sign.index + sign[0].length : undefined;
  }
  return MARKED_TWICE.test(line) ? (/[^>\s]/.exec(line)?.index ?? undefined) : undefined;
}

/** Introductions of quoted lines that are marked, and the first line below which quoted lines bear no mark. */
function findQuotes(lines: readonly string[], known: string): { introduced: ReadonlySet<number>; end: number } {
  const introduced = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const length = measureQuoteStart(lines, at, known);
    if (length === 0) continue;
    const next = lines.slice(at + length, at + length + MAX_HEADER_LINES).find((line) => line.trim() !== '');
    if (next === undefined || !MARKED.test(next)) return { introduced, end: at };
    for (let line = at; line < at + length; line += 1) introduced.add(line);
    at += length - 1;
  }
  return { introduced, end: lines.length };
}

/** Tells lines that the writer added among quoted ones without marks; none where the quoted mail is not known. */
function createOwnLineTest(quoted: readonly string[], earlierTexts: readonly string[]): (line: string) => boolean {
  const known = toComparableText(earlierTexts.join('\n'));
  if (known.trim() === '' || quoted.length > MAX_COMPARED_LINES) return () => false;
  const told = quoted
    .filter((line) => !isHeaderLine(line))
    .map(toComparableText)
    .filter((line) => line.trim() !== '');
  const share = told.filter((line) => known.includes(line)).length / Math.max(1, told.length);
  if (share < MIN_KNOWN_SHARE) return () => false;
  return (line) => {
    const comparable = toComparableText(line);
    return comparable.trim() !== '' && !known.includes(comparable) && !isHeaderLine(line);
  };
}

/** Words and figures alone, so that line breaks and marks that a mail program adds make no difference. */
function toComparableText(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

function isHeaderLine(line: string): boolean {
  return [DIVIDER, OWN_TITLE, FROM_LINE, TO_LINE, DATE_LINE, SUBJECT_LINE].some((pattern) => pattern.test(line));
}

/** How many lines announce quoted text at a place: 0 where none does. */
function measureQuoteStart(lines: readonly string[], at: number, known: string): number {
  const line = lines[at] ?? '';
  if (DIVIDER.test(line) || OWN_TITLE.test(line)) return 1;
  if (FROM_LINE.test(line)) {
    const header = lines.slice(at, at + MAX_HEADER_LINES);
    const isHeader = header.some((one) => DATE_LINE.test(one)) && header.some((one) => SUBJECT_LINE.test(one));
    if (isHeader) return header.findLastIndex((one) => isHeaderLine(one)) + 1;
    // `From: Quotes` alone right above our own words.
    const next = toComparableText(lines[at + 1] ?? '');
    return next.length <= MAX_KNOWN_LINE && next.trim() !== '' && known.includes(next) ? 1 : 0;
  }
  if (!INTRODUCTION_START.test(line)) return 0;
  for (let count = 1; count <= MAX_INTRODUCTION_LINES; count += 1) {
    const joined = lines
      .slice(at, at + count)
      .map((one) => one.trim())
      .join(' ');
    if (joined.length > 500) return 0;
    if (INTRODUCTION.test(joined)) return count;
  }
  return 0;
}

function blankOut(line: string): string {
  return ' '.repeat(line.length);
}
