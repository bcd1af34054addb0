import { ALL, CLAUSE_REACH, isAlikeAt, isAllAlikeBehind, isClauseEnd, isSaidOfAlike } from './alike-pieces.js';
import type { Figure, LexedText } from './figures.js';
import type { Lexeme } from './lexemes.js';
import { CROSS } from './measure.js';
import { Phrases } from './phrases.js';
import { isLabelledByPackage, isOfThePackage, isSingularPackaging } from './weight-of-package.js';
import { EACH, TOTAL } from './words/cues.words.js';
import { PACKAGING } from './words/packaging.words.js';
import { LENGTH_UNITS, OF_WEIGHT } from './words/units.words.js';

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
export const TIMES: ReadonlySet<string> = new Set(
  'ano año mes semana vez dia year month week time day temporada season'.split(' '),
);
/** Signs that part a statement from the next. */
const PARTS: ReadonlySet<string> = new Set([',', ':', '/', '|', ';']);
const SIZE_LABELS: ReadonlySet<string> = new Set(
  'dimensions dimension dims dim size sizes measures measurements medidas medida dimensiones tamano med meds'.split(
    ' ',
  ),
);
const CELL_REACH = 6;
const CONJUNCTIONS: ReadonlySet<string> = new Set(['y', 'and', 'e', 'mas', 'plus', ',', ';']);
/** Words of a single thing. */
export const ONE: ReadonlySet<string> = new Set(['one', 'un', 'una', '1', 'el', 'la', 'the', 'a']);
const TIMES_SIGNS: ReadonlySet<string> = new Set(['x', '*', '×']);
const SUBJECTS: ReadonlySet<string> = new Set(['each', 'every', 'cada', 'per']);

/** `each 46 kg`, `each bag weighs 7.9 kg`. */
export function hasEachBefore({ text: { lexemes }, at }: Figure): boolean {
  if (EACH.endsBefore(lexemes, at, 1)) return true;
  return [2, 3, 4].some((k) => SUBJECTS.has(lexemes[at - k]?.text ?? '') && leadsTo(lexemes, at - k, at));
}

/** How many lexemes an "each" takes here; `/ Pcs:` is a label, `cu ft` a unit. */
export function matchEach(lexemes: readonly Lexeme[], at: number): number {
  const length = Math.max(EACH.matchAt(lexemes, at), isPerPackage(lexemes, at) ? 2 : 0);
  const next = lexemes[at + length]?.text ?? '';
  // `1 Kiste / caja`: the same word in another language.
  const isTranslation =
    lexemes[at]?.text === '/' && lexemes[at - 2]?.kind === 'number' && PACKAGING.has(lexemes[at - 1]?.text ?? '');
  // `13 ctn / 299kg / carton 62*42*18cm`
  if (lexemes[at]?.text === '/' && lexemes[at + 2]?.kind === 'number' && CROSS.has(lexemes[at + 3]?.text ?? ''))
    return 0;
  if (isTranslation && lexemes[at]?.isSpaced && PACKAGING.has(lexemes[at + 1]?.text ?? '')) return 0;
  return next === ':' && lexemes[at]?.text === '/' ? 0 : CUBIC.has(next) ? 0 : length;
}

/** `por estiba`, `per reel`, `20 kg / parcel`: any packaging. */
function isPerPackage(lexemes: readonly Lexeme[], at: number): boolean {
  const [word, noun] = [lexemes[at]?.text ?? '', lexemes[at + 1]?.text ?? ''];
  return PACKAGING.has(noun) && (word === 'por' || word === 'per' || (word === '/' && isSingularPackaging(noun)));
}

/** `25 kg each`, `@ 25 kg`, `6 x 25 kg`, `each box weighs 25 kg`. */
export function isSaidOfEach(figure: Figure): boolean {
  if (hasEachBehind(figure)) return true;
  const { text, at, to } = figure;
  const { lexemes } = text;
  const isParted = lexemes[to]?.text === ',' && matchEach(lexemes, to + 1) > 0;
  const behindEach = to + 1 + matchEach(lexemes, to + 1);
  // `210 kg, each 60 x 40 x 35 cm`: the "each" leads the size behind it.
  const leadsSize = lexemes[behindEach]?.kind === 'number' && CROSS.has(lexemes[behindEach + 1]?.text ?? '');
  if (isParted && !leadsSize && lexemes[behindEach]?.kind !== 'word') return true;
  if (isAllAlikeBehind(lexemes, to)) return true;
  if (isLabelledByPackage(lexemes, at)) return true;
  if (isLabelledEachAbove(lexemes, at) || isInCellOfEach(lexemes, at)) return true;
  if (lexemes[to]?.text === 'x' && (lexemes[to + 1]?.kind === 'number' || PACKAGING.has(lexemes[to + 1]?.text ?? '')))
    return true;
  if (isJoinedToSizeOfEach(lexemes, to)) return true;
  const before = lexemes[at - 1]?.text ?? '';
  const noun = lexemes[EQUAL.has(lexemes[at - 2]?.text ?? '') ? at - 3 : at - 2];
  if (before === '@' || (TIMES_SIGNS.has(before) && lexemes[at - 2]?.kind === 'number')) return true;
  if ((TIMES_SIGNS.has(before) || ['de', 'of', 'at'].includes(before)) && PACKAGING.has(noun?.text ?? '')) return true;
  return isSubjectOfEach(lexemes, at) || isBehindSizeOfEach(lexemes, at) || isSaidOfAlike(lexemes, at);
}

