import { isCovered, isRepeatedInBody, isSuperseded } from './agreement.js';
import type { Figure } from './figures.js';
import type { LedgerReading } from './ledger.types.js';
import { CONTENTS_AFTER, CONTENTS_BEFORE, PACKAGING } from './words/packaging.words.js';

const STANDS_ON: ReadonlySet<string> = new Set(['on', 'onto', 'sobre', 'en']);
const ONE: ReadonlySet<string> = new Set(['one', 'a', 'un', 'una', '1']);
const ONLY: ReadonlySet<string> = new Set(['sola', 'solo', 'single', 'unica', 'unico']);
const PALLETS: ReadonlySet<string> = new Set('pallet palet plt skid tarima paleta estiba parihuela'.split(' '));
const TOTAL_WORDS: ReadonlySet<string> = new Set(['total', 'totalling', 'en', 'in']);
const LOOSE: ReadonlySet<string> = new Set('pieces pcs piezas pzas units unidades uds items pairs pares'.split(' '));
const COUNT_EVIDENCE = /^goods\.(?:pieces|dimensions)$/;

/** Counted packages on which no value rests. */
export function findLeftOverCounts(figures: readonly Figure[], reading: LedgerReading): Figure[] {
  const { pieces, dimensionLines } = reading.goods;
  const counts = figures.filter(({ kind, role }) => kind === 'count' && role === undefined);
  const sized = dimensionLines.reduce((sum, line) => sum + line.pieces, 0);
  // `4 boxes`, and below the sizes of five: the one count that the email states is not that of its sizes.
  const isMisfit = (figure: Figure) =>
    counts.length === 1 && sized > 0 && sized === pieces && dimensionLines.length > 1 && (figure.values[0] ?? 0) > 1;
  const isUsed = (figure: Figure) =>
    figure.values.some((value) => value === pieces || dimensionLines.some((line) => line.pieces === value)) ||
    (isCovered(figure, reading, COUNT_EVIDENCE) && !isMisfit(figure));
  if (pieces === 1 && counts.some(({ text }) => standsOnOne(text))) return [];
  // `4 cajas (perdón, 5)`: the count in use may stand without a word of its own.
  const used = figures.filter((one) => isUsed(one) && (one.kind === 'count' || isBareCount(one, pieces)));
  const open = counts.filter(
    (figure) =>
      !isUsed(figure) &&
      !isContents(figure) &&
      !isSample(figure, used) &&
      !isBracketedMultiple(figure, used) &&
      !isPackedInto(figure, used) &&
      !isRepeatedInBody(figure, figures) &&
      !isSuperseded(figure, used),
  );
  const parts = counts.filter((figure) => !isContents(figure) && figure.values[0] !== pieces);
  const sum = parts.reduce((total, { values }) => total + (values[0] ?? 0), 0);
  return parts.length > 1 && pieces !== undefined && sum === pieces ? [] : open;
}

function isBareCount({ kind, values }: Figure, pieces: number | undefined): boolean {
  return kind === 'bare' && values[0] === pieces;
}

/** `25 boxes … 1 box 7.8 kg`: the measures of one of the packages that are counted. */
function isSample({ text: { lexemes }, to, values }: Figure, used: readonly Figure[]): boolean {
  return values[0] === 1 && lexemes[to]?.kind === 'number' && used.some((one) => (one.values[0] ?? 0) > 1);
}

/** `todo viaja sobre una sola tarima`, `all on one pallet`: whatever else is counted stands on the only piece. */
function standsOnOne({ lexemes }: Figure['text']): boolean {
  return lexemes.some((lexeme, k) => {
    if (!STANDS_ON.has(lexeme.text) || !ONE.has(lexemes[k + 1]?.text ?? '')) return false;
    const noun = lexemes[ONLY.has(lexemes[k + 2]?.text ?? '') ? k + 3 : k + 2];
    return noun !== undefined && PALLETS.has(noun.text);
  });
}

/** `16 cartons of shirts (1,920 pieces)`: so many pieces in brackets as the packages before hold evenly. */
function isBracketedMultiple({ text, at, to, values: [value = 0] }: Figure, used: readonly Figure[]): boolean {
  const { lexemes } = text;
  if (lexemes[at - 1]?.text !== '(' || lexemes[to]?.text !== ')' || !LOOSE.has(lexemes[to - 1]?.text ?? ''))
    return false;
  return used.some((one) => {
    const [count = 0] = one.values;
    return one.text === text && one.to < at && count > 1 && value > count && value % count === 0;
  });
}

/** Packages that stand on or in the ones that are counted, said later: `20 cajas … ya paletizado en 1 tarima`. */
function isPackedInto({ text, to }: Figure, used: readonly Figure[]): boolean {
  return used.some((other) => {
    const before = text.lexemes[other.at - 1]?.text ?? '';
    return other.text === text && other.at >= to && CONTENTS_AFTER.has(before);
  });
}

/** What is inside of packages, said before or behind them. */
export function isContents({ text, at, to }: Figure): boolean {
  const { lexemes } = text;
  // `2 pallets (total 72 cartons)`
  const isTotalInBrackets = TOTAL_WORDS.has(lexemes[at - 1]?.text ?? '') && lexemes[at - 2]?.text === '(';
  if (isTotalInBrackets && PACKAGING.has(lexemes[at - 3]?.text ?? '')) return true;
  const before = lexemes[at - 1]?.text === '(' || lexemes[at - 1]?.text === '/' ? lexemes[at - 2] : lexemes[at - 1];
  if (before && CONTENTS_BEFORE.has(before.text)) return true;
  if (before && PACKAGING.has(before.text)) return true;
  const after = lexemes[to];
  // `9 pieces in total`
  const isOfAll = lexemes[to + 1]?.text === 'total';
  if (after?.kind === 'word' && CONTENTS_AFTER.has(after.text) && !isOfAll) return true;
  const isPerPackage = (after?.text === '/' || after?.text === 'each') && lexemes[to + 1]?.kind === 'word';
  // `44 cartons / 616 kgs`: what the cartons weigh, no carton of each.
  const isNumber = lexemes[to + 1]?.kind === 'number' && !PACKAGING.has(lexemes[to + 2]?.text ?? '');
  return isPerPackage || (after?.text === '/' && !isNumber);
}
