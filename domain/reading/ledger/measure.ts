import { KG_PER_POUND } from '../../cargo/units.js';
import type { EntryKind } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';
import { PACKAGING } from './words/packaging.words.js';
import { CURRENCIES, LENGTH_UNITS, VOLUME_UNITS, WEIGHT_UNITS } from './words/units.words.js';

/** Signs and words between the sides of a size. */
export const CROSS: ReadonlySet<string> = new Set(['x', '*', 'por', 'by']);
/** Words that say that the number behind them is a weight. */
export const WEIGHT_LABELS: ReadonlySet<string> = new Set('weight peso gw gross bruto wt pb kg kgs lbs'.split(' '));
const COUNT_LABELS: ReadonlySet<string> = new Set(
  'pieces piezas pcs nop qty cantidad bultos packages cajas tarimas pallets ctns ctn plts plt boxes pkgs cant skids crates volumenes volumes colli colis cartones cartons pallet palets'.split(
    ' ',
  ),
);
const VOLUME_LABELS: ReadonlySet<string> = new Set('cbm volume volumen m3'.split(' '));
/** Words that part a number from the packaging behind them: `6 in case of`, `once the cases are built`. */
const NO_ADJECTIVES: ReadonlySet<string> = new Set(
  'y and con with de of en on in x to a oz g gr grs ml per por or o cada each every'.split(' '),
);
/** `7,500 pounds sterling`: money, no weight. */
const STERLING: ReadonlySet<string> = new Set(['sterling', 'esterlina', 'esterlinas']);

/** What a word behind an amount multiplies it by. */
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({ k: 1000, mil: 1000, thousand: 1000, grand: 1000, million: 1e6, millones: 1e6 }),
);

/** What a number measures, by its unit, its packaging or its label. */
export interface Measure {
  readonly kind: EntryKind;
  readonly factors: readonly number[];
  readonly to: number;
  readonly hasUnit: boolean;
}

/** What the number at an index measures, and the first lexeme behind its unit. */
export function measure(lexemes: readonly Lexeme[], at: number): Measure {
  const isJoined = (lexemes[at + 1]?.text === '-' && !lexemes[at + 1]?.isSpaced) || lexemes[at + 1]?.text === 'metric';
  const next = isJoined ? at + 2 : at + 1;
  const unit = lexemes[next]?.text ?? '';
  const before = lexemes[at - 1]?.text ?? '';
  const beforeColon = before === ':' ? (lexemes[at - 2]?.text ?? '') : before;
  // `87.000 EUR 32 rolls`: the currency is that of the number before it.
  const isOfEarlier = before !== ':' && /[a-z]/.test(before) && lexemes[at - 2]?.kind === 'number';
  // `invoice 2231 EUR 16,480.00`: the currency is that of the number behind it.
  const isOfLater = /^\d+$/.test(lexemes[at]?.text ?? '') && lexemes[next + 1]?.kind === 'number';
  const scale = SCALES.get(unit);
  const currencyAt = scale === undefined ? next : lexemes[next + 1]?.text === 'de' ? next + 2 : next + 1;
  const isMoney = isCurrency(lexemes, currencyAt) && !isOfLater;
  if ((CURRENCIES.has(beforeColon) && !isOfEarlier) || isMoney) {
    return { kind: 'money', factors: [scale ?? 1], to: scale === undefined ? at + 1 : next + 1, hasUnit: true };
  }
  const cubic = readCubic(lexemes, next);
  if (cubic) return cubic;
  if (STERLING.has(lexemes[next + 1]?.text ?? '')) return { kind: 'money', factors: [1], to: at + 1, hasUnit: true };
  const isPart = runsOn(lexemes, next) || endsChain(lexemes, at);
  const isNoWeight = isPart || isSideInMetres(lexemes, at, next) || isStreetNumber(lexemes, next);
  const weight = isNoWeight ? undefined : WEIGHT_UNITS.get(unit);
  if (weight !== undefined) {
    const factors = weight === WEIGHT_UNITS.get('quintal') ? [weight, 100 * KG_PER_POUND] : [weight];
    return { kind: 'weight', factors, to: next + 1, hasUnit: true };
  }
  const volume = VOLUME_UNITS.get(unit);
  if (volume !== undefined) return { kind: 'volume', factors: [volume], to: next + 1, hasUnit: true };
  const length = LENGTH_UNITS.get(unit);
  if (length !== undefined && !isPreposition(lexemes, next)) {
    return { kind: 'length', factors: [length], to: next + 1, hasUnit: true };
  }
  const packaging = findPackaging(lexemes, next);
  if (packaging !== undefined) return { kind: 'count', factors: [1], to: packaging + 1, hasUnit: true };
  const kind = findLabelledKind(lexemes, at);
  return { kind, factors: kind === 'weight' ? [1, KG_PER_POUND] : [1], to: at + 1, hasUnit: false };
}

/** A currency, in one word or as `US dollars`; of `3 euro pallets` the word names a kind of pallet. */
function isCurrency(lexemes: readonly Lexeme[], at: number): boolean {
  const [word, next] = [lexemes[at]?.text ?? '', lexemes[at + 1]?.text ?? ''];
  if (word === 'us' && (next === '$' || next.startsWith('dol'))) return true;
  const isEuroPallet = word.startsWith('eur') && PACKAGING.has(next === '-' ? (lexemes[at + 2]?.text ?? '') : next);
  return CURRENCIES.has(word) && !isEuroPallet;
}

