import { EARLIER, LINKS, OFFERS, OTHERS, OWN, READER } from './offers-to-others.words.js';

const OWN_REACH = 3;
const PARTY_REACH = 12;
/** Words from a link to the party: `a un nuevo cliente`. */
const NAME_REACH = 3;
const CLAUSE_END = /(?<=[.!?;])\s+|\n+/;
const NOT_WORD = /[^a-z0-9]+/;

/**
 * A text without the sentences about offers that the sender made to others, or has from others: `nuestra oferta al cliente
 * vence el viernes`, `nuestra oferta anterior con otro agente`. Who offers whom says what a letter is.
 * @param text folded
 */
export function removeOffersToOthers(text: string): string {
  return text
    .split(CLAUSE_END)
    .filter((clause) => !speaksOfOtherOffer(clause.split(NOT_WORD)))
    .join('\n');
}

function speaksOfOtherOffer(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!OFFERS.has(word) || !words.slice(Math.max(0, at - OWN_REACH), at + 1).some((one) => OWN.has(one)))
      return false;
    const behind = words.slice(at + 1, at + 1 + PARTY_REACH);
    return (
      EARLIER.has(behind[0] ?? '') || EARLIER.has(words[at - 1] ?? '') || behind.some((_, k) => isToOthers(behind, k))
    );
  });
}

function isToOthers(words: readonly string[], at: number): boolean {
  if (!LINKS.has(words[at] ?? '')) return false;
  const named = words.slice(at + 1, at + 1 + NAME_REACH);
  return named.some((word) => OTHERS.has(word)) && !READER.has(named[0] ?? '');
}
