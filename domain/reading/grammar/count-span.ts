import type { Label } from './label.js';
import { endsMeaning, findMeaning, hasMeaning } from './lexicon.js';
import { findSize } from './size-span.js';
import type { CountSpan } from './span.js';
import type { Token } from './token.js';

/** Words between a count and its packaging: `3 wooden crates`, `2 (two) pallets`, `4 euro pallets`. */
const MAX_ADJECTIVES = 2;

/** `1 pallet of 120 x 80 x 130 cm with 40 boxes`: how far before the contents their packing may stand. */
const CONTENTS_REACH = 14;

/** A count of pieces by their packing: `3 wooden crates`, `(2) boxes`, `9 IBCs of 60x40x40`. */
export function readCount(
  tokens: readonly Token[],
  at: number,
  value: number | undefined,
  label: Label | undefined,
): CountSpan | undefined {
  if (value === undefined || !Number.isInteger(value) || value < 1 || value > 20_000) return undefined;
  let next = at + 1;
  if (tokens[next]?.fold === 'ea') next += tokens[next + 1]?.text === '.' ? 2 : 1;
  // `2 (two) pallets`
  if (tokens[next]?.text === '(' && tokens[next + 2]?.text === ')') next += 3;
  // `(2) boxes`
  else if (tokens[next]?.text === ')' && tokens[at - 1]?.text === '(') next += 1;
  for (let skipped = 0; skipped <= MAX_ADJECTIVES; skipped += 1) {
    const pack = findMeaning(tokens, next + skipped, 'pack');
    if (pack && !(value === 1 && tokens[at]?.kind === 'word' && isOwn(tokens, at))) {
      const to = next + skipped + pack.words.length;
      return {
        kind: 'count',
        from: at,
        to,
        count: value,
        rank: Number(pack.value),
        scope: label?.scope,
        ...findRelation(tokens, at, to),
      };
    }
    const between = tokens[next + skipped];
    if (between?.kind !== 'word' || isStop(tokens, next + skipped)) break;
  }
  if (value === 1) return readOneOf(tokens, at, label);
  return value > 1 ? readThings(tokens, at, next, value, label) : undefined;
}

/** `5 cajas: una de 32x20x18`, `one is 24x18x16`: one of the pieces, by its size. */
function readOneOf(tokens: readonly Token[], at: number, label: Label | undefined): CountSpan | undefined {
  const isWord =
    /^(?:una|uno|one)$/.test(tokens[at]?.fold ?? '') && !/^(?:cada|each|every)$/.test(tokens[at - 1]?.fold ?? '');
  if (!isWord || !/^(?:de|of|is|mide|measures)$/.test(tokens[at + 1]?.fold ?? '')) return undefined;
  if (tokens[at + 2]?.kind !== 'number' || !findSize(tokens, at + 2, label)) return undefined;
  return { kind: 'count', from: at, to: at + 1, count: 1, rank: 0, scope: undefined };
}

/** `9 IBCs of 60x40x40`, `3 tableros eléctricos, c/u 110x80x60`: things that a size follows are pieces. */
function readThings(
  tokens: readonly Token[],
  at: number,
  next: number,
  value: number,
  label: Label | undefined,
): CountSpan | undefined {
  if (tokens[next]?.kind !== 'word' || isStop(tokens, next)) return undefined;
  for (let k = next + 1; k < next + 6; k += 1) {
    const token = tokens[k];
    if (!token || token.kind === 'break') return undefined;
    if (token.kind === 'number')
      return findSize(tokens, k, label)
        ? { kind: 'count', from: at, to: next + 1, count: value, rank: 0, scope: undefined }
        : undefined;
    if (token.kind === 'sign' && !/^[,:/]$/.test(token.text)) return undefined;
    if (['weight-unit', 'length-unit', 'currency', 'term'].some((tag) => hasMeaning(tokens, k, tag))) return undefined;
  }
  return undefined;
}

/** `each rack goes in a crate`, `65 x 65 x 40 cm a coil`: no count of the shipment. */
function isOwn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.fold === 'a' && ['length-unit', 'weight-unit'].some((tag) => endsMeaning(tokens, at, tag)))
    return true;
  // `packed two to a box`: the package of each, not one more.
  if (tokens[at]?.fold === 'a' && /^(?:to|per)$/.test(tokens[at - 1]?.fold ?? '')) return true;
  // `Each chair is in its own crate. A crate measures …`
  if (tokens[at]?.fold === 'a' && tokens[at - 1]?.text === '.' && isOwnBefore(tokens, at - 1)) return true;
  for (let k = at - 1; k >= 0 && k > at - 8; k -= 1) {
    if (tokens[k]?.kind === 'break' || /^[.;,]$/.test(tokens[k]?.text ?? '')) return false;
    if (/^(?:cada|each|every)$/.test(tokens[k]?.fold ?? '')) return true;
  }
  return false;
}

function isOwnBefore(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(Math.max(0, at - 14), at).map(({ fold }) => fold);
  const each = words.findLastIndex((word) => /^(?:cada|each|every)$/.test(word));
  return each >= 0 && words.slice(each).some((word) => /^(?:own|propi[oa])$/.test(word));
}

/** Words that no packaging's name goes across. */
function isStop(tokens: readonly Token[], at: number): boolean {
  return (
    ['weight-unit', 'length-unit', 'volume-unit', 'contains', 'inside', 'each', 'total', 'currency', 'term'].some(
      (tag) => hasMeaning(tokens, at, tag),
    ) || /^(?:y|and|x|o|or|a|per)$/.test(tokens[at]?.fold ?? '')
  );
}

/** `2 pallets with 40 cartons`, `40 cartons on 2 pallets`. */
function findRelation(tokens: readonly Token[], from: number, to: number): { relation?: 'contents' | 'outer' } {
  let at = from - 1;
  if (/^[(]$/.test(tokens[at]?.text ?? '')) return tokens[at - 1]?.kind === 'word' ? { relation: 'contents' } : {};
  if (endsMeaning(tokens, from, 'contains') && tokens[from - 1]?.fold !== 'de' && tokens[from - 1]?.fold !== 'of') {
    for (at = from - 2; at >= from - CONTENTS_REACH && at >= 0; at -= 1) {
      const isFar = from - at > 5;
      if (isFar && (tokens[at]?.kind === 'break' || /^[.;]$/.test(tokens[at]?.text ?? ''))) break;
      if (hasMeaning(tokens, at, 'pack')) return { relation: 'contents' };
    }
  }
  if (endsMeaning(tokens, from, 'inside')) {
    for (at = from - 2; at >= from - 7 && at >= 0; at -= 1)
      if (hasMeaning(tokens, at, 'pack')) return { relation: 'outer' };
  }
  return to < from ? {} : {};
}
