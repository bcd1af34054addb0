import {
  addUpTo,
  getSpan,
  isCovered,
  isKnownSide,
  isKnownSize,
  isKnownValue,
  isNear,
  isSuperseded,
} from './agreement.js';
import { findWeightDoubts, isSaidOfAll } from './each-or-total.js';
import type { Figure } from './figures.js';
import type { DoubtEntry, LedgerReading, LeftOver } from './ledger.types.js';
import { NO_PACKED_SIZE } from './words/cues.words.js';
import { CONTENTS_AFTER, CONTENTS_BEFORE, PACKAGING } from './words/packaging.words.js';
import { WEIGHT_UNITS } from './words/units.words.js';

const CARGO_EVIDENCE = /^goods\.(?:weight|pieces|dimensions|volume|value)$/;
const COUNT_EVIDENCE = /^goods\.(?:pieces|dimensions)$/;
const VALUE_WORDS: ReadonlySet<string> = new Set(
  'value valor worth declared declarado cif fob valued vale mercaderia mercancia invoice factura commercial comercial'.split(
    ' ',
  ),
);
const STRONG_VALUE_WORDS: ReadonlySet<string> = new Set(
  'cif fob invoice factura declared declarado comercial'.split(' '),
);
const NO_VALUE_WORDS: ReadonlySet<string> = new Set(
  (
    'insured asegurado asegurada limit limite company million millones unit unitario budget presupuesto freight flete rate ' +
    'tarifa per target deductible deposit deposito credit credito phone paid pagado quoted cotizado charge cargo fee'
  ).split(' '),
);
const GROSS_WORDS: ReadonlySet<string> = new Set(['gross', 'bruto', 'brutos', 'gw', 'pb', 'total', 'gr']);
const WEIGHT_EVIDENCE = /^goods\.weight$/;
const VALUE_EVIDENCE = /^goods\.value$/;
const MIN_SHARE_OF_TOTAL = 0.75;
const MAX_NEARBY_COUNT = 60;
const SIDE_WORDS: ReadonlySet<string> = new Set(
  'height width length depth alto ancho largo altura fondo profundidad'.split(' '),
);
const MAX_ENTRIES = 60;

/** What the figures of an email hold beside the values that were read. */
export function accountForCargo(figures: readonly Figure[], reading: LedgerReading) {
  const leftOver = [
    ...findLeftOverWeights(figures, reading),
    ...findLeftOverCounts(figures, reading),
    ...figures.filter((figure) => isLeftOver(figure, reading)),
  ];
  return {
    leftOver: leftOver.slice(0, MAX_ENTRIES).map(toLeftOver),
    doubts: [...findWeightDoubts(figures, reading), ...findSizeDoubts(reading), ...findTareDoubts(figures, reading)],
    /** A count that the email states and the sizes agree with: nothing is missing. */
    isCountConfirmed: figures.some(({ kind, values }) => kind === 'count' && values[0] === countSizedPieces(reading)),
  };
}

function toLeftOver(figure: Figure): LeftOver {
  const { start, end } = getSpan(figure);
  const { source } = figure.text;
  return { kind: figure.kind, part: source.part, start, end, text: source.text.slice(start, end) };
}

/** Sizes, volumes, lengths, money and bare figures on which no value rests. */
function isLeftOver(figure: Figure, reading: LedgerReading): boolean {
  switch (figure.kind) {
    case 'size':
      return !isKnownSize(figure, reading) && !isCovered(figure, reading, COUNT_EVIDENCE) && !isOfOtherThing(figure);
    case 'volume':
      return isLeftOverVolume(figure, reading);
    case 'length':
      return isLeftOverLength(figure, reading);
    case 'money':
      return isLeftOverMoney(figure, reading);
    case 'bare':
      return isLeftOverBare(figure, reading);
    default:
      return false;
  }
}

/** A size or a length of a door, a truck, a product. */
function isOfOtherThing({ text, at, to }: Figure): boolean {
  for (let k = Math.max(0, at - 10); k < to + 3; k += 1) {
    const lexeme = text.lexemes[k];
    if (lexeme?.kind === 'break' && k > at) break;
    if (lexeme?.kind === 'break') return text.lexemes.slice(k, at).some(({ text: word }) => NO_PACKED_SIZE.has(word));
    if (NO_PACKED_SIZE.has(lexeme?.text ?? '')) return true;
  }
  return false;
}

function isLeftOverVolume(figure: Figure, reading: LedgerReading): boolean {
  const { volumeM3, pieces = 1, dimensionLines } = reading.goods;
  if (figure.role !== undefined || isCovered(figure, reading, /^goods\.volume$/)) return false;
  const known = [
    ...(volumeM3 === undefined ? [] : [volumeM3, volumeM3 / pieces]),
    ...dimensionLines.flatMap((line) => {
      const one = (line.lengthCm * line.widthCm * line.heightCm) / 1_000_000;
      return [one, one * line.pieces];
    }),
  ];
  return !known.some((one) => figure.values.some((value) => isNear(value, one, 0.05, 0.02)));
}

