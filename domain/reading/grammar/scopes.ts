import { includesMeaning } from './label.js';
import { findMeaning, hasMeaning } from './lexicon.js';
import { type CountSpan, isCargoSpan, type Scope, type Span } from './span.js';
import type { Token } from './token.js';

/** Farther away a word says nothing of a figure. */
const MAX_GAP = 8;

/** A word of scope in the gap between two spans, and which of both it is nearer to. */
interface Cue {
  readonly scope: Scope;
  readonly from: number;
  readonly to: number;
}

/** Gives every weight, volume and count the scope that the words beside it say, and marks what the text takes back. */
export function assignScopes(tokens: readonly Token[], spans: readonly Span[]): Span[] {
  const scopes = new Map<number, Scope>();
  /** Spans that a leading word says to be of every piece: `each box is 24 x 18 x 16 in and 38 lb`. */
  const leading = new Set<number>();
  for (let k = 0; k <= spans.length; k += 1) {
    const left = spans[k - 1];
    const right = spans[k];
    const from = left?.to ?? Math.max(0, (right?.from ?? 0) - MAX_GAP * 2);
    const to = right?.from ?? Math.min(tokens.length, from + MAX_GAP);
    if (to - from > 60) {
      if (left) assignGap(tokens, from, from + MAX_GAP, k, scopes, leading, left.kind, false);
      if (right) assignGap(tokens, to - MAX_GAP, to, k, scopes, leading, undefined, true);
    } else assignGap(tokens, from, to, k, scopes, leading, left?.kind, right !== undefined);
  }
  const ones = findOnesOfSeveral(tokens, spans);
  for (const [k, span] of spans.entries()) {
    const next = spans[k + 1];
    if (
      !next ||
      !(ones.has(span) || (span.kind === 'size' && leading.has(k))) ||
      scopes.has(k + 1) ||
      next.from - span.to > 3
    )
      continue;
    if (crossesClause(tokens, span.to, next.from) || closesBracket(tokens, span.to, next.from)) continue;
    scopes.set(k + 1, 'each');
    leading.add(k + 1);
  }
  const corrected = findCorrected(tokens, spans);
  return spans.map((span, k) => {
    const aside = ones.has(span) || corrected.has(span) || isTakenBack(tokens, span, spans[k - 1]);
    const base = aside ? { ...span, aside } : span;
    const scope = scopes.get(k);
    if (scope === undefined || !('scope' in base) || (span.kind === 'count' && scope === 'each')) return base;
    return { ...base, scope };
  });
}

/** Counts of one among several pieces that are counted: what follows is said of each. */
function findOnesOfSeveral(tokens: readonly Token[], spans: readonly Span[]): ReadonlySet<Span> {
  if (!spans.some((span) => span.kind === 'count' && span.count > 1)) return new Set();
  return new Set(
    spans.filter(
      (span, k) =>
        span.kind === 'count' &&
        span.count === 1 &&
        (isSubject(tokens, span.to) || isSample(tokens, span, spans.slice(0, k))),
    ),
  );
}

/** `One carton is 11 kg`: what follows is of every piece. */
function isSubject(tokens: readonly Token[], at: number): boolean {
  return /^(?:is|pesa|weighs|mide|measures|son|es|=)$/.test(tokens[at]?.fold ?? '');
}

/** `9 packages, all 120x60x35 cm, one package 28 kg`: a weight of one of the packages that are counted before. */
function isSample(tokens: readonly Token[], { from, to, rank }: CountSpan, before: readonly Span[]): boolean {
  const counts = before.filter((span) => span.kind === 'count');
  const isSame = counts.length > 0 && counts.every((span) => span.rank === rank && span.count > 1);
  const isAdded = /^(?:and|y|e|plus|mas|\+|&)$/.test(tokens[from - 1]?.fold ?? '');
  const isInWords = tokens[from]?.kind === 'word' || !/\d/.test(tokens[from]?.text ?? '');
  return isSame && isInWords && !isAdded && tokens[to]?.kind === 'number' && hasMeaning(tokens, to + 1, 'weight-unit');
}

function assignGap(
  tokens: readonly Token[],
  from: number,
  to: number,
  k: number,
  scopes: Map<number, Scope>,
  leading: Set<number>,
  leftKind: Span['kind'] | undefined,
  hasRight: boolean,
): void {
  for (const cue of listCues(tokens, from, to)) {
    const border = findBorder(tokens, from, to);
    const belongsLeft =
      leftKind === 'count' && cue.scope === 'each'
        ? false
        : border === undefined
          ? isNearerLeft(cue, from, to)
          : cue.from < border;
    if (!belongsLeft && cue.scope === 'each') leading.add(k);
    const owner = belongsLeft ? k - 1 : k;
    const distance = belongsLeft ? cue.from - from : to - cue.to;
    if (crossesClause(tokens, belongsLeft ? from : cue.to, belongsLeft ? cue.from : to)) continue;
    if ((belongsLeft && leftKind === undefined) || (!belongsLeft && !hasRight) || distance > MAX_GAP) continue;
    if (belongsLeft ? !scopes.has(owner) || cue.scope === 'total' : true) scopes.set(owner, cue.scope);
  }
}

/** `10 boxes (each 60x60x95 cm). Weight 164 kg`: what brackets say of each piece ends with them. */
function closesBracket(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => text === ')');
}