/** `0.79 mt de largo`, `0,8 mt x 1,2 mt`: metres, though the unit may stand for metric tons. */
function isSideInMetres(lexemes: readonly Lexeme[], at: number, unit: number): boolean {
  if (lexemes[unit]?.text !== 'mt') return false;
  const axis = lexemes[unit + 1]?.text === 'de' ? unit + 2 : unit + 1;
  const isNamed = ['largo', 'ancho', 'alto', 'fondo', 'long', 'wide', 'high'].includes(lexemes[axis]?.text ?? '');
  return isNamed || CROSS.has(lexemes[unit + 1]?.text ?? '') || CROSS.has(lexemes[at - 1]?.text ?? '');
}

/** `114T2105-3`, `15KG-09`: letters that digits are glued to on both sides are part of a number of a part. */
function runsOn(lexemes: readonly Lexeme[], unit: number): boolean {
  const isDashed = lexemes[unit + 1]?.text === '-' && !lexemes[unit + 1]?.isSpaced;
  const [unitWord, digits, next] = [unit, isDashed ? unit + 2 : unit + 1, isDashed ? unit + 3 : unit + 2].map(
    (k) => lexemes[k],
  );
  if (unitWord?.kind !== 'word' || unitWord.isSpaced || digits?.kind !== 'number' || digits.isSpaced) return false;
  const word = next?.text ?? '';
  return !WEIGHT_UNITS.has(word) && !LENGTH_UNITS.has(word) && !CROSS.has(word) && !PACKAGING.has(word);
}

/** `81-3300-4T`: the third number of a chain of dashes. */
function endsChain(lexemes: readonly Lexeme[], at: number): boolean {
  const isGlued = (k: number) => lexemes[k]?.isSpaced === false;
  return (
    [at - 1, at - 3].every((k) => lexemes[k]?.text === '-' && isGlued(k) && isGlued(k + 1)) &&
    [at - 2, at - 4].every((k) => lexemes[k]?.kind === 'number')
  );
}

/** `Cra. 30 # 12-45`: a house in a street, no 30 pounds. */
function isStreetNumber(lexemes: readonly Lexeme[], sign: number): boolean {
  if (lexemes[sign]?.text !== '#' || lexemes[sign + 1]?.kind !== 'number') return false;
  return lexemes[sign + 2]?.text === '-' && lexemes[sign + 3]?.kind === 'number';
}

/** `cu ft`, `cubic feet`, `metros cubicos`. */
function readCubic(lexemes: readonly Lexeme[], at: number): Measure | undefined {
  const words = [0, 1, 2].map((k) => lexemes[at + k]?.text ?? '');
  const isCubic = words.some((word) => word.startsWith('cubic') || word === 'cu');
  if (!isCubic || (words[0] !== 'cu' && !words[0]?.startsWith('cubic') && !LENGTH_UNITS.has(words[0] ?? '')))
    return undefined;
  const isFeet = words.some((word) => ['ft', 'feet', 'foot', 'pies'].includes(word));
  return { kind: 'volume', factors: [isFeet ? (VOLUME_UNITS.get('cft') ?? 1) : 1], to: at + 2, hasUnit: true };
}

/** `in` and `m` that are words of a sentence: `5 in total`. */
function isPreposition(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return (
    lexemes[at]?.text === 'in' &&
    next?.kind === 'word' &&
    !CROSS.has(next.text) &&
    next.text !== 'each' &&
    next.text !== 'h'
  );
}

/** A packaging noun within two words, `5 wooden crates`. */
function findPackaging(lexemes: readonly Lexeme[], at: number): number | undefined {
  for (let k = 0; k < 3; k += 1) {
    const lexeme = lexemes[at + k];
    const isClosed = lexeme?.text === ')' && lexemes[at - 2]?.text === '(';
    if (lexeme?.text === '(' || (k === 0 && (lexeme?.text === '-' || isClosed || isTimes(lexemes, at)))) continue;
    if (lexeme?.kind !== 'word') return undefined;
    if (PACKAGING.has(lexeme.text)) return at + k;
    if (WEIGHT_UNITS.has(lexeme.text) || NO_ADJECTIVES.has(lexeme.text)) return undefined;
  }
  return undefined;
}

/** `2 x packages`. */
function isTimes(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes[at]?.text === 'x' && PACKAGING.has(lexemes[at + 1]?.text ?? '');
}

function findLabelledKind(lexemes: readonly Lexeme[], at: number): EntryKind {
  const sign = lexemes[at - 1]?.text ?? '';
  if (CROSS.has(lexemes[at + 1]?.text ?? '')) return 'bare';
  if (![':', '=', '.', ')'].includes(sign)) return 'bare';
  for (let k = findOwnLabel(lexemes, at); k >= 0 && k >= at - 6; k -= 1) {
    const lexeme = lexemes[k];
    if (
      !lexeme ||
      lexeme.kind === 'break' ||
      lexeme.kind === 'number' ||
      ['|', ',', ';', '/', '.'].includes(lexeme.text)
    )
      return 'bare';
    // `141 kg. 4 of them`: the word is the unit of the number before it.
    if (WEIGHT_LABELS.has(lexeme.text)) return lexemes[k - 1]?.kind === 'number' ? 'bare' : 'weight';
    if (COUNT_LABELS.has(lexeme.text)) return 'count';
    if (VOLUME_LABELS.has(lexeme.text)) return 'volume';
  }
  return 'bare';
}

/** The last word of a number's label; of `Pcs/Kgs: 7/389` and `Pcs/Wt/Dims: …` the first number has the first label. */
function findOwnLabel(lexemes: readonly Lexeme[], at: number): number {
  let label = at - 2;
  if (lexemes[at + 1]?.text !== '/') return label;
  while (lexemes[label - 1]?.text === '/') label -= 2;
  return label;
}
