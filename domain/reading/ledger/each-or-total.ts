import { addUpTo, getWords, isNear } from './agreement.js';
import { type Figure, isCurrent, type LexedText } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';
import { EACH, TOTAL } from './words/cues.words.js';
import { PACKAGING } from './words/packaging.words.js';

const GROSS_WORDS: ReadonlySet<string> = new Set(['gross', 'bruto', 'brutos', 'approx', 'aprox', 'g']);
/** Nouns behind `per` that are no piece. */
const NO_PIECES: ReadonlySet<string> = new Set(
  'kg kgs kilo kilos lb lbs cbm m3 hour hora day dia week semana month mes year ano flight vuelo our your my the favor attached ejemplo'.split(
    ' ',
  ),
);
/** Words of a weight that begin a statement of their own: `60x40x40 cm each gross weight 80 kg`. */
const OF_GOODS: ReadonlySet<string> = new Set('gross bruto peso weight gw pb wt net neto'.split(' '));
const CUBIC: ReadonlySet<string> = new Set(['ft', 'in', 'm', 'feet']);
const EQUAL: ReadonlySet<string> = new Set('iguales igual identical equal identicos identicas'.split(' '));
/** What passes by: `como cada año`, `every time`. */
const TIMES: ReadonlySet<string> = new Set(
  'ano año mes semana vez dia year month week time day temporada season'.split(' '),
);
/** Signs that part a statement from the next. */
const PARTS: ReadonlySet<string> = new Set([',', ':', '/', '|', ';']);
const SIZE_LABELS: ReadonlySet<string> = new Set(
  'dimensions dimension dims dim size sizes measures measurements medidas medida dimensiones tamano med meds'.split(
    ' ',
  ),
);
const CLAUSE_REACH = 40;
const CONJUNCTIONS: ReadonlySet<string> = new Set(['y', 'and', 'e', 'mas', 'plus', ',', ';']);
const ONE: ReadonlySet<string> = new Set(['one', 'un', 'una', '1', 'el', 'la', 'the', 'a']);
const SUBJECTS: ReadonlySet<string> = new Set(['each', 'every', 'cada', 'per']);

/**
 * Whether a weight is that of one piece or of all. A weight that was multiplied must say that it is of each; one that
 * was not must not say so; and an "each" to which no figure belongs is open.
 */
export function findWeightDoubts(figures: readonly Figure[], { goods }: LedgerReading): DoubtEntry[] {
  const { grossWeightKg, pieces = 1 } = goods;
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
  const unmultiplied = findUnmultiplied(weights, figures, grossWeightKg);
  if (unmultiplied) doubts.push({ code: 'weight-each-or-total', words: getWords(unmultiplied) });
  const [single] = weights;
  if (doubts.length === 0 && single && weights.length === 1 && isBehindEachOfSize(single) && !isSaidOfAll(single)) {
    return [{ code: 'weight-each-or-total', words: getWords(single) }];
  }
  if (doubts.length === 0 && weights.length === 1 && single && !isSaidOfAll(single)) {
    const open = findOpenEach(single, figures);
    const isTotal = single.values.some((value) => isNear(value, grossWeightKg));
    if (open !== undefined && isTotal) doubts.push({ code: 'weight-each-or-total', words: open });
  }
  return doubts;
}

/** `each 46 kg`, `each bag weighs 7.9 kg`. */
function hasEachBefore({ text: { lexemes }, at }: Figure): boolean {
  if (EACH.endsBefore(lexemes, at, 1)) return true;
  return [2, 3, 4].some((k) => SUBJECTS.has(lexemes[at - k]?.text ?? '') && leadsTo(lexemes, at - k, at));
}

/** `40x32x49 in each 215 kg`: nothing says whether the "each" belongs to the size before it or to the weight. */
function isBehindEachOfSize({ text: { lexemes }, at }: Figure): boolean {
  return EACH.endsBefore(lexemes, at, 1) && lexemes[at - 1]?.text !== '@' && isBehindFigure(lexemes, at - 1);
}

/** A weight of each of several pieces that the total holds once, beside others that make up the rest of it. */
function findUnmultiplied(weights: readonly Figure[], figures: readonly Figure[], totalKg: number): Figure | undefined {
  const parts = weights.filter(({ role, values }) => role === undefined && !values.some((one) => isNear(one, totalKg)));
  const counts = new Map(parts.map((weight) => [weight, findCountBefore(weight, figures)]));
  const isOfEach = (weight: Figure) =>
    (counts.get(weight) ?? 1) > 1 && (hasEachBehind(weight) || hasEachBefore(weight));
  const isWhole = (weight: Figure) => weight.values.some((value) => isNear(value * (counts.get(weight) ?? 1), totalKg));
  if (parts.some(isWhole)) return undefined;
  const said = parts.find(isOfEach);
  const count = (weight: Figure) => counts.get(weight) ?? 1;
  if (!said || addUpTo(parts, (weight) => (isOfEach(weight) ? [count(weight)] : [1, count(weight)]), totalKg)) {
    return undefined;
  }
  return addUpTo(parts, (weight) => [1, count(weight)], totalKg) ? said : undefined;
}

