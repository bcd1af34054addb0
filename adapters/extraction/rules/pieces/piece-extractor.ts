import { isCorrected, isTakenBack } from '../text/corrections.js';
import { correctedInPlace } from './inline-corrections.js';
import { eachAfter } from '../weight/per-piece.js';
import { packagingOf } from './packaging.js';
import { withoutContents } from './package-contents.js';
import { articleAt, dividedAt, packedEachAt } from './count-patterns.js';
import { behindPackagingAt, packedAt, wholeAt } from './count-forms.js';
import type { PieceMention } from './piece-mention.js';
import { anotherAt, correctedAt, partAt, SUMS_UP, summedUpAt } from './count-anaphora.js';
import type { Stream } from '../text/token-stream.js';
import { namedAgain } from './counted-nouns.js';
import { cmPer, kgPer } from '../numbers/units.js';

const MAX_COUNT = 100_000;

const MAX_MENTIONS = 300;

/** How far behind a number of pieces the one that takes its place may stand, in tokens. */
const REPLACES_WITHIN = 6;

const NOT_SHIPPED = /\b(?:missing|faltan|llegaron|received|short(?! tons?))\b/;

const PERIOD =
  /^(?:cada uno al mes|al mes|per (?:week|month)|por (?:semana|mes)|mensual|weekly|monthly|\/ (?:week|month|semana|mes))/;

/** Reads every stated number of pieces. */
export function pieceMentions(
  stream: Stream,
  sizes: readonly { at: number; to: number; each: boolean }[],
): PieceMention[] {
  const mentions: PieceMention[] = [];
  let whole: PieceMention | undefined;
  let size = 0;
  for (let i = 0; i < stream.tokens.length && mentions.length < MAX_MENTIONS; i += 1) {
    while (size < sizes.length && (sizes[size]?.to ?? 0) <= i) size += 1;
    const inSize = sizes[size];
    if (inSize && i >= inSize.at && i < inSize.to) continue;
    const counted =
      packedEachAt(stream, i) ??
      dividedAt(stream, i) ??
      packedAt(stream, i) ??
      articleAt(stream, i, mentions.at(-1)) ??
      behindPackagingAt(stream, i) ??
      summedUpAt(stream, i) ??
      anotherAt(stream, i, mentions.at(-1));
    const replacing = counted ? undefined : correctedAt(stream, i);
    const part = partAt(stream, i, whole);
    const found = replacing ?? (part && (!counted || part.to > i + 1) ? part : counted);
    const last = mentions.at(-1);
    const isPart =
      (found === part && mentions.length > 0) ||
      (last?.part === true && /^(?:another|otra|otro)$/.test(stream.tokens[i]?.fold ?? ''));
    if (!found) continue;
    const replaced =
      found === replacing && last && !last.takenBack && i - last.to <= REPLACES_WITHIN ? last : undefined;
    if (replaced) mentions[mentions.length - 1] = { ...replaced, takenBack: true };
    const { count, at, to } = found;
    const family = replaced?.family ?? found.family;
    if (count < 1 || count > MAX_COUNT || NOT_SHIPPED.test(stream.before(at, 3)) || PERIOD.test(stream.after(to, 4)))
      continue;
    const label = stream.labelAt(at);
    const mention: PieceMention = {
      at,
      to,
      count,
      family,
      noun: found === part ? (part?.noun ?? '') : (replaced?.noun ?? nounIn(stream, at, to)),
      part: isPart,
      labelled: label?.field === 'pieces' || label?.field === 'quantity',
      total: isTotal(stream, at, to),
      corrected: found === replacing || isCorrected(stream, at, to),
      takenBack: isTakenBack(stream, at),
      inner: false,
      joined: isJoined(stream, at, mentions.at(-1)?.to),
    };
    mentions.push(mention);
    if (!isPart) whole = mention;
    i = Math.max(i, to - 1);
  }
  const all = labelledCounts(stream, mentions);
  const things = namedAgain(stream, sizes, all).map(
    (thing): PieceMention => ({
      ...thing,
      part: false,
      labelled: false,
      total: isTotal(stream, thing.at, thing.to),
      corrected: isCorrected(stream, thing.at, thing.to),
      takenBack: isTakenBack(stream, thing.at),
      inner: false,
      joined: true,
    }),
  );
  const sorted = [...all, ...things].sort((one, other) => one.at - other.at);
  return withoutContents(stream, correctedInPlace(stream, sorted, sizes));
}

/** The word that names the packaging, else the last one. */
function nounIn(stream: Stream, at: number, to: number): string {
  for (let i = at; i < to; i += 1) {
    const word = stream.tokens[i];
    if (word?.kind === 'word' && packagingOf(word.fold)) return word.fold;
  }
  return stream.tokens[to - 1]?.fold ?? '';
}

/** `Tarimas: 3 (20 cajas c/u)`: what the brackets behind the labelled number say is in each. */
function isInEach(stream: Stream, one: PieceMention, from: number): boolean {
  return one.at === from + 2 && stream.tokens[from + 1]?.text === '(' && eachAfter(stream.after(one.to, 4));
}

/** A number alone behind `Bultos:` counts pieces whatever they are. */
function labelledCounts(stream: Stream, mentions: readonly PieceMention[]): PieceMention[] {
  const all = [...mentions];
  for (const label of stream.labels) {
    if (label.field !== 'pieces' && label.field !== 'quantity') continue;
    if (all.some((one) => one.at >= label.at && one.at < label.to && !isInEach(stream, one, label.from))) continue;
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
      noun: label.phrase.split(' ').find((word) => packagingOf(word) !== undefined) ?? '',
      part: false,
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
    (SUMS_UP.test(before) && /^(?:now|ahora)(?= |$)/.test(stream.after(to, 3))) ||
    /^(?:en total|in total|altogether|total|in all|all together|totales)\b/.test(stream.after(to, 3))
  );
}

function isJoined(stream: Stream, at: number, previousEnd: number | undefined): boolean {
  if (previousEnd === undefined) return false;
  if (stream.rowStart(at) > previousEnd) return true;
  const between = stream.fold(previousEnd, at);
  return /(?:\+|\by|\band|,|&|\/|plus|mas) ?(?:\d )?$/.test(between) && between.split(' ').length < 40;
}
