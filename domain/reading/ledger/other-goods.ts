import type { Lexeme } from './lexemes.js';
import { ARTICLES, ASKED_NOUNS, LINKS_OF_KIND, LINKS_OF_PURPOSE } from './words/findings.words.js';
import { PACKAGING } from './words/packaging.words.js';

/**
 * `bombas de fumigar`, `vitrinas para la joyería`: other goods stand before the thing, linked to it. A price, a service or
 * a package of it is asked for.
 */
export function isLinkedToOtherGoods(lexemes: readonly Lexeme[], at: number): boolean {
  let k = at - 1;
  while (ARTICLES.has(lexemes[k]?.text ?? '')) k -= 1;
  const link = lexemes[k]?.text ?? '';
  const before = lexemes[k - 1];
  const isLinked = LINKS_OF_PURPOSE.has(link) || (LINKS_OF_KIND.has(link) && !PACKAGING.has(before?.text ?? ''));
  return isLinked && before?.kind === 'word' && !ASKED_NOUNS.has(before.text);
}
