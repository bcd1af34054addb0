import type { Figure } from './figures.js';
import { NO_PACKED_SIZE } from './words/cues.words.js';

/** A size or a length of a door, a truck, a product. */
export function isOfOtherThing({ text, at, to }: Figure): boolean {
  for (let k = Math.max(0, at - 10); k < to + 3; k += 1) {
    const lexeme = text.lexemes[k];
    if (lexeme?.kind === 'break' && k > at) break;
    if (lexeme?.kind === 'break') return text.lexemes.slice(k, at).some(({ text: word }) => NO_PACKED_SIZE.has(word));
    if (NO_PACKED_SIZE.has(lexeme?.text ?? '')) return true;
  }
  return false;
}
