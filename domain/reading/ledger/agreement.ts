import { opensVoidCargo, takesCargoBack } from '../void-cargo.js';
import type { Figure, LexedText } from './figures.js';
import type { EvidenceSpan, LedgerReading } from './ledger.types.js';
import { CORRECTION, RETRACTED, VOID_BELOW, VOIDED, WHERE_IT_SAYS } from './words/cues.words.js';

/** How far two weights may lie apart and still be one: pounds and kilograms are rounded by people. */
const RELATIVE_SLACK = 0.012;
const ABSOLUTE_SLACK = 0.06;
const SIZE_SLACK = 0.02;
const SIDE_FACTORS = [1, 2.54, 0.1, 100, 30.48] as const;
const MAX_SUMMANDS = 9;
const MAX_SUMS = 5_000;
/** How many lexemes before the newer value its correction may be announced. */
const CORRECTION_REACH = 20;
/** How many lexemes before a figure the words may stand that replace a whole letter. */
const VOID_REACH = 16;

/** Whether two quantities are the same, as people round. */
export function isNear(one: number, other: number, relative = RELATIVE_SLACK, absolute = ABSOLUTE_SLACK): boolean {
  return Math.abs(one - other) <= Math.max(absolute, Math.abs(other) * relative);
}

/** Whether a size is one of the reading's, in whatever unit it was written. */
export function isKnownSize(figure: Figure, { goods }: LedgerReading): boolean {
  return [figure.sides ?? [], listGroupedSides(figure)].some((sides) => isSizeOf(sides, goods));
}

/** `1 450 x 980 x 1620 mm`: with the number before it as the thousands of the first side. */
function listGroupedSides({ sides = [], text: { lexemes }, at }: Figure): readonly number[] {
  const [first = 0, ...rest] = sides;
  const [before, own] = [lexemes[at - 1], lexemes[at]];
  if (before?.kind !== 'number' || !/^\d{1,2}$/.test(before.text) || !/^\d{3}$/.test(own?.text ?? '')) return [];
  const factor = first / (own?.values[0] ?? 1);
  return [first + (before.values[0] ?? 0) * 1000 * factor, ...rest];
}

function isSizeOf(sides: readonly number[], goods: LedgerReading['goods']): boolean {
  return (
    sides.length > 0 &&
    goods.dimensionLines.some(({ lengthCm, widthCm, heightCm }) => {
      const known = [lengthCm, widthCm, heightCm].sort((one, other) => one - other);
      return SIDE_FACTORS.some((factor) => {
        const written = sides.map((side) => side * factor).sort((one, other) => one - other);
        return written.every((side, k) => isNear(side, known[k] ?? 0, SIZE_SLACK, 0.6));
      });
    })
  );
}

/** Whether a length is a side of the reading's sizes. */
export function isKnownSide({ values }: Figure, { goods }: LedgerReading): boolean {
  const sides = goods.dimensionLines.flatMap(({ lengthCm, widthCm, heightCm }) => [lengthCm, widthCm, heightCm]);
  return sides.some((side) =>
    SIDE_FACTORS.some((factor) => values.some((value) => isNear(value * factor, side, SIZE_SLACK, 0.6))),
  );
}

/** Whether a figure equals one of the reading's values. */
export function isKnownValue({ values }: Figure, { goods }: LedgerReading): boolean {
  const known = [
    ...[goods.grossWeightKg, goods.pieces, goods.volumeM3, goods.value?.amount],
    ...goods.dimensionLines.flatMap(({ lengthCm, widthCm, heightCm, pieces }) => [
      ...[lengthCm, widthCm, heightCm, pieces, lengthCm / 2.54, widthCm / 2.54, heightCm / 2.54],
    ]),
  ].filter((value) => value !== undefined);
  return known.some((one) => values.some((value) => isNear(value, one, 0.01, 0.05)));
}

