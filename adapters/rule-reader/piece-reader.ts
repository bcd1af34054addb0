import { isCorrected, isTakenBack } from './corrections.js';
import { type Packaging, packagingOf } from './packaging.js';
import type { Stream } from './stream.js';
import type { Token } from './tokens.js';
import { cmPer, kgPer, m3Per } from './units.js';

/** A stated number of handling units. */
export interface PieceMention {
  readonly at: number;
  readonly to: number;
  readonly count: number;
  readonly family: Packaging;
  /** Behind a label such as `Bultos:`. */
  readonly labelled: boolean;
  /** Called a total. */
  readonly total: boolean;
  readonly corrected: boolean;
  readonly takenBack: boolean;
  /** Inside or on top of another handling unit. */
  readonly inner: boolean;
  /** Joined to the one before by a plus, an `and` or as the next row of a list. */
  readonly joined: boolean;
}

const MAX_COUNT = 100_000;
const MAX_MENTIONS = 300;
const BARRIERS: ReadonlySet<string> = new Set([
  'de',
  'of',
  'en',
  'in',
  'por',
  'per',
  'a',
  'to',
  'para',
  'for',
  'x',
  'y',
  'and',
  'con',
  'with',
  'dias',
  'days',
  'es',
  'is',
  'the',
  'el',
  'la',
  'los',
  'las',
  'from',
  'desde',
  'hasta',
  'o',
  'or',
  'que',
  'each',
  'on',
  'at',
  'before',
  'business',
  'pm',
  'am',
]);
const RANK: Readonly<Record<Packaging, number>> = {
  pallet: 3,
  crate: 2,
  carton: 1,
  drum: 1,
  bag: 1,
  roll: 1,
  bundle: 1,
  piece: 1,
  unit: 0,
};
const HOLDS =
  /(?:\bcon|\bwith|\bstc|\bcontain(?:s|ing)?|\bholding|\bholds|\bsaid to contain|\btrae|\btraen|\blleva|\bllevan|\bcontiene|\bcontienen|\bof|\bde|\bincluye|\bslac|\( ?stc|\bincluding|\(|\bwhich hold|\bx|\bas) ?$/;
const STANDS_ON =
  /\b(?:on|sobre|onto|in|en|into|packed in|dentro de|acomodad\w+ en|paletizad\w+ en|palleti[sz]ed|consolidad\w+ en|over)\b/;
const NOT_SHIPPED = /\b(?:missing|faltan|llegaron|received|short(?! tons?))\b/;
const PERIOD =
  /^(?:cada uno al mes|al mes|per (?:week|month)|por (?:semana|mes)|mensual|weekly|monthly|\/ (?:week|month|semana|mes))/;

/** Reads every stated number of pieces. */
export function pieceMentions(stream: Stream, sizes: readonly { at: number; to: number }[]): PieceMention[] {
  const mentions: PieceMention[] = [];
  let size = 0;
  for (let i = 0; i < stream.tokens.length && mentions.length < MAX_MENTIONS; i += 1) {
    while (size < sizes.length && (sizes[size]?.to ?? 0) <= i) size += 1;
    const inSize = sizes[size];
    if (inSize && i >= inSize.at && i < inSize.to) continue;
    const found = packedAt(stream, i) ?? behindPackagingAt(stream, i) ?? anotherAt(stream, i, mentions.at(-1));
    if (!found) continue;
    const { count, family, at, to } = found;
    if (count < 1 || count > MAX_COUNT || NOT_SHIPPED.test(stream.before(at, 3)) || PERIOD.test(stream.after(to, 4)))
      continue;
    const label = stream.labelAt(at);
    mentions.push({
      at,
      to,
      count,
      family,
      labelled: label?.field === 'pieces' || label?.field === 'quantity',
      total: isTotal(stream, at, to),
      corrected: isCorrected(stream, at, to),
      takenBack: isTakenBack(stream, at),
      inner: false,
      joined: isJoined(stream, at, mentions.at(-1)?.to),
    });
    i = Math.max(i, to - 1);
  }
  return withoutContents(stream, labelledCounts(stream, mentions));
}

interface Found {
  readonly count: number;
  readonly family: Packaging;
  readonly at: number;
  readonly to: number;
}

function wholeAt(token: Token | undefined): number | undefined {
  return token?.kind === 'number' && token.value !== undefined && Number.isInteger(token.value) && !token.reference
    ? token.value
    : undefined;
}

/** `4 pallets`, `2 wooden crates`, `(2) boxes`, `1 x carton`, `24ctn`. */
function packedAt(stream: Stream, i: number): Found | undefined {
  const { tokens } = stream;
  const count = wholeAt(tokens[i]);
  if (count === undefined) return undefined;
  const before = tokens[i - 1];
  if (
    before &&
    /^[/$€.]$/.test(before.text) &&
    !before.spaced &&
    tokens[i]?.spaced === false &&
    tokens[i - 2]?.kind === 'word' &&
    !/^\d/.test(tokens[i - 2]?.text ?? '') &&
    before.text !== '/'
  )
    return undefined;
  if (before?.text === '-' && before.spaced && tokens[i]?.spaced === false && tokens[i - 2]?.kind !== 'break')
    return undefined;
  let k = i + 1;
  if (tokens[k]?.text === ')') k += 1;
  if (/^(?:docena|dozen|par|couple|pair)/.test(dozenWord(tokens[i])) && /^(?:de|of)$/.test(tokens[k]?.fold ?? ''))
    k += 1;
  if (/^[x×*]$/.test(tokens[k]?.fold ?? '') && tokens[k + 1]?.kind === 'word') k += 1;
  if (tokens[k]?.text === '(' && wholeAt(tokens[k + 1]) === count && tokens[k + 2]?.text === ')') k += 3;
  for (let skipped = 0; skipped <= 3; skipped += 1, k += 1) {
    const token = tokens[k];
    if (token?.kind === 'sign' && token.text === '-' && !token.spaced && skipped > 0) continue;
    if (token?.kind !== 'word') return undefined;
    const family = packagingOf(token.fold);
    if (family && !isOrdinalPackaging(stream, k, skipped)) {
      if (skipped > 0 && (family === 'unit' || family === 'piece') && skipped > 1) return undefined;
      if (token.fold === 'u' && tokens[k - 1]?.text === '/') return undefined;
      if ((tokens[i]?.text === 'a' && count === 1) || (token.fold === 'sobre' && skipped === 0 && count === 1))
        return undefined;
      return { count, family, at: i, to: k + 1 };
    }
    if (
      BARRIERS.has(token.fold) ||
      kgPer(token.fold) !== undefined ||
      cmPer(token.fold) !== undefined ||
      m3Per(token.fold) !== undefined
    )
      return undefined;
    if (skipped === 3) return undefined;
  }
  return undefined;
}

/** The last word of a number in words: `una docena`. */
function dozenWord(token: Token | undefined): string {
  return token?.lastWord ?? '';
}

/** `the 3 boxes 2: ...` names a box, it does not count. */
function isOrdinalPackaging(stream: Stream, k: number, skipped: number): boolean {
  return skipped > 0 && stream.tokens[k + 1]?.kind === 'number' && stream.tokens[k + 2]?.text === ':';
}

/** `tarimas x 3`, `pallets (4)`, `Pieces 11`. */
function behindPackagingAt(stream: Stream, i: number): Found | undefined {
  const { tokens } = stream;
  const word = tokens[i];
  const quantity =
    word?.kind === 'word' && /^(?:qty|cantidad|cant)$/.test(word.fold) ? wholeAt(tokens[i + 1]) : undefined;
  const unit = tokens[i + 2];
  if (quantity !== undefined && !(unit?.kind === 'word' && (packagingOf(unit.fold) || /^[x×]$/.test(unit.fold)))) {
    return { count: quantity, family: 'piece', at: i, to: i + 2 };
  }
  const family = word?.kind === 'word' ? packagingOf(word.fold) : undefined;
  if (!family || family === 'unit' || tokens[i - 1]?.kind === 'number') return undefined;
  const range = rangeAt(tokens, i + 1);
  if (range !== undefined) return { count: range, family, at: i, to: i + 4 };
  const joint = tokens[i + 1];
  if (joint && (joint.fold === 'x' || joint.text === '(' || joint.text === '×')) {
    const count = wholeAt(tokens[i + 2]);
    const then = tokens[i + 3];
    if (count === undefined || then?.fold === 'x' || then?.fold === '×') return undefined;
    if (joint.text === '(' && then?.text !== ')') return undefined;
    return { count, family, at: i, to: i + 3 };
  }
  const columns = tokens[i + 1];
  const count = wholeAt(columns);
  const isRow = tokens[i - 1]?.kind === 'break' && tokens[i + 2]?.kind === 'break';
  return isRow && count !== undefined && family === 'piece' ? { count, family, at: i, to: i + 2 } : undefined;
}

/** `Crates 1-4:` are four. */
function rangeAt(tokens: readonly Token[], i: number): number | undefined {
  const first = wholeAt(tokens[i]);
  const last = wholeAt(tokens[i + 2]);
  const joint = tokens[i + 1]?.fold;
  if (
    first === undefined ||
    last === undefined ||
    !(joint === '-' || joint === 'to' || joint === 'a' || joint === 'al')
  )
    return undefined;
  return last > first && last - first < 500 && /^[:,=-]$/.test(tokens[i + 3]?.text ?? '')
    ? last - first + 1
    : undefined;
}

/** `and another of 185 kg`: one more of the kind before. */
function anotherAt(stream: Stream, i: number, previous: PieceMention | undefined): Found | undefined {
  const word = stream.tokens[i];
  if (
    !previous ||
    word?.kind !== 'word' ||
    !/^(?:another|otra|otro)$/.test(word.fold) ||
    previous.at < stream.sentenceStart(i)
  )
    return undefined;
  const next = stream.tokens[i + 1]?.fold ?? '';
  const own = packagingOf(next);
  if (!own && !(/^(?:of|de)$/.test(next) && stream.tokens[i + 2]?.kind === 'number')) return undefined;
  return { count: 1, family: own ?? previous.family, at: i, to: own ? i + 2 : i + 1 };
}

/** A number alone behind `Bultos:` counts pieces whatever they are. */
function labelledCounts(stream: Stream, mentions: readonly PieceMention[]): PieceMention[] {
  const all = [...mentions];
  for (const label of stream.labels) {
    if (label.field !== 'pieces' && label.field !== 'quantity') continue;
    if (all.some((one) => one.at >= label.at && one.at < label.to)) continue;
    const count = wholeAt(stream.tokens[label.from]);
    const unit = stream.tokens[label.from + 1];
    if (
      count === undefined ||
      count < 1 ||
      (unit?.kind === 'word' && (kgPer(unit.fold) !== undefined || cmPer(unit.fold) !== undefined))
    )
      continue;
    if (unit && /^[x×*]$/.test(unit.fold) && stream.tokens[label.from + 2]?.kind === 'number') continue;
    const head = label.phrase
      .split(' ')
      .map((word) => packagingOf(word))
      .find((family) => family !== undefined && family !== 'piece');
    all.push({
      at: label.from,
      to: label.from + 1,
      count,
      family: head ?? 'piece',
      labelled: true,
      total: /total/.test(label.phrase),
      corrected: isCorrected(stream, label.from, label.from + 1),
      takenBack: false,
      inner: false,
      joined: false,
    });
  }
  return all.sort((one, other) => one.at - other.at);
}

function isTotal(stream: Stream, at: number, to: number): boolean {
  const before = stream.fold(Math.max(stream.rowStart(at), at - 4), at);
  return (
    /\b(?:total|totales|in all|son en total|total of|total de)\b(?: :)? ?(?:son |are |of |de |: |is )*$/.test(before) ||
    /^(?:en total|in total|altogether|total|in all|all together|totales)\b/.test(stream.after(to, 3))
  );
}

function isJoined(stream: Stream, at: number, previousEnd: number | undefined): boolean {
  if (previousEnd === undefined) return false;
  if (stream.rowStart(at) > previousEnd) return true;
  const between = stream.fold(previousEnd, at);
  return /(?:\+|\by|\band|,|&|\/|plus|mas) ?(?:\d )?$/.test(between) && between.split(' ').length < 40;
}

/** Marks what stands on or in another handling unit, and drops loose units where real packaging is named. */
function withoutContents(stream: Stream, mentions: readonly PieceMention[]): PieceMention[] {
  const inner = new Set<PieceMention>();
  const packed = mentions.some((one) => RANK[one.family] > 0);
  mentions.forEach((mention, k) => {
    if (packed && RANK[mention.family] === 0) inner.add(mention);
    const before = stream.fold(Math.max(0, mention.at - 3), mention.at);
    const outer = mentions
      .slice(0, k)
      .reverse()
      .find((one) => !inner.has(one));
    if (outer && stream.rowStart(outer.at) === stream.rowStart(mention.at)) {
      const between = stream.fold(outer.to, mention.at);
      if (RANK[mention.family] > RANK[outer.family] && STANDS_ON.test(between) && !/[+]/.test(between))
        inner.add(outer);
      else if (
        RANK[outer.family] >= RANK[mention.family] &&
        outer.family !== mention.family &&
        STANDS_ON.test(before) &&
        /\b(?:in|en|into)\b ?$/.test(before) &&
        RANK[outer.family] === 1
      )
        inner.add(outer);
      else if (RANK[mention.family] < RANK[outer.family] && HOLDS.test(before)) inner.add(mention);
      else if (
        /^(?:on (?:it|them|top)|encima|inside|adentro|dentro|en la tarima|on the|per |por |en cada|c \/ u)/.test(
          stream.after(mention.to, 3),
        ) &&
        RANK[mention.family] <= RANK[outer.family]
      )
        inner.add(mention);
    }
    if (
      /\b(?:cada|each|every) (?:caja|carton|box|bulto|ctn|tarima|pallet|saco) (?:trae|lleva|contiene|contains|holds|has|tiene|con|with) ?$/.test(
        stream.fold(Math.max(0, mention.at - 4), mention.at),
      )
    )
      inner.add(mention);
    if (mention.family === 'pallet' && /\b(?:sobre|on|onto|into|en) ?$/.test(before)) {
      for (const one of mentions.slice(0, k))
        if (one.family !== 'pallet' && !/[+]/.test(stream.fold(one.to, mention.at))) inner.add(one);
    }
  });
  return mentions.map((mention) => (inner.has(mention) ? { ...mention, inner: true } : mention));
}
