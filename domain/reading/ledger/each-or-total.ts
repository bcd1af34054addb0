import { addUpTo, getWords, isNear } from './agreement.js';
import { type Figure, isCurrent, type LexedText } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import {
  hasEachBefore,
  hasEachBehind,
  isBehindFigure,
  isInSizeLabel,
  isSaidOfAll,
  isSaidOfEach,
  matchEach,
  ONE,
  TIMES,
} from './weight-wording.js';
import { EACH } from './words/cues.words.js';

/**
 * Whether a weight is that of one piece or of all. A weight that was multiplied must say that it is of each; one that
 * was not must not say so; and an "each" to which no figure belongs is open.
 */
export function findWeightDoubts(figures: readonly Figure[], reading: LedgerReading): DoubtEntry[] {
  const { grossWeightKg, pieces = 1 } = reading.goods;
  if (grossWeightKg === undefined) return [];
  if (pieces <= 1) return findEachOfOne(figures);
  const doubts: DoubtEntry[] = [];
  const weights = figures.filter(({ kind, hasUnit }) => kind === 'weight' && hasUnit);
  for (const weight of weights) {
    const isTotal = weight.values.some((value) => isNear(value, grossWeightKg));
    const isOfEach = weight.values.some((value) => isNear(value * pieces, grossWeightKg));
    if (!isTotal && !isOfEach) continue;
    const saysEach = isSaidOfEach(weight);
    const saysTotal = isSaidOfAll(weight);
    const isDoubtful = isOfEach && !isTotal ? !saysEach || saysTotal : saysEach && !saysTotal;
    if (isDoubtful && weights.length === 1) doubts.push({ code: 'weight-each-or-total', words: getWords(weight) });
  }
  const unmultiplied = isSumOfGroups(weights, reading) ? undefined : findUnmultiplied(weights, figures, grossWeightKg);
  if (unmultiplied) doubts.push({ code: 'weight-each-or-total', words: getWords(unmultiplied) });
  const [single] = weights;
  const isOpen = single && isBehindEachOfSize(single) && !isSaidOfAll(single) && !hasEachBehind(single);
  if (doubts.length === 0 && isOpen && weights.length === 1) {
    return [{ code: 'weight-each-or-total', words: getWords(single) }];
  }
  if (doubts.length === 0 && weights.length === 1 && single && !isSaidOfAll(single)) {
    const open = findOpenEach(single, figures, reading);
    const isTotal = single.values.some((value) => isNear(value, grossWeightKg));
    if (open !== undefined && isTotal) doubts.push({ code: 'weight-each-or-total', words: open });
  }
  return doubts;
}

const PER: ReadonlySet<string> = new Set(['por', 'per', 'cada', 'each']);

/** `volumen por equipo 4.1 m3`, `1.2 m3 each`: a volume of one of several pieces that was taken for that of all. */
export function findVolumeDoubts(figures: readonly Figure[], { goods }: LedgerReading): DoubtEntry[] {
  const { volumeM3, pieces = 1, dimensionLines } = goods;
  if (volumeM3 === undefined || pieces <= 1 || dimensionLines.length > 0) return [];
  const each = figures.find(({ kind, role, values, text: { lexemes }, at, to }) => {
    if (kind !== 'volume' || role !== undefined || !values.some((value) => isNear(value, volumeM3))) return false;
    const noun = lexemes[at - 1]?.text === ':' ? at - 2 : at - 1;
    const isBefore = lexemes[noun]?.kind === 'word' && PER.has(lexemes[noun - 1]?.text ?? '');
    return isBefore || matchEach(lexemes, to) > 0;
  });
  return each ? [{ code: 'figures-ambiguous', words: getWords(each) }] : [];
}

/** `40x32x49 in each 215 kg`: nothing says whether the "each" belongs to the size before it or to the weight. */
function isBehindEachOfSize({ text: { lexemes }, at }: Figure): boolean {
  const length = [1, 2, 3].find((words) => EACH.matchAt(lexemes, at - words) === words);
  return length !== undefined && lexemes[at - 1]?.text !== '@' && isBehindFigure(lexemes, at - length);
}

/** A weight of each of several pieces that the total holds once, beside others that make up the rest of it. */
function findUnmultiplied(weights: readonly Figure[], figures: readonly Figure[], totalKg: number): Figure | undefined {
  const parts = weights.filter(({ role, values }) => role === undefined && !values.some((one) => isNear(one, totalKg)));
  const counts = new Map(parts.map((weight) => [weight, findCountBefore(weight, figures)]));
  const isOfEach = (weight: Figure) =>
    (counts.get(weight) ?? 1) > 1 && (hasEachBehind(weight) || hasEachBefore(weight) || isBehindEachOfSize(weight));
  const isWhole = (weight: Figure) => weight.values.some((value) => isNear(value * (counts.get(weight) ?? 1), totalKg));
  if (parts.some(isWhole)) return undefined;
  const said = parts.find(isOfEach);
  const count = (weight: Figure) => counts.get(weight) ?? 1;
  if (!said || addUpTo(parts, (weight) => (isOfEach(weight) ? [count(weight)] : [1, count(weight)]), totalKg)) {
    return undefined;
  }
  return addUpTo(parts, (weight) => [1, count(weight)], totalKg) ? said : undefined;
}