/** Whether the evidence of some fields covers the figure. */
export function isCovered(figure: Figure, { evidence }: LedgerReading, fields: RegExp): boolean {
  const { start, end } = getSpan(figure);
  const covers = (one: EvidenceSpan) => one.part === figure.text.source.part && start < one.end && end > one.start;
  return Object.entries(evidence).some(([field, places]) => fields.test(field) && places.some(covers));
}

/** The stretch of a figure with its unit. */
export function getSpan({ text, at, to }: Figure): { readonly start: number; readonly end: number } {
  return { start: text.lexemes[at]?.start ?? 0, end: text.lexemes[to - 1]?.end ?? text.lexemes[at]?.end ?? 0 };
}

/** A figure with its unit in the words of the email. */
export function getWords(figure: Figure): string {
  const { start, end } = getSpan(figure);
  return figure.text.source.text.slice(start, end);
}

/** Whether words say that the figure no longer holds, or a used one follows that corrects it. */
export function isSuperseded(figure: Figure, used: readonly Figure[]): boolean {
  const { text, at } = figure;
  if (RETRACTED.endsBefore(text.lexemes, at, 3) || isChangedTo(figure) || isInOldLine(figure)) return true;
  if (isErratum(figure) || isOfVoidCargo(figure)) return true;
  if (used.length > 0 && isOfVoidRevision(figure)) return true;
  if (used.some((other) => other.text === text && other.at < at) && isVoidBelow(figure)) return true;
  return used.some((other) => {
    if (other.text !== text) return isOfSubjectReplaced(text, other);
    if (other.zone === 'newest' && figure.zone === 'forwarded') return true;
    if (other.at < at) return RETRACTED.endsBefore(text.lexemes, at, Math.min(6, at - other.to));
    for (let k = Math.max(figure.to, other.at - CORRECTION_REACH); k < other.at; k += 1) {
      if (CORRECTION.matchAt(text.lexemes, k) > 0) return true;
    }
    return false;
  });
}

/** `Old one (2 pallets, 500 kg) please forget`: a sentence of cargo that was, and is taken back. */
function isOfVoidCargo({ text: { lexemes }, at, to }: Figure): boolean {
  const isEnd = (k: number) => lexemes[k] === undefined || lexemes[k]?.kind === 'break' || lexemes[k]?.text === '.';
  let from = at;
  while (from > at - VOID_REACH && !isEnd(from - 1)) from -= 1;
  let end = to;
  while (end < to + VOID_REACH && !isEnd(end)) end += 1;
  const join = (start: number, stop: number) =>
    lexemes
      .slice(start, stop)
      .map(({ text }) => text)
      .join(' ');
  return opensVoidCargo(join(from, at)) && takesCargoBack(join(to, end));
}

/** `Donde dice 180 debe leerse 190`: the figure that the erratum names, there and where it first stood. */
function isErratum({ text: { lexemes }, at }: Figure): boolean {
  const written = lexemes[at]?.text;
  return lexemes.some((_, k) => {
    const length = WHERE_IT_SAYS.matchAt(lexemes, k);
    return length > 0 && lexemes[k + length]?.text === written;
  });
}

const SUBJECT_WORDS: ReadonlySet<string> = new Set(['subject', 'asunto']);

/** A figure of the subject that the body replaces: of a thread, corrected, or where the body speaks of the subject. */
function isOfSubjectReplaced(text: LexedText, other: Figure): boolean {
  if (text.source.part !== 'subject') return false;
  return isOfThread(text) || isCorrectedBefore(other) || other.text.lexemes.some((one) => SUBJECT_WORDS.has(one.text));
}

const THREAD_HEADS: ReadonlySet<string> = new Set('re rv fw fwd aw wg res enc'.split(' '));

/** `RE: 8 boxes`: the subject of a thread is that of its first letter. */
function isOfThread({ lexemes }: LexedText): boolean {
  return THREAD_HEADS.has(lexemes[0]?.text ?? '') || lexemes.some((_, k) => CORRECTION.matchAt(lexemes, k) > 0);
}