function findCountBefore({ text, at }: Figure, figures: readonly Figure[]): number | undefined {
  return figures.findLast((one) => one.kind === 'count' && one.text === text && one.at < at)?.values[0];
}

/** An "each" beside a single piece: the count was missed. */
function findEachOfOne(figures: readonly Figure[]): DoubtEntry[] {
  if (figures.some(({ kind, values }) => kind === 'count' && values[0] === 1)) return [];
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

/** How many lexemes an "each" takes here; `/ Pcs:` is a label, `cu ft` a unit. */
function matchEach(lexemes: readonly Lexeme[], at: number): number {
  const length = EACH.matchAt(lexemes, at);
  const next = lexemes[at + length]?.text ?? '';
  return next === ':' && lexemes[at]?.text === '/' ? 0 : CUBIC.has(next) ? 0 : length;
}

/** `25 kg each`, `@ 25 kg`, `6 x 25 kg`, `each box weighs 25 kg`. */
export function isSaidOfEach(figure: Figure): boolean {
  if (hasEachBehind(figure)) return true;
  const { text, at, to } = figure;
  const { lexemes } = text;
  const isParted = lexemes[to]?.text === ',' && matchEach(lexemes, to + 1) > 0;
  if (isParted && lexemes[to + 1 + matchEach(lexemes, to + 1)]?.kind !== 'word') return true;
  if (isLabelledEachAbove(lexemes, at)) return true;
  if (lexemes[to]?.text === 'x' && (lexemes[to + 1]?.kind === 'number' || PACKAGING.has(lexemes[to + 1]?.text ?? '')))
    return true;
  if (isJoinedToSizeOfEach(lexemes, to)) return true;
  const before = lexemes[at - 1]?.text ?? '';
  const noun = lexemes[EQUAL.has(lexemes[at - 2]?.text ?? '') ? at - 3 : at - 2];
  if (before === '@' || (before === 'x' && lexemes[at - 2]?.kind === 'number')) return true;
  if (['de', 'of', 'x', 'at'].includes(before) && PACKAGING.has(noun?.text ?? '')) return true;
  return isSubjectOfEach(lexemes, at);
}

/** `25 kg each`, `375 kg. (each)`, `19 kg gross / ctn`. */
function hasEachBehind({ text, to }: Figure): boolean {
  const { lexemes } = text;
  const behind = isAbbreviationPoint(text, to) ? to + 1 : to;
  const opened = lexemes[behind]?.text === '(' ? behind + 1 : behind;
  return isEachAt(lexemes, GROSS_WORDS.has(lexemes[opened]?.text ?? '') ? opened + 1 : opened);
}

/** `375 kg. each,`: the point belongs to the unit where no sentence begins behind it. */
function isAbbreviationPoint({ lexemes, source }: LexedText, at: number): boolean {
  const next = lexemes[at + 1];
  if (lexemes[at]?.text !== '.' || lexemes[at]?.isSpaced || next === undefined) return false;
  if (next.text === '(' || (next.text === '/' && !next.isSpaced)) return true;
  if (next.kind !== 'word') return false;
  const written = source.text.slice(next.start, next.end);
  const startsAnew = /^\p{Lu}/u.test(written) && written !== written.toUpperCase();
  for (let k = at + 2; k < at + 6; k += 1) {
    const lexeme = lexemes[k];
    if (lexeme?.kind === 'number') return false;
    if (lexeme?.kind !== 'word' || CONJUNCTIONS.has(lexeme.text)) break;
  }
  return !startsAnew;
}

/** `340 kg and 120x100x100 cm per unit`. */
function isJoinedToSizeOfEach(lexemes: readonly Lexeme[], at: number): boolean {
  if (!['and', 'y', '&', '+'].includes(lexemes[at]?.text ?? '') || lexemes[at + 1]?.kind !== 'number') return false;
  for (let k = at + 2; k < at + 10; k += 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || [',', ';', '.'].includes(lexeme.text)) return false;
    if (matchEach(lexemes, k) > 0) return true;
  }
  return false;
}

/** `each`, `c/u`, and any noun behind `per`, `por` or a slash that is no unit. */
function isEachAt(lexemes: readonly Lexeme[], at: number): boolean {
  if (matchEach(lexemes, at) > 0) return true;
  const noun = lexemes[at + 1];
  if (noun?.kind !== 'word' || NO_PIECES.has(noun.text)) return false;
  const isSlash = lexemes[at]?.text === '/' && !lexemes[at]?.isSpaced && !noun.isSpaced;
  return isSlash || ['per', 'por'].includes(lexemes[at]?.text ?? '');
}

