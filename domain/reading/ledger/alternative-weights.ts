import { type Figure, isCurrent, type LexedText } from './figures.js';
import type { DoubtEntry } from './ledger.types.js';

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
  return findHedgedWeight(figures);
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
