/** A word so short that it would be found inside nearly every text. */
const SHORT_WORD = /^[\p{L}\p{N}]{1,2}$/u;

/**
 * The signs that end a word, as the inside of a bracket of a regular expression: blank and every ASCII sign that is
 * neither a letter nor a digit. All of them, and nothing else of it, are the separators of PostgreSQL's trigram index.
 */
export const WORD_BOUNDARIES = ' -/:-@\\[-`{-~';

/** Accents and other marks, once they stand apart from their letters. */
const MARKS = /[\u0300-\u036f]/g;

/** Letters that no accent makes, and what people type for them. */
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ς: 'σ' },
};
const FOLDED_CHARACTERS = /[ßæœþøłđðıς]/g;

/** Line ends, tabs and wide or unbroken blanks. */
const BLANKS = /[\t\n\v\f\r\u00a0\u2000-\u200b\u202f\u3000]/g;

/**
 * A text as it is searched: small letters without accents, every kind of blank as a blank. `fold_search_text` in the
 * database does the same.
 */
export function foldSearchText(text: string): string {
  const small = text.normalize('NFD').toLowerCase();
  return small
    .replace(MARKS, '')
    .replace(FOLDED_CHARACTERS, (written) => CHARACTERS[written] ?? written)
    .replace(BLANKS, ' ');
}

/** The words of a search, folded, each once: all of them have to be found, in any order. */
export function splitSearchWords(query: string): readonly string[] {
  return [...new Set(foldSearchText(query).split(' '))].filter((word) => word !== '');
}

/** Whether a folded word is searched at the beginnings of words only: it has one or two letters or digits. */
export function isPrefixSearch(word: string): boolean {
  return SHORT_WORD.test(word);
}

/**
 * Whether a text holds every word of a search, whatever its case and its accents: a short word at the beginning of a word,
 * any other anywhere.
 */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldSearchText(text);
  return splitSearchWords(query).every((word) => holdsWord(folded, word));
}

function holdsWord(folded: string, word: string): boolean {
  if (!isPrefixSearch(word)) return folded.includes(word);
  return new RegExp(`(^|[${WORD_BOUNDARIES}])${word}`, 'u').test(folded);
}

/** Texts as they are stored to be searched: the beginning of each, folded, without those that are not there. */
export function joinSearchedTexts(texts: readonly (string | undefined)[], maxLength: number): string {
  const kept = texts.map((text) => foldSearchText((text ?? '').slice(0, maxLength)).trim()).filter(Boolean);
  return [...new Set(kept)].join(' ');
}
