import { isNear } from './agreement.js';
import { type Figure, isCurrent, type LexedText } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import { Phrases } from './phrases.js';

/** People say `15 or 20 kilos` of what they have not weighed; figures that lie further apart are a choice. */
const FAR_APART = 1.5;
const MAX_WORDS = 4;
const OR: ReadonlySet<string> = new Set(['o', 'or', 'u']);
const MAYBE: ReadonlySet<string> = new Set(
  'tal vez talvez quizas quiza maybe perhaps possibly posiblemente capaz mejor lo acaso hasta even'.split(' '),
);
/** Adverbs that alone part two figures: `30 kilos, quizás 45`. */
const DOUBTS: ReadonlySet<string> = new Set('tal talvez quizas quiza maybe perhaps possibly posiblemente'.split(' '));

/** `15 o tal vez 50 kilos`, `30 kilos, quizás 45`: two weights of which nobody has said which holds. */
export function findAlternativeWeights(figures: readonly Figure[]): DoubtEntry[] {
  for (const [k, figure] of figures.entries()) {
    const next = figures[k + 1];
    if (!next || next.text !== figure.text || figure.role !== undefined || next.role !== undefined) continue;
    const isPair = [figure, next].some(({ kind }) => kind === 'weight') && [figure, next].every(isWeightOrBare);
    if (isPair && isEither(figure, next)) {
      return [{ code: 'figures-ambiguous', words: getWordsBetween(figure.text, figure.at, next.to) }];
    }
  }
  return [...findHedgedWeight(figures), ...findWeightsUpTo(figures), ...findSameNumber(figures)].slice(0, 1);
}

const UNIT_JOINTS: ReadonlySet<string> = new Set(['/', '(', '=', 'or', 'o', ',', 'u']);

/** `480 lbs / 480 kg`: one number in two units, of which one is wrong. */
function findSameNumber(figures: readonly Figure[]): DoubtEntry[] {
  const weights = figures.filter(({ kind, role, hasUnit }) => kind === 'weight' && hasUnit && role === undefined);
  for (const [k, one] of weights.entries()) {
    const next = weights[k + 1];
    const { lexemes } = one.text;
    if (!next || next.text !== one.text || next.at !== one.to + 1 || !UNIT_JOINTS.has(lexemes[one.to]?.text ?? ''))
      continue;
    const isSame = lexemes[one.at]?.values[0] === lexemes[next.at]?.values[0];
    if (isSame && !isNear(one.values[0] ?? 0, next.values[0] ?? 0))
      return [{ code: 'figures-ambiguous', words: getWordsBetween(one.text, one.at, next.to) }];
  }
  return [];
}

/** A list of as many weights alone asks for the price of each of them. */
const MIN_LISTED = 3;
const LIST_JOINTS: ReadonlySet<string> = new Set([',', '/', 'y', 'e', 'and', '&', ';', '+']);

/**
 * `for 100 kgs, 300 kgs and 500 kgs`, of cargo that nobody has counted or measured: price breaks, not parts of one weight. As many
 * weights as packages are one of each, and the total is their sum.
 */
export function findListedWeights(figures: readonly Figure[], { goods }: LedgerReading): DoubtEntry[] {
  const { pieces, dimensionLines, grossWeightKg = 0 } = goods;
  const weights = figures.filter(
    (figure) => figure.role === undefined && isWeightOrBare(figure) && figure.values.length > 0,
  );
  let from = 0;
  for (const [k, weight] of weights.entries()) {
    const next = weights[k + 1];
    if (next && isListedBehind(weight, next)) continue;
    const list = weights.slice(from, k + 1);
    from = k + 1;
    const [first] = list;
    if (!first || list.length < MIN_LISTED || weight.kind !== 'weight' || !weight.hasUnit) continue;
    const words = getWordsBetween(first.text, first.at, weight.to);
    if (pieces === undefined && dimensionLines.length === 0) return [{ code: 'figures-ambiguous', words }];
    const factor = (weight.values[0] ?? 0) / (weight.text.lexemes[weight.at]?.values[0] ?? 1);
    const sum = list.reduce((total, one) => total + getKg(one, factor), 0);
    if (list.length === pieces && !isNear(sum, grossWeightKg)) return [{ code: 'figures-ambiguous', words }];
  }
  return [];
}