/** `25 kg each`, `375 kg. (each)`, `19 kg gross / ctn`. */
export function hasEachBehind({ text, to }: Figure): boolean {
  const { lexemes } = text;
  if (isOfOneInBrackets(lexemes, to) || WEIGHED_EACH.matchAt(lexemes, to) > 0) return true;
  const behind = isAbbreviationPoint(text, to) ? to + 1 : to;
  const opened = lexemes[behind]?.text === '(' ? behind + 1 : behind;
  const words = lexemes.slice(opened, opened + 3).findIndex(({ text }) => !OF_WEIGHT.has(text));
  if (isOfThePackage(lexemes, opened)) return true;
  return isEachAt(lexemes, opened) || isEachAt(lexemes, opened + (words < 0 ? 3 : words));
}

/** `12 kg pesa cada una`, `12 kg is what each box weighs`. */
const WEIGHED_EACH: Phrases = new Phrases('pesa cada; es lo que pesa cada; is what each; what each');
const ONE_IN_BRACKETS: ReadonlySet<string> = new Set(['one', 'una', 'un', '1']);

/** `28 kg (gross, one box)`. */
function isOfOneInBrackets(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at]?.text !== '(') return false;
  const end = lexemes.slice(at, at + 6).findIndex(({ text }) => text === ')');
  const words = lexemes
    .slice(at + 1, at + Math.max(end, 1))
    .filter(({ text }) => text !== ',' && !GROSS_WORDS.has(text));
  const [count, noun, ...others] = words;
  const isOne = count !== undefined && ONE_IN_BRACKETS.has(count.text);
  return isOne && others.length === 0 && PACKAGING.has(noun?.text ?? '');
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

/** `| Peso por caja | 27,3 kg |`: the cell before is a title that says so. */
function isInCellOfEach(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at - 1]?.text !== '|') return false;
  let first = lexemes[at - 2]?.text === ':' ? at - 2 : at - 1;
  while (at - first <= CELL_REACH && lexemes[first - 1]?.kind === 'word') first -= 1;
  const edge = lexemes[first - 1];
  if (edge !== undefined && edge.kind !== 'break' && edge.text !== '|') return false;
  return lexemes.slice(first, at - 1).some(({ text }, k) => SUBJECTS.has(text) || isPerPackage(lexemes, first + k));
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

const AND: ReadonlySet<string> = new Set(['and', 'y', '&', 'con', 'with']);
const WEIGHS: ReadonlySet<string> = new Set(['weighs', 'weighing', 'weight', 'pesa', 'peso']);
const MEASURES: ReadonlySet<string> = new Set(['is', 'measures', 'measuring', 'mide', 'de', 'of', 'l', 'w', 'h']);
const ARE: ReadonlySet<string> = new Set(['are', 'son', 'measure', 'miden']);
const OF: ReadonlySet<string> = new Set(['de', 'of']);
const SIZE_REACH = 16;

/** `each roll 64" x 14" x 14" and 92 lbs`, `cada tarima mide 120x80x100 cm y pesa 150 kg`. */
function isBehindSizeOfEach(lexemes: readonly Lexeme[], at: number): boolean {
  const isLinked = WEIGHS.has(lexemes[at - 1]?.text ?? '') || OF.has(lexemes[at - 1]?.text ?? '');
  const joint = isLinked ? at - 2 : at - 1;
  if (!AND.has(lexemes[joint]?.text ?? '')) return false;
  for (let k = joint - 1; k >= 0 && joint - k <= SIZE_REACH; k -= 1) {
    const { kind, text } = lexemes[k] ?? { kind: 'break', text: '' };
    if (text === 'each' || text === 'cada') return true;
    // `6 cajas, todas de 38 x 38 x 52 cm y de 12.4 kg`
    if (ALL.has(text) && (isLinked || ARE.has(lexemes[k + 2]?.text ?? '') || ARE.has(lexemes[k + 3]?.text ?? '')))
      return true;
    const isOfSize = kind === 'number' || CROSS.has(text) || LENGTH_UNITS.has(text) || PACKAGING.has(text);
    if (!isOfSize && !MEASURES.has(text) && !ARE.has(text) && !ARTICLES.has(text)) return false;
  }
  return false;
}