function isLeftOverLength(figure: Figure, reading: LedgerReading): boolean {
  const { text, to, role } = figure;
  if (role !== undefined || isKnownSide(figure, reading) || isCovered(figure, reading, CARGO_EVIDENCE)) return false;
  const next = text.lexemes[to]?.text ?? '';
  const isDistance = [
    'al',
    'a',
    'del',
    'de',
    'from',
    'north',
    'south',
    'norte',
    'sur',
    'este',
    'oeste',
    'antes',
    'hacia',
  ].includes(next);
  return !isDistance && !isOfOtherThing(figure);
}

/** Money beside a word of value that is not the value, or the value beside a word that says that it is none. */
function isLeftOverMoney(figure: Figure, reading: LedgerReading): boolean {
  const { text, at, to, values, role } = figure;
  const { value } = reading.goods;
  const words = [];
  for (let k = at - 5; k < to + 4; k += 1) {
    const lexeme = text.lexemes[k];
    if (lexeme?.kind === 'break' || (lexeme?.text === ';' && k < at)) words.length = k < at ? 0 : words.length;
    if (lexeme?.kind === 'break' && k > at) break;
    if (lexeme?.kind === 'word') words.push(lexeme.text);
  }
  const isNoValue = words.some((word) => NO_VALUE_WORDS.has(word));
  const isValue = words.some((word) => VALUE_WORDS.has(word));
  const isUsed =
    value !== undefined &&
    values.some((one) => [1, 1000, 1e6].some((factor) => isNear(one * factor, value.amount, 0.001, 0.5)));
  if (isUsed) return isNoValue && !words.some((word) => STRONG_VALUE_WORDS.has(word));
  if (value !== undefined && isCovered(figure, reading, VALUE_EVIDENCE)) return false;
  return isValue && !isNoValue && role !== 'rate' && reading.incoterm !== 'DAP';
}

/** A figure without a unit: alone on its line, beside a sign of arithmetic, or in the cell of a table. */
function isLeftOverBare(figure: Figure, reading: LedgerReading): boolean {
  const { text, at, to, role, values } = figure;
  if (role !== undefined || isKnownValue(figure, reading) || isCovered(figure, reading, CARGO_EVIDENCE)) return false;
  const before = text.lexemes[at - 1];
  const after = text.lexemes[to];
  if (/^\d{5,}$/.test(text.lexemes[at]?.text ?? '') || values[0] === 0) return false;
  const isAlone = (before?.kind ?? 'break') === 'break' && (after?.kind ?? 'break') === 'break';
  const isArithmetic = ['x', '*', '@', '='].includes(before?.text ?? '') || ['x', '*', '@'].includes(after?.text ?? '');
  const isNextToNumber = text.lexemes[at - 2]?.kind === 'number' || text.lexemes[to + 1]?.kind === 'number';
  const isPair =
    after?.text === '/' &&
    text.lexemes[to + 1]?.kind === 'number' &&
    WEIGHT_UNITS.has(text.lexemes[to + 2]?.text ?? '');
  const isSide = [1, 2, 3].some((k) => SIDE_WORDS.has(text.lexemes[at - k]?.text ?? ''));
  return isAlone || isPair || isSide || (isArithmetic && isNextToNumber);
}

function findLeftOverCounts(figures: readonly Figure[], reading: LedgerReading): Figure[] {
  const { pieces, dimensionLines } = reading.goods;
  const counts = figures.filter(({ kind, role }) => kind === 'count' && role === undefined);
  const isUsed = (figure: Figure) =>
    figure.values.some((value) => value === pieces || dimensionLines.some((line) => line.pieces === value)) ||
    isCovered(figure, reading, COUNT_EVIDENCE);
  const used = counts.filter(isUsed);
  const open = counts.filter(
    (figure) => !isUsed(figure) && !isContents(figure) && !isPackedInto(figure, used) && !isSuperseded(figure, used),
  );
  const sum = open.reduce((total, { values }) => total + (values[0] ?? 0), 0);
  return open.length > 1 && pieces !== undefined && sum === pieces ? [] : open;
}

/** Packages that stand on or in the ones that are counted, said later: `20 cajas … ya paletizado en 1 tarima`. */
function isPackedInto({ text, to }: Figure, used: readonly Figure[]): boolean {
  return used.some((other) => {
    const before = text.lexemes[other.at - 1]?.text ?? '';
    return other.text === text && other.at >= to && CONTENTS_AFTER.has(before);
  });
}

/** What is inside of packages, said before or behind them. */
function isContents({ text, at, to }: Figure): boolean {
  const { lexemes } = text;
  const before = lexemes[at - 1]?.text === '(' || lexemes[at - 1]?.text === '/' ? lexemes[at - 2] : lexemes[at - 1];
  if (before && CONTENTS_BEFORE.has(before.text)) return true;
  if (before && PACKAGING.has(before.text)) return true;
  const after = lexemes[to];
  if (after?.kind === 'word' && CONTENTS_AFTER.has(after.text)) return true;
  const isPerPackage = (after?.text === '/' || after?.text === 'each') && lexemes[to + 1]?.kind === 'word';
  return isPerPackage || after?.text === '/';
}

