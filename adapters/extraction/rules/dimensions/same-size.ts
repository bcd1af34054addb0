import type { TokenStream } from '../text/token-stream.js';

/** A size in the text. */
interface SizeMention {
  readonly at: number;
  readonly to: number;
  readonly count: number | undefined;
  readonly ordinal: boolean;
  readonly each: boolean;
}

/** `same size`, `mismas medidas`, `ditto`, `idem`, `igual`, `as A`: the size of the piece before. */
const SAME_PHRASES = [
  '(?:the )?same(?: (?:size|sizes|dims?|dimensions?|measures|measurements?|as (?:above|before|the first|[a-z]+ [a-h\\d]{1,2})))?',
  '(?:las? )?mismas? (?:medidas?|dimensiones|dimension|tamano)',
  '(?:el |de )*(?:mismo|igual) tamano',
  'ditto|idem|iguale?s?',
  '(?:as|like|como)(?: (?:the|la|el))?(?: [a-z]{3,})? [a-h\\d]{1,2}',
];
const SAME = new RegExp(`^(?:${SAME_PHRASES.join('|')})(?= |$)`);
/** Anything less ends its part of the sentence (`same.`, not `same consignee`). */
const NAMES_SIZE = /size|dim|medida|tamano|measure|ditto|idem/;
const FIRST_WORDS: ReadonlySet<string> = new Set(
  'the same la las misma mismas el de mismo igual iguales ditto idem as like como'.split(' '),
);
/** `the other two`, `las otras dos`: so many more. */
const OTHERS_BEFORE = /\b(?:otr[ao]s|other|others|remaining|restantes)(?: [a-z\d]{1,8})? ?[,:(]? ?$/;
const MAX_WORDS = 6;

/**
 * Adds the pieces of a list whose size is said to be that of the one before: an item of its own (`Crate 2: same size`) or
 * the others of a counted group.
 * @param isItem whether a number or a position of its own stands before the token
 */
export function addSameSizes<T extends SizeMention>(
  stream: TokenStream,
  mentions: readonly T[],
  isItem: (at: number) => boolean,
): readonly T[] {
  const first = mentions[0];
  if (!first) return mentions;
  const added: T[] = [];
  for (let i = first.to; i < stream.tokens.length; i += 1) {
    const token = stream.tokens[i];
    if (token?.kind !== 'word' || !FIRST_WORDS.has(token.fold)) continue;
    const said = SAME.exec(stream.getTextAfter(i, MAX_WORDS))?.[0];
    const previous = [...mentions, ...added]
      .filter((one) => one.to <= i)
      .sort((one, other) => one.at - other.at)
      .at(-1);
    if (said === undefined || !previous) continue;
    const to = i + said.split(' ').length;
    if (!NAMES_SIZE.test(said) && stream.tokens[to]?.kind === 'word' && !opensNext(stream, to)) continue;
    const others = stream.tokens[i - 1]?.text === ',' ? stream.tokens[i - 2] : stream.tokens[i - 1];
    const count = OTHERS_BEFORE.test(stream.getTextBefore(i, 5)) ? others?.value : undefined;
    if (count === undefined && !isItem(i)) continue;
    added.push({ ...previous, at: i, to, count, ordinal: count === undefined, each: false });
    i = to - 1;
  }
  return added.length === 0 ? mentions : [...mentions, ...added].sort((one, other) => one.at - other.at);
}

/** `la segunda igual y la tercera de ...`: the next piece follows without a sign. */
function opensNext(stream: TokenStream, at: number): boolean {
  return /^(?:(?:y|and|e) )?(?:la|el|the|otra|otro|un|una|another|a) (?:third|fourth|fifth|last|ter|cuart|quint|ultim)/.test(
    stream.getTextAfter(at, 3),
  );
}
