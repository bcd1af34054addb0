import { isCovered, isKnownSide, isKnownSize, isKnownValue, isNear, isSuperseded } from './agreement.js';
import { findAlternativeWeights, findListedWeights } from './alternative-weights.js';
import { findLeftOverCounts } from './count-entries.js';
import { findVolumeDoubts, findWeightDoubts } from './each-or-total.js';
import type { Figure } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import { toLedgerEntry } from './ledger-entry.js';
import { WEIGHT_LABELS } from './measure.js';
import { isAddedToValue, isLeftOverMoney, isPartOfValue, isUnreadValue } from './money-entries.js';
import { findNestedWeightDoubts } from './nested-packages.js';
import { findMiscountedPackages, isNumberedTo } from './numbered-packages.js';
import { isOfGoodsInBrackets, isOfOtherThing } from './other-things.js';
import { isLowerEnd } from './ranges.js';
import { listSetAside } from './set-aside-entries.js';
import { isLineStart, isRowOfNumbers, isUnreadCell, isUnreadRow, MAX_THINGS } from './unread-rows.js';
import { findLeftOverWeights, findTareDoubts } from './weight-entries.js';
import { PACKAGING } from './words/packaging.words.js';
import { WEIGHT_UNITS } from './words/units.words.js';

const CARGO_EVIDENCE = /^goods\.(?:weight|pieces|dimensions|volume|value)$/;
const COUNT_EVIDENCE = /^goods\.(?:pieces|dimensions)$/;
/** Units of what one package holds. */
const CONTENTS_UNITS: ReadonlySet<string> = new Set(
  'ml cl l lt ltr litre litres liter liters litros g gr grs oz'.split(' '),
);
const SIDE_WORDS: ReadonlySet<string> = new Set(
  'height heights high tall width length depth alto altos alturas ancho largo altura fondo profundidad'.split(' '),
);
const TOTALS: ReadonlySet<string> = new Set(['total', 'tot', 'ttl', 'totales']);
const OTHERS: ReadonlySet<string> = new Set(['other', 'another', 'otra', 'otro', 'rest', 'resto']);
const SIDE_REACH = 8;
const OF: ReadonlySet<string> = new Set(['de', 'of', 'is', 'at']);
const MAX_ENTRIES = 60;
const GOODS_LABELS: ReadonlySet<string> = new Set(
  'item items goods commodity cmdty cargo product producto mercancia mercaderia descripcion description contenido contents'.split(
    ' ',
  ),
);
/** How far from the head of its line the colon of such a label stands. */
const GOODS_LABEL_REACH = 6;
/** Plurals that are counted beside a cargo and are none. */
const NO_THINGS: ReadonlySet<string> = new Set(
  (
    'ordenes orders pedidos facturas invoices proveedores suppliers clientes customers opciones options cotizaciones quotes ' +
    'quotations guias awbs embarques shipments viajes trips escalas stops personas people meses anos years veces times ' +
    'dolares dollars euros horas kilometros miles cuadras metros grados degrees offices sucursales empleados employees pies ' +
    'pulgadas inches libras pounds kilos tons toneladas quintales rates tarifas airports aeropuertos countries paises'
  ).split(' '),
);

/** What the figures of an email hold beside the values that were read. */
export function accountForCargo(figures: readonly Figure[], reading: LedgerReading) {
  const unused = [
    ...findLeftOverWeights(figures, reading),
    ...findLeftOverCounts(figures, reading),
    ...figures.filter(
      (figure) =>
        isLeftOver(figure, reading) &&
        !isReplaced(figure, figures, reading) &&
        !isPartOfValue(figure, figures, reading),
    ),
  ];
  const leftOver = unused.filter((figure) => !isLowerEnd(figure, reading));
  return {
    leftOver: leftOver.slice(0, MAX_ENTRIES).map(toLedgerEntry),
    setAside: listSetAside(figures, leftOver, reading),
    doubts: [
      ...findWeightDoubts(figures, reading),
      ...findVolumeDoubts(figures, reading),
      ...findAlternativeWeights(figures),
      ...findListedWeights(figures, reading),
      ...findNestedWeightDoubts(figures, reading),
      ...findSizeDoubts(reading),
      ...findMiscountedPackages(figures, reading),
      ...findTareDoubts(figures, reading),
    ],
    /** A count that the email states and the sizes agree with: nothing is missing. */
    isCountConfirmed:
      figures.some(({ kind, values }) => kind === 'count' && values[0] === countSizedPieces(reading)) ||
      isNumberedTo(figures, countSizedPieces(reading)),
  };
}