/** The clause speaks of one piece: `cada caja pesa 25 kg`, `weight per carton: 25 kg`. */
function isSubjectOfEach(lexemes: readonly Lexeme[], at: number): boolean {
  for (let k = at - 1; k >= 0 && at - k <= CLAUSE_REACH; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || [';', '|'].includes(lexeme.text) || isClauseEnd(lexemes, k)) return false;
    const noun = lexemes[k + 1]?.text ?? '';
    const isSingular =
      ONE.has(lexeme.text) && (isSingularPackaging(noun) || (noun === 'place' && lexeme.text === 'one'));
    if (SUBJECTS.has(lexeme.text) && TIMES.has(lexemes[k + 1]?.text ?? '')) return false;
    // `c/compresor pesa 31 kg`
    if (lexeme.text === 'c' && lexemes[k + 1]?.text === '/' && leadsTo(lexemes, k + 1, at)) return true;
    const isSubject = isSingular || SUBJECTS.has(lexeme.text) || matchEach(lexemes, k) > 0;
    if (isSubject && isInSizeLabel(lexemes, k)) return false;
    if (isSubject && (!isBehindFigure(lexemes, k) || leadsTo(lexemes, k, at))) return true;
  }
  return false;
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
export function isBehindFigure(lexemes: readonly Lexeme[], at: number): boolean {
  for (let k = at - 1; k >= at - 3; k -= 1) {
    const lexeme = lexemes[k];
    if (lexeme?.kind === 'number') return true;
    if (lexeme?.kind === 'break' || PARTS.has(lexeme?.text ?? '')) return false;
  }
  return false;
}

/** `Dimensions (each):`, `medidas c/u`: an "each" in the label of the sizes. */
export function isInSizeLabel(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1]?.text === '(' ? at - 2 : at - 1;
  return SIZE_LABELS.has(lexemes[before]?.text ?? '');
}

const WEIGH_ALL: ReadonlySet<string> = new Set(['pesan', 'weigh', 'suman']);
const ARTICLES: ReadonlySet<string> = new Set(['las', 'los', 'the']);

/** `total 300 kg`, `300 kg in all`. */
export function isSaidOfAll({ text, at, to }: Figure): boolean {
  const { lexemes } = text;
  let isParted = false;
  for (let k = at - 1; k >= 0 && at - k <= 8; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || isClauseEnd(lexemes, k)) break;
    if (isAlikeAt(lexemes, k)) break;
    isParted ||= lexeme.text === ',';
    // `0,63 m³ en total, 28 kg la caja`: the total is that of the figure before the comma.
    // `total 18 cartons, one carton 21.5 kg`: the total is that of the count.
    if (isParted && TOTAL.matchAt(lexemes, k) > 0 && isCountAt(lexemes, k + 1)) return false;
    if (TOTAL.matchAt(lexemes, k) > 0) return !(isParted && (isBehindUnit(lexemes, k) || isEachAt(lexemes, to)));
    // `las 6 pesan 84 kg`, `the 6 weigh 84 kg`
    if (
      lexeme.kind === 'number' &&
      WEIGH_ALL.has(lexemes[k + 1]?.text ?? '') &&
      ARTICLES.has(lexemes[k - 1]?.text ?? '')
    )
      return true;
    if (lexeme.kind === 'number' && !PACKAGING.has(lexemes[k + 1]?.text ?? '')) break;
  }
  for (let k = to; k < to + 4; k += 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || lexeme.kind === 'number' || CONJUNCTIONS.has(lexeme.text)) break;
    if (lexeme.text === '.' && beginsStatement(text, k + 1)) break;
    if (TOTAL.matchAt(lexemes, k) > 0) return true;
  }
  return false;
}

function isCountAt(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes[at]?.kind === 'number' && PACKAGING.has(lexemes[at + 1]?.text ?? '');
}

/** A number, or a number and its unit, right before. */
function isBehindUnit(lexemes: readonly Lexeme[], at: number): boolean {
  const [unit, number] = [lexemes[at - 1], lexemes[at - 2]];
  return unit?.kind === 'number' || (unit?.kind === 'word' && number?.kind === 'number');
}

/** `310 lb. Invoice total`: a word with a capital behind a stop. */
function beginsStatement({ lexemes, source }: LexedText, at: number): boolean {
  const next = lexemes[at];
  return next === undefined || (next.isSpaced && /^\p{Lu}/u.test(source.text.slice(next.start, next.end)));
}
