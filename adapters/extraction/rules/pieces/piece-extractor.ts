import { findCmPerUnit, findKgPerUnit } from '../numbers/units.js';
import { isCorrected, isRetracted } from '../text/corrections.js';
import type { TokenStream } from '../text/token-stream.js';
import { isOfOneInBrackets, isPerPieceAfter } from '../weight/per-piece.js';
import { applyChangedCount } from './changed-count.js';
import { parseCompressedCountAt } from './compressed-counts.js';
import {
  parseAnotherAt,
  parseContrastedCountAt,
  parseCorrectionAt,
  parsePartAt,
  parseSumAt,
  SUM_PHRASES,
} from './count-anaphora.js';
import { parseCountAfterPackagingAt, parsePackedCountAt, toWholeNumber } from './count-forms.js';
import { parseArticleAt, parseDivisionAt, parsePackagesPerPieceAt, parseSingleAt } from './count-patterns.js';
import { findCountedNouns } from './counted-nouns.js';
import { applyInlineCorrections } from './inline-corrections.js';
import { parseLooseGoodsAt, parseTimesBehindThingAt } from './loose-goods.js';
import { markContents } from './package-contents.js';
import { findPackaging } from './packaging.js';
import type { PieceMention } from './piece-mention.js';

const MAX_COUNT = 100_000;

const MAX_MENTIONS = 300;

/** Maximum distance from a number of pieces to the one that replaces it, in tokens. */
const REPLACES_WITHIN = 6;

const NOT_SHIPPED = /\b(?:missing|faltan|llegaron|received|short(?! tons?))\b/;

const PERIOD =
  /^(?:cada uno al mes|al mes|per (?:week|month)|por (?:semana|mes)|mensual|weekly|monthly|\/ (?:week|month|semana|mes))/;

/** Reads every stated number of pieces. */
export function extractPieces(
  stream: TokenStream,
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
      parsePackagesPerPieceAt(stream, i) ??
      parseDivisionAt(stream, i) ??
      parsePackedCountAt(stream, i) ??
      parseCompressedCountAt(stream, i) ??
      parseLooseGoodsAt(stream, i) ??
      parseTimesBehindThingAt(stream, i) ??
      parseArticleAt(stream, i, mentions.at(-1)) ??
      parseSingleAt(stream, i, mentions.at(-1)) ??
      parseCountAfterPackagingAt(stream, i) ??
      parseSumAt(stream, i) ??
      parseAnotherAt(stream, i, mentions.at(-1));
    const replacing = counted ? undefined : parseCorrectionAt(stream, i);
    const contrasted = counted || replacing ? undefined : parseContrastedCountAt(stream, i, mentions);
    const part = parsePartAt(stream, i, whole);
    const found = replacing ?? contrasted ?? (part && (!counted || part.to > i + 1) ? part : counted);
    const last = mentions.at(-1);
    const isPart =
      (found === part && mentions.length > 0) ||
      (last?.part === true && /^(?:another|otra|otro)$/.test(stream.tokens[i]?.fold ?? ''));
    if (!found) continue;
    const isNear = found === replacing && last && !last.retracted && i - last.to <= REPLACES_WITHIN;
    const replaced = contrasted?.replaced ?? (isNear ? last : undefined);
    if (replaced) mentions[mentions.indexOf(replaced)] = { ...replaced, retracted: true };
    const { count, at, to } = found;
    const family = replaced?.family ?? found.family;
    if (
      count < 1 ||
      count > MAX_COUNT ||
      NOT_SHIPPED.test(stream.getTextBefore(at, 3)) ||
      isNamedAgain(stream, { at, to, count, family }, mentions) ||
      (count === 1 &&
        (isPackageOfEach(stream, at) ||
          isMeasuredOne(stream, at, mentions) ||
          isSampleOfCounted(stream, { at, to, family }, mentions, sizes))) ||
      PERIOD.test(stream.getTextAfter(to, 4))
    )
      continue;
    const label = stream.findLabelAt(at);
    const mention: PieceMention = {
      at,
      to,
      count,
      family,
      noun: found === part ? (part?.noun ?? '') : (replaced?.noun ?? findNoun(stream, at, to)),
      part: isPart,
      labelled: label?.field === 'pieces' || label?.field === 'quantity',
      total: isTotalCount(stream, at, to),
      corrected: found === replacing || found === contrasted || isCorrected(stream, at, to),
      retracted: isRetracted(stream, at),
      inner: false,
      joined: isJoinedCount(stream, at, mentions.at(-1)?.to),
    };
    mentions.push(mention);
    if (!isPart) whole = mention;
    i = Math.max(i, to - 1);
  }
  const all = extractLabelledCounts(stream, mentions);
  const things = findCountedNouns(stream, sizes, all).map(
    (thing): PieceMention => ({
      ...thing,
      part: false,
      labelled: false,
      total: isTotalCount(stream, thing.at, thing.to),
      corrected: isCorrected(stream, thing.at, thing.to),
      retracted: isRetracted(stream, thing.at),
      inner: false,
      joined: true,
    }),
  );
  const sorted = [...all, ...things].sort((one, other) => one.at - other.at);
  return markContents(stream, applyInlineCorrections(stream, applyChangedCount(stream, sorted), sizes));
}