/** Sizes, volumes, lengths, money and bare figures on which no value rests. */
function isLeftOver(figure: Figure, reading: LedgerReading): boolean {
  switch (figure.kind) {
    case 'size':
      return isLeftOverSize(figure, reading);
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

function isLeftOverSize(figure: Figure, reading: LedgerReading): boolean {
  if (isBehindUnreadNumber(figure, reading)) return true;
  if (isKnownSize(figure, reading) || isReadInTable(figure, reading) || isOfOtherThing(figure)) return false;
  return !(isOfGoodsInBrackets(figure) && countSizedPieces(reading) === reading.goods.pieces);
}

/** `2 300 x 400 x 500 mm`, read as a size without the 2: it counts, or is the thousands of the first side. */
function isBehindUnreadNumber({ text: { lexemes }, at, to, sides = [] }: Figure, { goods }: LedgerReading): boolean {
  const before = lexemes[at - 1];
  const isNumber = before?.kind === 'number' && /^\d{1,2}$/.test(before.text) && lexemes[at]?.isSpaced === true;
  if (!isNumber || lexemes[to - 1]?.text !== 'mm' || !/^\d{3}$/.test(lexemes[at]?.text ?? '')) return false;
  const longest = Math.max(
    0,
    ...goods.dimensionLines.flatMap(({ lengthCm, widthCm, heightCm }) => [lengthCm, widthCm, heightCm]),
  );
  const isCount = goods.dimensionLines.some(({ pieces }) => pieces === before.values[0]);
  return !isCount && longest <= Math.max(...sides);
}

/** In the table or the list that the sizes were read from; a table without one has sizes that nobody read. */
function isReadInTable(figure: Figure, reading: LedgerReading): boolean {
  return reading.goods.dimensionLines.length > 0 && isCovered(figure, reading, COUNT_EVIDENCE);
}

/** A size, a volume or a length that words take back. */
function isReplaced(figure: Figure, figures: readonly Figure[], reading: LedgerReading): boolean {
  if (isOfEarlierMessage(figure, figures, reading)) return true;
  if (figure.kind !== 'size' && figure.kind !== 'volume' && figure.kind !== 'length') return false;
  const known = figures.filter(
    (other) =>
      other !== figure &&
      (other.kind === figure.kind || (figure.kind === 'length' && other.kind === 'size')) &&
      !isLeftOver(other, reading),
  );
  return isSuperseded(figure, known);
}

function isStated(figure: Figure, reading: LedgerReading): boolean {
  if (figure.kind === 'size') return isKnownSize(figure, reading);
  return figure.values.some((value) => value === reading.goods.value?.amount);
}

/** A size or an amount of a message that is passed on, where the newest one states it anew. */
function isOfEarlierMessage({ zone, kind }: Figure, figures: readonly Figure[], reading: LedgerReading): boolean {
  return (
    zone === 'forwarded' &&
    (kind === 'size' || kind === 'money') &&
    figures.some((other) => other.zone === 'newest' && other.kind === kind && isStated(other, reading))
  );
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
  // A volume beside sizes is rounded by people; where none are stated it is what the price rests on.
  const [relative, absolute] = dimensionLines.length > 0 ? [0.05, 0.02] : [0.01, 0.005];
  return !known.some((one) => figure.values.some((value) => isNear(value, one, relative, absolute)));
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
    ...['w', 'n', 's', 'e', 'and'],
    'hacia',
  ].includes(next);
  const isSide = (next === 'de' || next === 'del') && SIDE_WORDS.has(text.lexemes[to + 1]?.text ?? '');
  return (!isDistance || isSide) && !isOfOtherThing(figure) && !isOfGoods(figure, reading);
}

/** `Item: cylinders, dia 230 mm x face 1100 mm`, `(each tool 24" long)`: a length of goods whose packages are all measured. */
function isOfGoods(figure: Figure, reading: LedgerReading): boolean {
  if (countSizedPieces(reading) !== reading.goods.pieces) return false;
  if (isOfGoodsInBrackets(figure)) return true;
  const { text, at } = figure;
  const { lexemes } = text;
  let head = at;
  while (head > 0 && lexemes[head - 1]?.kind !== 'break') head -= 1;
  const label = lexemes.slice(head, Math.min(at, head + GOODS_LABEL_REACH));
  const colon = label.findIndex(({ text }) => text === ':');
  return colon > 0 && label.slice(0, colon).some(({ text }) => GOODS_LABELS.has(text));
}

/** A figure without a unit: alone on its line, beside a sign of arithmetic, or in the cell of a table. */
const TAKEN_BACK: ReadonlySet<string> = new Set(['not', 'no']);
const LINKING: ReadonlySet<string> = new Set(['es', 'son', 'mide', 'de']);
const PRODUCT_REACH = 14;

/** A number that two numbers of its line before it make as a product, one of them a count of the reading. */
function isProductOf({ text: { lexemes }, at, values: [value = 0] }: Figure, { goods }: LedgerReading): boolean {
  const counts = new Set([goods.pieces ?? 1, ...goods.dimensionLines.map(({ pieces }) => pieces)]);
  for (let k = at - 2; k >= 0 && at - k <= PRODUCT_REACH && lexemes[k]?.kind !== 'break'; k -= 1) {
    const numbers = lexemes[k]?.kind === 'number' ? (lexemes[k]?.values ?? []) : [];
    if (numbers.some((one) => [...counts].some((count) => isNear(one * count, value)))) return true;
  }
  return false;
}

function isLeftOverBare(figure: Figure, reading: LedgerReading): boolean {
  const { text, at, to, role, values } = figure;
  if (isUnreadValue(figure, reading) || isAddedToValue(figure, reading)) return true;
  if (role === undefined && isOfOther(figure, reading)) return true;
  // `11 vol. = 197,50 kg`: so many packages, no weight by volume.
  if (role === 'chargeable' && isUnreadRow(figure) && !isKnownValue(figure, reading)) return true;
  if (role !== undefined || isKnownValue(figure, reading) || isCovered(figure, reading, CARGO_EVIDENCE)) return false;
  const before = text.lexemes[at - 1];
  const after = text.lexemes[to];
  if (/^\d{5,}$/.test(text.lexemes[at]?.text ?? '') || values[0] === 0) return false;
  const isUnweighed = reading.goods.grossWeightKg === undefined;
  const isTotal = TOTALS.has(before?.text ?? '') && !PACKAGING.has(after?.text ?? '');
  const isNamed = WEIGHT_LABELS.has(before?.text ?? '') || (before?.kind === 'word' && WEIGHT_UNITS.has(before.text));
  const isLabelled = isUnweighed && (isNamed || isTotal);
  const isAlone = (before?.kind ?? 'break') === 'break' && (after?.kind ?? 'break') === 'break';
  // `it is 105 high, not 90`: what the text takes back.
  if (TAKEN_BACK.has((LINKING.has(before?.text ?? '') ? text.lexemes[at - 2] : before)?.text ?? '')) return false;
  // `a 22 kg c/u = 176`: what the figures before it come to.
  if (before?.text === '=' && isProductOf(figure, reading)) return false;
  const isArithmetic = ['x', '*', '@', '='].includes(before?.text ?? '') || ['x', '*', '@'].includes(after?.text ?? '');
  const isNextToNumber = text.lexemes[at - 2]?.kind === 'number' || text.lexemes[to + 1]?.kind === 'number';
  // `18 cases of wine (6 x 750 ml)`, `a door of 8x9 ft`
  if (
    isArithmetic &&
    (CONTENTS_UNITS.has(text.lexemes[to + 2]?.text ?? '') || isOfOtherThing({ ...figure, to: to + 2 }))
  )
    return false;
  const isPair =
    after?.text === '/' &&
    text.lexemes[to + 1]?.kind === 'number' &&
    WEIGHT_UNITS.has(text.lexemes[to + 2]?.text ?? '');
  const isSide = [1, 2, 3].some((k) => SIDE_WORDS.has(text.lexemes[at - k]?.text ?? ''));
  const isUncounted =
    reading.goods.pieces === undefined &&
    Number.isInteger(values[0]) &&
    ((isLineStart(figure) && after?.kind === 'word') || isCountOfThings(figure));
  if (isUnreadCell(figure, reading)) return true;
  return (
    isAlone ||
    isLabelled ||
    isRowOfNumbers(figure) ||
    isPair ||
    isUncounted ||
    isUnreadRow(figure) ||
    isSide ||
    (isArithmetic && isNextToNumber)
  );
}

/** `one is 140 high and the other 165`, `una de 140 de alto y otra de 165`: a further side or weight that was not read. */
function isOfOther(figure: Figure, reading: LedgerReading): boolean {
  const { lexemes } = figure.text;
  const before = OF.has(lexemes[figure.at - 1]?.text ?? '') ? figure.at - 2 : figure.at - 1;
  if (!OTHERS.has(lexemes[before]?.text ?? '') || isKnownValue(figure, reading)) return false;
  const isSide = lexemes.slice(Math.max(0, before - SIDE_REACH), before).some(({ text }) => SIDE_WORDS.has(text));
  return isSide || !isCovered(figure, reading, CARGO_EVIDENCE);
}

/** `20 llantas de moto`: a plural behind the number that is no time, no place and no person. */
function isCountOfThings({ text, to, values: [value = 0] }: Figure): boolean {
  const noun = text.lexemes[to];
  const isPlural = noun?.kind === 'word' && noun.text.length > 3 && noun.text.endsWith('s');
  return isPlural && value > 1 && value <= MAX_THINGS && !NO_THINGS.has(noun.text);
}

function countSizedPieces({ goods }: Pick<LedgerReading, 'goods'>): number {
  return goods.dimensionLines.reduce((sum, line) => sum + line.pieces, 0);
}

/** Sizes of another number of pieces than stated, and units that were guessed without plausible result. */
function findSizeDoubts({ goods }: LedgerReading): DoubtEntry[] {
  const { pieces } = goods;
  const sized = countSizedPieces({ goods });
  if (pieces === undefined || sized === 0 || sized === pieces) return [];
  return [{ code: 'pieces-differ-from-sizes', words: `${pieces} / ${sized}` }];
}