/** A number without a unit has that of the last of its list. */
function getKg({ kind, hasUnit, values: [value = 0] }: Figure, factor: number): number {
  return kind === 'weight' && hasUnit ? value : value * factor;
}

function isListedBehind(one: Figure, next: Figure): boolean {
  const between = one.text.lexemes.slice(one.to, next.at);
  return next.text === one.text && between.length > 0 && between.every(({ text }) => LIST_JOINTS.has(text));
}

const AT_MOST = new Phrases(`
    como maximo; maximo; max; a lo sumo; a lo mas; al tope; tope; hasta; no mas de; sin pasar de; at most; at the most; tops; maximum;
    up to; no more than; not more than; not over
  `);
/** How many lexemes may part a weight from the one that it may reach. */
const UP_TO_REACH = 5;

/** `about 90 kg, 100 at most`, `90 kg, máximo 100`: the price must do for the greater weight, which was not read. */
function findWeightsUpTo(figures: readonly Figure[]): DoubtEntry[] {
  for (const [k, figure] of figures.entries()) {
    const next = figures[k + 1];
    if (figure.kind !== 'weight' || figure.role !== undefined || !next || next.text !== figure.text) continue;
    const { lexemes } = figure.text;
    if (next.at - figure.to > UP_TO_REACH || !isWeightOrBare(next) || (next.values[0] ?? 0) <= (figure.values[0] ?? 0))
      continue;
    const between = lexemes.slice(figure.to, next.at);
    if (between.some(({ kind, text }) => kind === 'break' || text === '.' || text === ';')) continue;
    const isBefore = AT_MOST.endsBefore(lexemes, next.at, Math.min(UP_TO_REACH, next.at - figure.to));
    if (isBefore || AT_MOST.matchAt(lexemes, next.to) > 0)
      return [{ code: 'figures-ambiguous', words: getWordsBetween(figure.text, figure.at, next.to) }];
  }
  return [];
}

/** How many words may part a weight from the one that it may grow to. */
const HEDGE_REACH = 12;
const MAY: ReadonlySet<string> = new Set('puede pueda pueden podria podrian quizas talvez may might could'.split(' '));
const GROW: ReadonlySet<string> = new Set(
  (
    'llegar llegue lleguen llegan subir suba suban aumentar aumente ser sea sean pesar pese pesen ' +
    'reach be become go grow increase weigh'
  ).split(' '),
);

/** `500 kilos más o menos, puede que lleguen a 650`: a weight and the other one that it may turn out to be. */
function findHedgedWeight(figures: readonly Figure[]): DoubtEntry[] {
  for (const [k, figure] of figures.entries()) {
    const next = figures[k + 1];
    if (figure.kind !== 'weight' || !next || next.text !== figure.text || next.at - figure.to > HEDGE_REACH) continue;
    if (![figure, next].every(isWeightOrBare)) continue;
    const words = figure.text.lexemes.slice(figure.to, next.at);
    const may = words.findIndex(({ text }) => MAY.has(text));
    const isHedged = may >= 0 && words.slice(may).some(({ text }) => GROW.has(text));
    const isLonger = words.some(({ kind, text }) => kind === 'break' || text === ';');
    if (isHedged && !isLonger && next.text.lexemes[next.at]?.kind === 'number')
      return [{ code: 'figures-ambiguous', words: getWordsBetween(figure.text, figure.at, next.to) }];
  }
  return [];
}

function isWeightOrBare({ kind, text, at }: Figure): boolean {
  return (kind === 'weight' || kind === 'bare') && isCurrent(text.zones[at]);
}

function isEither(one: Figure, other: Figure): boolean {
  const { lexemes } = one.text;
  const between = lexemes.slice(one.to, other.at).filter(({ text }) => text !== ',');
  if (between.length === 0 || between.length > MAX_WORDS || between.some(({ kind }) => kind !== 'word')) return false;
  const [first, ...rest] = between.map(({ text }) => text);
  if (first !== undefined && DOUBTS.has(first)) return true;
  if (first === undefined || !OR.has(first) || !rest.every((word) => MAYBE.has(word))) return false;
  const [low = 0, high = 0] = [lexemes[one.at]?.values[0], lexemes[other.at]?.values[0]];
  return rest.length > 0 || high >= low * FAR_APART;
}

function getWordsBetween({ source, lexemes }: LexedText, at: number, to: number): string {
  return source.text.slice(lexemes[at]?.start, lexemes[to - 1]?.end);
}