/** Words of another sentence or line say nothing of a figure. */
function crossesClause(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'break' || /^[;|]$/.test(token.text)) return true;
    if (
      token.text === '.' &&
      tokens[at + 1]?.spaced &&
      /^\p{Lu}|^\d/u.test(tokens[at + 1]?.text ?? '') &&
      (tokens[at - 1]?.fold.length ?? 0) > 2
    )
      return true;
  }
  return false;
}

/** What trails a figure is right behind it; a word farther off leads the next one. */
function isNearerLeft(cue: Cue, from: number, to: number): boolean {
  return cue.from - from < to - cue.to || (cue.from === from && cue.scope === 'each');
}

function listCues(tokens: readonly Token[], from: number, to: number): Cue[] {
  const cues: Cue[] = [];
  for (let at = from; at < to; at += 1) {
    for (const scope of ['each', 'total'] as const) {
      const found = findMeaning(tokens, at, scope);
      if (!found) continue;
      cues.push({ scope, from: at, to: at + found.words.length });
      at += found.words.length - 1;
      break;
    }
  }
  return cues;
}

/** The sign or line end that parts what belongs to the left from what belongs to the right. */
function findBorder(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token;
    if (
      token.kind === 'break' ||
      /^[,;.|/(\u2022\u2013\u2014-]$/.test(token.text) ||
      /^(?:y|and|pero|but)$/.test(token.fold)
    ) {
      if (token.text === '.' && tokens[at - 1]?.kind === 'word' && !tokens[at + 1]?.spaced) continue;
      if (at > from || token.kind === 'break' || /^[,;.|]$/.test(token.text)) return at;
    }
  }
  return undefined;
}

/** What stands before a word of correction, where the same kind of figure follows it. */
function findCorrected(tokens: readonly Token[], spans: readonly Span[]): ReadonlySet<Span> {
  const found = new Set<Span>();
  if (spans.length === 0) return found;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || !hasMeaning(tokens, at, 'correct')) continue;
    for (const kind of ['count', 'weight', 'size', 'volume', 'money'] as const) {
      const later = spans.find((span) => span.from >= at && span.kind === kind && span.from - at < 40);
      const earlier = spans.filter((span) => span.to <= at && span.kind === kind);
      const last = earlier.at(-1);
      if (later && last) found.add(last);
    }
  }
  return found;
}

/** What the sentence tells of another time is not this shipment's. */
function isOfPast(tokens: readonly Token[], from: number): boolean {
  for (const step of [-1, 1]) {
    for (let at = from, walked = 0; at >= 0 && at < tokens.length && walked < 18; at += step, walked += 1) {
      const token = tokens[at] as Token;
      if (token.kind === 'break' || token.text === ';' || (token.text === '.' && tokens[at + 1]?.spaced)) break;
      if (hasMeaning(tokens, at, 'past')) return true;
    }
  }
  return false;
}

/** How many tokens a figure may stand from the ends of such a line. */
const LINE_REACH = 30;
const OLD_LINE = /^(?:old|was|were|before|previous|antes|anterior|era|eran|viejo)$/;
const NEW_LINE = /^(?:new|now|after|revised|updated|ahora|actual|nuevo|nueva|actualizado)$/;

/** `Was: 4 plts, 900 kgs` above a line that begins with `Now:`. */
function isInOldLine(tokens: readonly Token[], from: number): boolean {
  const isHead = (at: number, heads: RegExp) => heads.test(tokens[at]?.fold ?? '') && tokens[at + 1]?.text === ':';
  let head = from;
  while (head > Math.max(0, from - LINE_REACH) && tokens[head - 1]?.kind !== 'break') head -= 1;
  if (!isHead(head, OLD_LINE)) return false;
  let end = from;
  while (end < from + LINE_REACH && tokens[end] && tokens[end]?.kind !== 'break') end += 1;
  return tokens[end]?.kind === 'break' && isHead(end + 1, NEW_LINE);
}

const BRACKET_REACH = 14;

/** `(each light 62x28x9 cm, 5.2 kg)`: what brackets say of one of the goods, by a word that is no packaging. */
function isOfGoodsInBrackets(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && from - at <= BRACKET_REACH; at -= 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'break' || token.text === ')') return false;
    if (token.text !== '(') continue;
    const isOfEach = /^(?:each|every|cada)$/.test(tokens[at + 1]?.fold ?? '');
    return isOfEach && tokens[at + 2]?.kind === 'word' && !hasMeaning(tokens, at + 2, 'pack');
  }
  return false;
}

function isTakenBack(tokens: readonly Token[], span: Span, previous: Span | undefined): boolean {
  if (!isCargoSpan(span) && span.kind !== 'money') return false;
  if (isInOldLine(tokens, span.from) || isOfPast(tokens, span.from) || isOfGoodsInBrackets(tokens, span.from))
    return true;
  const from = Math.max(span.from - 6, previous?.to ?? 0, 0);
  for (let at = span.from - 1; at >= from; at -= 1) {
    const token = tokens[at] as Token;
    if (token.text === '.' && hasMeaning(tokens, at - 1, 'limit')) continue;
    if (token.kind === 'break' || /^[.;:]$/.test(token.text)) break;
    if (
      (hasMeaning(tokens, at, 'retract') && (span.from - at <= 2 || !/^(?:no|not|was|era)$/.test(token.fold))) ||
      hasMeaning(tokens, at, 'limit')
    ) {
      if (hasMeaning(tokens, at, 'count-label') && !hasMeaning(tokens, at, 'limit')) continue;
      return true;
    }
  }
  return includesMeaning(tokens, span.to, Math.min(span.to + 2, tokens.length), 'limit');
}