const DEFINITE = /\b(?:the|those|these|las|los|esas|esos|estas|estos)$/;
const ADDED_ONES = /\b(?:extra|additional|added|new|adicional(?:es)?|nuev[oa]s|agregad[oa]s)\b/;

/** `with the two extra cartons`, `The five boxes are …` behind `a kiln and five boxes`: pieces that are counted already. */
function isNamedAgain(
  stream: TokenStream,
  { at, to, count, family }: Pick<PieceMention, 'at' | 'to' | 'count' | 'family'>,
  counted: readonly PieceMention[],
): boolean {
  if (!DEFINITE.test(stream.getTextBefore(at, 1))) return false;
  if (ADDED_ONES.test(stream.getFoldedText(at, to + 1))) return true;
  return counted.some((one) => one.count === count && one.family === family && count > 1 && !one.retracted);
}

/** `Cada rack va en una caja de ...`, `each one travels in a case`: the package of each of the things counted before. */
const IN_PACKAGE = /^(?:[^\d]{0,40}[,;:(] ?)?(?:each|every|cada)\b(?: [a-z]+){1,6}$/;

function isPackageOfEach(stream: TokenStream, at: number): boolean {
  const before = stream.getTextBefore(at, 14);
  return /\b(?:in|en|into|inside|dentro de)$/.test(before) && IN_PACKAGE.test(before);
}

/** `28 kg (gross, one box)` beside `11 boxes`: the piece that is measured, none more. */
function isMeasuredOne(stream: TokenStream, at: number, counted: readonly PieceMention[]): boolean {
  if (!counted.some((one) => one.count > 1)) return false;
  for (let k = at - 1; k >= at - 4; k -= 1) {
    if (stream.tokens[k]?.text === '(') return isOfOneInBrackets(stream.getTextAfter(k, 6));
  }
  return false;
}

/** `One skid weighs 410 lb and the other 395 lb`: both of two. */
const ONE_AND_OTHER = /^(?:weighs?|is|pesa|es de) \d[^;]{0,24}[ ,](?:and |y |, )?(?:the other|la otra|el otro)\b/;
const ADDED_BEFORE = /(?:\b(?:and|y|e|plus|mas|also|tambien|ademas|with|con)|[+&])$/;
const MEASURED_BEHIND = /^(?:(?:size|weight|dims?|medidas|peso|weighs|is|pesa|mide|measures|:|=) ?)*\d/;
const WEIGHED = /\d ?(?:kgs?|kilos?|lbs?|libras|pounds)\b/;
const SAMPLE_WEIGHT =
  /\b(?:1|one|una?) [a-z]{2,14} (?:(?:weighs|pesa|is|:) )?\d{1,5}(?:[.,]\d{1,3})? ?(?:kgs?|kilos?|lbs?|libras|pounds)\b/g;

/**
 * `18 cartons, one carton 21.5 kg, carton size …`: the measures of one of the pieces that were counted, which have none of
 * their own before it. Beside further sizes it may be a row of its own.
 */
function isSampleOfCounted(
  stream: TokenStream,
  one: Pick<PieceMention, 'at' | 'to' | 'family'>,
  counted: readonly PieceMention[],
  sizes: readonly { at: number; each: boolean }[],
): boolean {
  const [only, ...others] = counted.filter(
    ({ count, inner, retracted, family }) => count > 1 && !inner && !retracted && family === one.family,
  );
  if (!only || others.length > 0) return false;
  if (only.count === 2 && ONE_AND_OTHER.test(stream.getTextAfter(one.to, 12))) return true;
  if (sizes.length > 1 || sizes.some(({ at, each }) => at > only.at && at < one.at && !each)) return false;
  if (
    ADDED_BEFORE.test(stream.getTextBefore(one.at, 2)) ||
    WEIGHED.test(stream.getFoldedText(only.to, one.at).replace(SAMPLE_WEIGHT, ' '))
  )
    return false;
  return MEASURED_BEHIND.test(stream.getTextAfter(one.to, 4));
}

/** The word that names the packaging, else the last one. */
function findNoun(stream: TokenStream, at: number, to: number): string {
  for (let i = at; i < to; i += 1) {
    const word = stream.tokens[i];
    if (word?.kind === 'word' && findPackaging(word.fold)) return word.fold;
  }
  return stream.tokens[to - 1]?.fold ?? '';
}

/** `Tarimas: 3 (20 cajas c/u)`: the brackets after the labelled number state the contents of each. */
function isPerPieceContents(stream: TokenStream, one: PieceMention, from: number): boolean {
  return (
    one.at === from + 2 && stream.tokens[from + 1]?.text === '(' && isPerPieceAfter(stream.getTextAfter(one.to, 4))
  );
}

/** A number alone behind `Bultos:` counts pieces whatever they are. */
function extractLabelledCounts(stream: TokenStream, mentions: readonly PieceMention[]): PieceMention[] {
  const all = [...mentions];
  for (const label of stream.labels) {
    if (label.field !== 'pieces' && label.field !== 'quantity') continue;
    if (all.some((one) => one.at >= label.at && one.at < label.to && !isPerPieceContents(stream, one, label.from)))
      continue;
    const count = toWholeNumber(stream.tokens[label.from]);
    const unit = stream.tokens[label.from + 1];
    if (
      count === undefined ||
      count < 1 ||
      unit?.text === '#' ||
      (unit?.kind === 'word' && (findKgPerUnit(unit.fold) !== undefined || findCmPerUnit(unit.fold) !== undefined))
    )
      continue;
    if (unit && /^[x×*]$/.test(unit.fold) && stream.tokens[label.from + 2]?.kind === 'number') continue;
    const head = label.phrase
      .split(' ')
      .map((word) => findPackaging(word))
      .find((family) => family !== undefined && family !== 'piece');
    all.push({
      at: label.from,
      to: label.from + 1,
      count,
      family: head ?? 'piece',
      noun: label.phrase.split(' ').find((word) => findPackaging(word) !== undefined) ?? '',
      part: false,
      labelled: true,
      total: /total/.test(label.phrase),
      corrected: isCorrected(stream, label.from, label.from + 1),
      retracted: false,
      inner: false,
      joined: false,
    });
  }
  return all.sort((one, other) => one.at - other.at);
}

function isTotalCount(stream: TokenStream, at: number, to: number): boolean {
  const before = stream.getFoldedText(Math.max(stream.getLineStart(at), at - 4), at);
  return (
    /\b(?:total|totales|in all|son en total|total of|total de)\b(?: :)? ?(?:son |are |of |de |: |is )*$/.test(before) ||
    (SUM_PHRASES.test(before) && /^(?:now|ahora)(?= |$)/.test(stream.getTextAfter(to, 3))) ||
    /^(?:en total|in total|altogether|total|in all|all together|totales)\b/.test(stream.getTextAfter(to, 3))
  );
}

function isJoinedCount(stream: TokenStream, at: number, previousEnd: number | undefined): boolean {
  if (previousEnd === undefined) return false;
  if (stream.getLineStart(at) > previousEnd) return true;
  const between = stream.getFoldedText(previousEnd, at);
  return /(?:\+|\by|\band|,|&|\/|plus|mas) ?(?:\d )?$/.test(between) && between.split(' ').length < 40;
}