/** Each weight is that of one piece of a size, and together they make the total: `four of 95x95x60 cm of 48 kg each and two …`. */
function isSumOfGroups(weights: readonly Figure[], { goods }: LedgerReading): boolean {
  const { dimensionLines, grossWeightKg = 0 } = goods;
  const each = weights.filter((one) => one.role === undefined && isSaidOfEach(one));
  if (each.length === 0 || each.length !== dimensionLines.length) return false;
  return isNear(
    each.reduce((sum, { values: [kg = 0] }, k) => sum + kg * (dimensionLines[k]?.pieces ?? 0), 0),
    grossWeightKg,
  );
}

function findCountBefore({ text, at }: Figure, figures: readonly Figure[]): number | undefined {
  return figures.findLast((one) => one.kind === 'count' && one.text === text && one.at < at)?.values[0];
}

/** An "each" beside a single piece: the count was missed. */
function findEachOfOne(figures: readonly Figure[]): DoubtEntry[] {
  if (figures.some(({ kind, values }) => kind === 'count' && values[0] === 1)) return [];
  const ofEach = figures.find((one) => one.kind === 'weight' && one.role === undefined && isOfUnit(one));
  if (ofEach) return [{ code: 'weight-each-or-total', words: getWords(ofEach) }];
  for (const text of new Set(figures.map((figure) => figure.text))) {
    for (let k = 0; k < text.lexemes.length; k += 1) {
      const length = isCurrent(text.zones[k]) ? matchEach(text.lexemes, k) : 0;
      if (length === 0 || text.lexemes[k]?.text === '@' || ONE.has(text.lexemes[k]?.text ?? '')) continue;
      if (text.lexemes[k]?.text === 'x' && text.lexemes[k - 1]?.kind === 'number') continue;
      if (isInSizeLabel(text.lexemes, k)) continue;
      const words = text.source.text.slice(text.lexemes[k]?.start, text.lexemes[k + length - 1]?.end);
      return [{ code: 'weight-each-or-total', words }];
    }
  }
  return [];
}

/** `W = 356 kg/u`: a weight of one of several pieces. */
function isOfUnit({ text: { lexemes, zones }, at, to }: Figure): boolean {
  return isCurrent(zones[at]) && lexemes[to]?.text === '/' && UNIT_NAMES.has(lexemes[to + 1]?.text ?? '');
}

const UNIT_NAMES: ReadonlySet<string> = new Set(['u', 'un', 'und', 'uds', 'stk']);

/** In the titles of a table whose rows were read. */
function isInTable(offset: number, part: string, { evidence }: LedgerReading): boolean {
  const tables = Object.values(evidence).flatMap((places) => places.filter(({ text }) => text.includes('\n')));
  return tables.some((one) => one.part === part && one.start <= offset && offset < one.end);
}

const PRICE_BASES: ReadonlySet<string> = new Set(
  'fob exw fca price precio cost costo valor value cuesta cuestan vale valen a at'.split(' '),
);

/** `FOB 1.20 cada una`: a price without a currency. */
function isBehindPrice(lexemes: LexedText['lexemes'], at: number): boolean {
  return lexemes[at - 1]?.kind === 'number' && PRICE_BASES.has(lexemes[at - 2]?.text ?? '');
}

/** The words of an "each" in the current text to which no size, volume or weight belongs. */
function findOpenEach({ text }: Figure, figures: readonly Figure[], reading: LedgerReading): string | undefined {
  const { lexemes, zones, source } = text;
  for (let k = 0; k < lexemes.length; k += 1) {
    const length = isCurrent(zones[k]) ? matchEach(lexemes, k) : 0;
    if (length === 0 || lexemes[k]?.text === '@' || isInSizeLabel(lexemes, k)) continue;
    if (TIMES.has(lexemes[k + length]?.text ?? '') || isInTable(lexemes[k]?.start ?? 0, source.part, reading)) continue;
    const owner = figures.find(
      (one) => one.text === text && one.to <= k && k - one.to <= 2 && one.kind !== 'count' && one.kind !== 'bare',
    );
    const describesSize = figures.some(
      (one) => one.text === text && one.kind === 'size' && one.at > k && one.at - k <= 5,
    );
    if (owner || describesSize || isBehindPrice(lexemes, k)) continue;
    return source.text.slice(lexemes[k]?.start, lexemes[k + length - 1]?.end);
  }
  return undefined;
}
