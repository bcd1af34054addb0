import type { Lexeme } from './lexemes.js';
import { PACKAGING } from './words/packaging.words.js';

const JOINTS: ReadonlySet<string> = new Set(['y', 'and', 'e']);
const ARTICLES: ReadonlySet<string> = new Set(['el', 'la', 'the']);

/** `27 kilos el rollo`, `27 kg the roll`: one of the packages, with nothing said of it. */
export function isOfThePackage(lexemes: readonly Lexeme[], at: number): boolean {
  if (!ARTICLES.has(lexemes[at]?.text ?? '') || !isSingularPackaging(lexemes[at + 1]?.text ?? '')) return false;
  const next = lexemes[at + 2];
  return next?.kind !== 'word' || JOINTS.has(next.text);
}

const WEIGHT_WORDS: ReadonlySet<string> = new Set(['weight', 'wt', 'peso', 'kilos']);

/** `Box weight: 12 kg`, `Peso caja: 12 kg`, also on the line above: the label names one package. */
export function isLabelledByPackage(lexemes: readonly Lexeme[], at: number): boolean {
  let k = at - 1;
  while (lexemes[k]?.kind === 'break' || lexemes[k]?.text === ':') k -= 1;
  const [first, second] = [lexemes[k - 1]?.text ?? '', lexemes[k]?.text ?? ''];
  const isLabel =
    (WEIGHT_WORDS.has(second) && isSingularPackaging(first)) ||
    (WEIGHT_WORDS.has(first) && isSingularPackaging(second));
  const edge = lexemes[k - 2];
  return isLabel && k < at - 1 && (edge === undefined || edge.kind !== 'word');
}

/** A word that names one package. */
export function isSingularPackaging(word: string): boolean {
  return PACKAGING.has(word) && !word.endsWith('s');
}
