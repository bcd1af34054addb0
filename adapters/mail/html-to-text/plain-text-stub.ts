/** Plain text that holds less than this share of the HTML's words is no version of it. */
const MAX_SHARED_WORDS = 0.65;
/** A line of a footer alone makes no plain text a stub. */
const MIN_FURTHER_WORDS = 6;

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

function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}
