import type { TokenStream } from '../text/token-stream.js';
import { isTakenOut } from './danger-denials.js';
import {
  DANGEROUS_GOODS,
  FORM_DEPENDENT_GOODS,
  FUEL_HOLDERS,
  FUELS,
  HARMLESS_BEFORE,
  HARMLESS_BEHIND,
  HOLDS,
  MADE_FOR,
} from './dangerous-goods.words.js';
import { SUSPECTED_GOODS } from './suspected-goods.words.js';

/** Phrases by their first word. */
type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

const BY_FIRST_WORD = indexPhrases(DANGEROUS_GOODS);
const FUEL_WORDS = indexPhrases(FUELS);
const FORM_DEPENDENT = indexPhrases(FORM_DEPENDENT_GOODS);
const SUSPECTED = indexPhrases(SUSPECTED_GOODS);

const NO_PHRASES: PhraseIndex = new Map();

const WORDS_BEFORE = 8;
const WORDS_BEHIND = 7;

/** Whether the words before a name deny it, or a statement denies the goods whose name ends at a token. */
type IsNegated = (before: string, to: number) => boolean;

/** Goods that are dangerous by their name, with the words around them. */
export interface NamedDanger {
  readonly at: number;
  readonly to: number;
}

/**
 * The first goods that are dangerous by their name (`paint thinner`, `baterías de carro`), unless words beside it make
 * them harmless (`empty`, `water based`, `chargers`).
 * @param isNegated whether the words before deny what follows
 */
export function findNamedDanger(stream: TokenStream, isNegated: IsNegated): NamedDanger | undefined {
  return findDanger(stream, isNegated, BY_FIRST_WORD, FUEL_WORDS);
}

/**
 * The first goods that are dangerous in most forms (`perfumes`, `barniz`), unless words beside it make them harmless.
 * @param isNegated whether the words before deny what follows, or a statement denies the goods that end at a token
 */
export function findFormDependentDanger(stream: TokenStream, isNegated: IsNegated): NamedDanger | undefined {
  return findDanger(stream, isNegated, FORM_DEPENDENT, NO_PHRASES);
}

/** The first goods that are dangerous in some forms only (`paint`, `batteries`), unless words beside it make them harmless. */
export function findSuspectedDanger(stream: TokenStream, isNegated: IsNegated): NamedDanger | undefined {
  return findDanger(stream, isNegated, SUSPECTED, NO_PHRASES);
}

function findDanger(
  stream: TokenStream,
  isNegated: IsNegated,
  phrases: PhraseIndex,
  fuels: PhraseIndex,
): NamedDanger | undefined {
  for (let i = 0; i < stream.tokens.length; i += 1) {
    const word = stream.tokens[i];
    if (word?.kind !== 'word') continue;
    const goods = findPhraseAt(stream, i, phrases);
    const fuel = goods === undefined ? findPhraseAt(stream, i, fuels) : undefined;
    const to = goods ?? fuel;
    if (to === undefined) continue;
    const before = stream.getFoldedText(Math.max(stream.getClauseStart(i), i - WORDS_BEFORE), i);
    if (fuel !== undefined && !FUEL_HOLDERS.test(before)) continue;
    const after = stream.getTextAfter(to, WORDS_BEHIND);
    const isMadeFor = MADE_FOR.test(before) && !HOLDS.test(before);
    const isHarmless =
      isMadeFor ||
      HARMLESS_BEFORE.test(before) ||
      HARMLESS_BEHIND.some((pattern) => pattern.test(after)) ||
      isTakenOut(before, after);
    if (!isHarmless && !isNegated(before, to)) return { at: i, to };
  }
  return undefined;
}

function indexPhrases(phrases: readonly string[]): PhraseIndex {
  const index = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    index.set(first, [...(index.get(first) ?? []), words]);
  }
  return index;
}

/** Where the phrase that begins at the token ends. */
function findPhraseAt({ tokens }: TokenStream, i: number, phrases: PhraseIndex): number | undefined {
  const found = phrases
    .get(tokens[i]?.fold ?? '')
    ?.find((words) => words.every((word, k) => tokens[i + k]?.fold === word));
  return found && i + found.length;
}