function isCorrectedBefore({ text: { lexemes }, at }: Figure): boolean {
  for (let k = Math.max(0, at - CORRECTION_REACH); k < at; k += 1) {
    if (CORRECTION.matchAt(lexemes, k) > 0) return true;
  }
  return false;
}

/** Whether a figure of the subject stands in the body as well. */
export function isRepeatedInBody(figure: Figure, figures: readonly Figure[]): boolean {
  if (figure.text.source.part !== 'subject') return false;
  return figures.some(
    (other) =>
      other.text !== figure.text && other.values.some((value) => figure.values.some((one) => isNear(one, value))),
  );
}

const FROM: ReadonlySet<string> = new Set(['de', 'from']);
const TO: ReadonlySet<string> = new Set(['a', 'to', 'into']);
const CHANGE_REACH = 6;

/** `cambiaron de 120x80x100 a 120x80x130 cm`: the value that another follows. */
function isChangedTo({ text: { lexemes }, at, to }: Figure): boolean {
  // The `a` may have been taken for the initial of a side.
  const leads = [to - 1, to].some((k) => TO.has(lexemes[k]?.text ?? '') && lexemes[k + 1]?.kind === 'number');
  return leads && FROM.has(lexemes[at - 1]?.text ?? '') && CORRECTION.endsBefore(lexemes, at, CHANGE_REACH);
}

const OLD_HEADS: ReadonlySet<string> = new Set(
  'old before previous original was were antes anterior viejo vieja eran era'.split(' '),
);
const NEW_HEADS: ReadonlySet<string> = new Set(
  'new now after revised updated current nuevo nueva ahora actual corregido actualizado'.split(' '),
);

/** `Old: 2 skids, 610 kg` above a line that begins with `New:`. */
function isInOldLine({ text: { lexemes }, at }: Figure): boolean {
  const isHead = (k: number, heads: ReadonlySet<string>) =>
    heads.has(lexemes[k]?.text ?? '') && /^[:=]$/.test(lexemes[k + 1]?.text ?? '');
  let from = at;
  while (from > 0 && lexemes[from - 1]?.kind !== 'break') from -= 1;
  const end = lexemes.findIndex(({ kind }, k) => k > at && kind === 'break');
  return isHead(from, OLD_HEADS) && end > 0 && isHead(end + 1, NEW_HEADS);
}

/** `old figures below no longer valid`, said further up: what stands above it holds. */
function isVoidBelow({ text: { lexemes }, at }: Figure): boolean {
  return lexemes.some((_, k) => k < at && VOID_BELOW.matchAt(lexemes, k) > 0);
}

/** `supersedes revision 1 (8 boxes, 244 kg), which is void`: what the sentence takes back as a whole. */
function isOfVoidRevision({ text: { lexemes }, at }: Figure): boolean {
  for (let k = at - 1; k >= 0 && at - k <= VOID_REACH; k -= 1) {
    if (lexemes[k]?.kind === 'break') return false;
    if (VOIDED.matchAt(lexemes, k) > 0) return true;
  }
  return false;
}

/**
 * Whether all weights together make the total: each once, or times a count near it.
 * @param factors the counts near each weight, one included
 * @param relative how far off the sum may be, as a share of the total
 */
export function addUpTo(
  weights: readonly Figure[],
  factors: (weight: Figure) => readonly number[],
  totalKg: number,
  relative = RELATIVE_SLACK,
): boolean {
  if (weights.length < 2 || weights.length > MAX_SUMMANDS) return false;
  let sums: number[] = [0];
  for (const weight of weights) {
    const next = new Set<number>();
    for (const sum of sums) {
      for (const value of weight.values)
        for (const factor of factors(weight)) next.add(Math.round((sum + value * factor) * 100) / 100);
    }
    sums = [...next].slice(0, MAX_SUMS);
  }
  return sums.some((sum) => isNear(sum, totalKg, relative));
}
