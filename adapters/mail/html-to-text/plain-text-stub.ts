/** Plain text that holds less than this share of the HTML's words is no version of it. */
const MAX_SHARED_WORDS = 0.65;
/** A line of a footer alone makes no plain text a stub. */
const MIN_FURTHER_WORDS = 6;
/** What an accent's name in HTML adds to a letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  tilde: '\u0303',
  uml: '\u0308',
  circ: '\u0302',
  cedil: '\u0327',
};

/**
 * Whether the plain text of an email is no version of its HTML: a banner, a signature, a request to use another program.
 * Then people read the HTML, which says much else, and figures that the plain text lacks.
 */
export function isStubOf(plainText: string, htmlText: string): boolean {
  const known = new Set(listWords(plainText));
  const words = listWords(htmlText);
  const further = words.filter((word) => !known.has(word));
  if (further.length < MIN_FURTHER_WORDS || further.length <= words.length * (1 - MAX_SHARED_WORDS)) return false;
  return further.some((word) => /\d/.test(word));
}

/**
 * Whether the plain text can be a stub of what this HTML holds, shown or not: a quick look at its words between the tags.
 */
export function mayBeStubOf(plainText: string, html: string): boolean {
  const known = new Set(listWords(plainText));
  const further = listWords(decodeWords(html)).filter((word) => !known.has(word));
  return further.length >= MIN_FURTHER_WORDS && further.some((word) => /\d/.test(word));
}

/** The words between the tags, their letters as far as they can be decoded at a glance. */
function decodeWords(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&([a-z])(acute|grave|tilde|uml|circ|cedil);/gi, (_, base: string, accent: string) =>
      `${base}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC'),
    )
    .replace(/&[a-z]{2,8};|&#[\da-z]{1,6};/gi, ' ');
}

function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}