/** A label on a line of its own above the weight: `Weight per carton`. */
function isLabelledEachAbove(lexemes: readonly Lexeme[], at: number): boolean {
  let k = at - 1;
  while (lexemes[k]?.kind === 'break') k -= 1;
  if (k === at - 1) return false;
  let isEach = false;
  for (; k >= 0 && lexemes[k]?.kind !== 'break'; k -= 1) {
    const isListNumber = ['.', ')'].includes(lexemes[k + 1]?.text ?? '');
    if (lexemes[k]?.kind === 'number' && !isListNumber) return false;
    isEach ||= isEachAt(lexemes, k);
  }
  return isEach;
}

/** The clause speaks of one piece: `cada caja pesa 25 kg`, `weight per carton: 25 kg`. */
function isSubjectOfEach(lexemes: readonly Lexeme[], at: number): boolean {
  for (let k = at - 1; k >= 0 && at - k <= CLAUSE_REACH; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || [';', '|'].includes(lexeme.text) || isClauseEnd(lexemes, k)) return false;
    const isSingular = ONE.has(lexeme.text) && isSingularPackaging(lexemes[k + 1]?.text ?? '');
    if (SUBJECTS.has(lexeme.text) && TIMES.has(lexemes[k + 1]?.text ?? '')) return false;
    const isSubject = isSingular || SUBJECTS.has(lexeme.text) || matchEach(lexemes, k) > 0;
    if (isSubject && isInSizeLabel(lexemes, k)) return false;
    if (isSubject && (!isBehindFigure(lexemes, k) || leadsTo(lexemes, k, at))) return true;
  }
  return false;
}

function isSingularPackaging(word: string): boolean {
  return PACKAGING.has(word) && !word.endsWith('s');
}

/** `each wooden case weighs 527 kg`, `cada uno de 737 kg`: words and no sign between the "each" and the weight. */
function leadsTo(lexemes: readonly Lexeme[], each: number, at: number): boolean {
  if (at - each < 2) return false;
  for (let k = each + 1; k < at; k += 1) {
    const lexeme = lexemes[k];
    const isJoined = lexeme?.kind === 'word' || (k === at - 1 && lexeme?.text === ':');
    if (!isJoined || TOTAL.matchAt(lexemes, k) > 0 || OF_GOODS.has(lexeme?.text ?? '')) return false;
  }
  return true;
}

/** An "each" that belongs to the size or the count before it. */
function isBehindFigure(lexemes: readonly Lexeme[], at: number): boolean {
  for (let k = at - 1; k >= at - 3; k -= 1) {
    const lexeme = lexemes[k];
    if (lexeme?.kind === 'number') return true;
    if (lexeme?.kind === 'break' || PARTS.has(lexeme?.text ?? '')) return false;
  }
  return false;
}

/** `Dimensions (each):`, `medidas c/u`: an "each" in the label of the sizes. */
function isInSizeLabel(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1]?.text === '(' ? at - 2 : at - 1;
  return SIZE_LABELS.has(lexemes[before]?.text ?? '');
}

function isClauseEnd(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return lexemes[at]?.text === '.' && (next?.isSpaced ?? true) && (lexemes[at - 1]?.text.length ?? 0) > 2;
}

/** `total 300 kg`, `300 kg in all`. */
export function isSaidOfAll({ text, at, to }: Figure): boolean {
  const { lexemes } = text;
  for (let k = at - 1; k >= 0 && at - k <= 8; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || isClauseEnd(lexemes, k)) break;
    if (TOTAL.matchAt(lexemes, k) > 0) return true;
    if (lexeme.kind === 'number' && !PACKAGING.has(lexemes[k + 1]?.text ?? '')) break;
  }
  for (let k = to; k < to + 4; k += 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || lexeme.kind === 'number' || CONJUNCTIONS.has(lexeme.text)) break;
    if (TOTAL.matchAt(lexemes, k) > 0) return true;
  }
  return false;
}

/** The words of an "each" in the current text to which no size, volume or weight belongs. */
function findOpenEach({ text }: Figure, figures: readonly Figure[]): string | undefined {
  const { lexemes, zones, source } = text;
  for (let k = 0; k < lexemes.length; k += 1) {
    const length = isCurrent(zones[k]) ? matchEach(lexemes, k) : 0;
    if (length === 0 || lexemes[k]?.text === '@' || isInSizeLabel(lexemes, k)) continue;
    if (TIMES.has(lexemes[k + length]?.text ?? '')) continue;
    const owner = figures.find(
      (one) => one.text === text && one.to <= k && k - one.to <= 2 && one.kind !== 'count' && one.kind !== 'bare',
    );
    const describesSize = figures.some(
      (one) => one.text === text && one.kind === 'size' && one.at > k && one.at - k <= 5,
    );
    if (owner || describesSize) continue;
    return source.text.slice(lexemes[k]?.start, lexemes[k + length - 1]?.end);
  }
  return undefined;
}