function findLeftOverWeights(figures: readonly Figure[], reading: LedgerReading): Figure[] {
  const { grossWeightKg, pieces = 1 } = reading.goods;
  const weights = figures.filter(
    (figure) =>
      (figure.kind === 'weight' && (figure.role === undefined || figure.role === 'limit') && !isOfOtherThing(figure)) ||
      (figure.kind === 'bare' && isCovered(figure, reading, WEIGHT_EVIDENCE)),
  );
  if (grossWeightKg === undefined) return weights.filter(({ role }) => role === undefined);
  const isUsed = (figure: Figure) =>
    figure.values.some(
      (value) => isNear(value, grossWeightKg) || (pieces > 1 && isNear(value * pieces, grossWeightKg)),
    );
  const used = weights.filter(isUsed);
  const isTotal = (figure: Figure) => figure.values.some((value) => isNear(value, grossWeightKg));
  const parts = weights.filter((figure) => !isTotal(figure) && figure.role === undefined);
  if (addUpTo(parts, (weight) => listCountsNear(weight, figures), grossWeightKg)) return [];
  const remaining = parts.filter(
    (figure) =>
      !isSuperseded(
        figure,
        weights.filter((one) => one !== figure && isUsed(one)),
      ),
  );
  if (remaining.length < parts.length && addUpTo(remaining, (weight) => listCountsNear(weight, figures), grossWeightKg))
    return [];
  if (
    used.some((figure) => isTotal(figure) && isSaidOfAll(figure)) &&
    remaining.every((figure) => isShareOf(figure, figures, grossWeightKg))
  ) {
    return [];
  }
  return remaining.filter(
    (figure) => figure.kind === 'weight' && !used.includes(figure) && !isPartOfTable(figure, reading),
  );
}

/** A weight of one piece whose pieces make up most of a total that is called so: the rest is packing. */
function isShareOf(figure: Figure, figures: readonly Figure[], totalKg: number): boolean {
  return listCountsNear(figure, figures).some((count) =>
    figure.values.some((value) => value * count <= totalKg && value * count >= totalKg * MIN_SHARE_OF_TOTAL),
  );
}

/** A cell of a table whose sum is the weight: the table's evidence covers it, and its total is among the figures. */
function isPartOfTable(figure: Figure, reading: LedgerReading): boolean {
  const lines = Object.entries(reading.evidence).flatMap(([field, places]) => (field === 'goods.weight' ? places : []));
  const isTable = lines.some(({ text }) => text.includes('\n'));
  return isTable && isCovered(figure, reading, /^goods\.weight$/) && !figure.hasUnit;
}

/** One, and the counts that stand nearest to a weight. */
function listCountsNear(weight: Figure, figures: readonly Figure[]): number[] {
  const counts = figures
    .filter((one) => one.text === weight.text && (one.kind === 'count' || isNearbyCount(one, weight)))
    .sort((one, other) => Math.abs(one.at - weight.at) - Math.abs(other.at - weight.at))
    .slice(0, 3)
    .map(({ values }) => values[0] ?? 1);
  return [...new Set([1, ...counts])];
}

/** A small whole number without a unit on the line of a weight: `B (2 alike): 210 lbs each`. */
function isNearbyCount({ kind, at, values, text }: Figure, weight: Figure): boolean {
  if (kind !== 'bare' || !Number.isInteger(values[0]) || (values[0] ?? 0) > MAX_NEARBY_COUNT || at > weight.at)
    return false;
  return !text.lexemes.slice(at, weight.at).some((lexeme) => lexeme.kind === 'break');
}

function countSizedPieces({ goods }: Pick<LedgerReading, 'goods'>): number {
  return goods.dimensionLines.reduce((sum, line) => sum + line.pieces, 0);
}

/** The weight of a pallet or a case beside a weight that is not called gross: it may have to be added. */
function findTareDoubts(figures: readonly Figure[], { goods }: LedgerReading): DoubtEntry[] {
  const tare = figures.find(({ kind, role }) => kind === 'weight' && role === 'tare');
  if (!tare || goods.grossWeightKg === undefined) return [];
  const totalKg = goods.grossWeightKg;
  const isGross = figures.some(
    (figure) =>
      figure.kind === 'weight' && isSaidGross(figure) && figure.values.some((value) => isNear(value, totalKg)),
  );
  return isGross ? [] : [{ code: 'tare-unclear', words: toLeftOver(tare).text }];
}

function isSaidGross({ text, at, to }: Figure): boolean {
  const words = text.lexemes.slice(Math.max(0, at - 5), to + 2).map((lexeme) => lexeme.text);
  return words.some((word) => GROSS_WORDS.has(word));
}

/** Sizes of another number of pieces than stated, and units that were guessed without plausible result. */
function findSizeDoubts({ goods }: LedgerReading): DoubtEntry[] {
  const { pieces } = goods;
  const sized = countSizedPieces({ goods });
  if (pieces === undefined || sized === 0 || sized === pieces) return [];
  return [{ code: 'pieces-differ-from-sizes', words: `${pieces} / ${sized}` }];
}
