import { KG_PER_POUND } from '../../cargo/units.js';
import type { EntryKind, LedgerText, ZoneKind } from './ledger.types.js';
import { type Lexeme, splitLexemes } from './lexemes.js';
import { findRole } from './set-aside.js';
import type { AsideRole } from './words/cues.words.js';
import { PACKAGING } from './words/packaging.words.js';
import { COUNT_WORDS, CURRENCIES, LENGTH_UNITS, VOLUME_UNITS, WEIGHT_UNITS } from './words/units.words.js';

/** The lexemes of a text, each with the zone it stands in. */
export interface LexedText {
  readonly source: LedgerText;
  readonly lexemes: readonly Lexeme[];
  /** The zone of each lexeme; undefined where nothing is accounted for. */
  readonly zones: readonly (ZoneKind | undefined)[];
}

/** A figure of the email: a number with what it measures, in kg, m³, cm or pieces. */
export interface Figure {
  readonly kind: EntryKind;
  readonly text: LexedText;
  /** Index of its number, and of the first lexeme behind it and its unit. */
  readonly at: number;
  readonly to: number;
  /** Its readings in the base unit; a weight without a unit is read as kg and as pounds. */
  readonly values: readonly number[];
  /** The sides of a size. */
  readonly sides?: readonly number[];
  readonly zone: ZoneKind;
  /** What else than cargo it is. */
  readonly role: AsideRole | undefined;
  readonly hasUnit: boolean;
}

const CURRENT_ZONES: ReadonlySet<ZoneKind> = new Set(['newest', 'forwarded', 'subject']);
const CROSS: ReadonlySet<string> = new Set(['x', '*', 'por', 'by']);
const SIDE_INITIALS: ReadonlySet<string> = new Set(['l', 'w', 'h', 'a', 'd', 'largo', 'ancho', 'alto']);
const WEIGHT_LABELS: ReadonlySet<string> = new Set('weight peso gw gross bruto wt pb kg kgs lbs'.split(' '));
const COUNT_LABELS: ReadonlySet<string> = new Set(
  'pieces piezas pcs qty cantidad bultos packages cajas tarimas pallets ctns ctn plts plt boxes pkgs cant skids crates volumenes volumes colli colis cartones cartons pallet palets'.split(
    ' ',
  ),
);
const VOLUME_LABELS: ReadonlySet<string> = new Set('cbm volume volumen m3'.split(' '));
/** Letters that may stand right before a figure without making it a reference. */
const GLUED_PREFIXES: ReadonlySet<string> = new Set('x usd us eur gbp kg kgs lb gw nw q l c h w pb k'.split(' '));
/** Words that part a number from the packaging behind them: `6 in case of`. */
const NO_ADJECTIVES: ReadonlySet<string> = new Set(
  'y and con with de of en on in x to a oz g gr grs ml per por or o'.split(' '),
);
const MAX_FIGURES = 600;

/** A text with its lexemes and their zones. */
export function lexText(source: LedgerText): LexedText {
  const lexemes = splitLexemes(source.text);
  let zone = 0;
  const zones = lexemes.map(({ start }) => {
    while (zone < source.zones.length && (source.zones[zone]?.end ?? 0) <= start) zone += 1;
    const current = source.zones[zone];
    return current && current.start <= start ? current.kind : undefined;
  });
  return { source, lexemes, zones };
}

/** Whether a zone speaks of the shipment that is asked for. */
export function isCurrent(zone: ZoneKind | undefined): zone is ZoneKind {
  return zone !== undefined && CURRENT_ZONES.has(zone);
}

/** The figures of a text that stand in its current zones, in their order. */
export function findFigures(text: LexedText): Figure[] {
  const figures: Figure[] = [];
  for (let at = 0; at < text.lexemes.length && figures.length < MAX_FIGURES; at += 1) {
    const zone = text.zones[at];
    if (!isCurrent(zone)) continue;
    const figure = readSize(text, at, zone) ?? readFigure(text, at, zone);
    if (!figure) continue;
    figures.push(figure);
    at = Math.max(at, figure.to - 1);
  }
  return figures;
}

/** Three numbers or more with a cross between them, and their units. */
function readSize(text: LexedText, from: number, zone: ZoneKind): Figure | undefined {
  const { lexemes } = text;
  const numbers: number[] = [];
  let factor: number | undefined;
  let at = from;
  while (lexemes[at]?.kind === 'number') {
    numbers.push(lexemes[at]?.values.at(-1) ?? 0);
    at += 1;
    const unit = LENGTH_UNITS.get(lexemes[at]?.text ?? '');
    if (unit !== undefined) {
      factor ??= unit;
      at += 1;
    }
    if (SIDE_INITIALS.has(lexemes[at]?.text ?? '')) at += 1;
    if (!CROSS.has(lexemes[at]?.text ?? '') && !isSlashOfSize(lexemes, at, numbers.length)) break;
    const next = SIDE_INITIALS.has(lexemes[at + 1]?.text ?? '') ? at + 2 : at + 1;
    if (lexemes[next]?.kind !== 'number') break;
    at = next;
  }
  if (numbers.length < 3) return undefined;
  const sides = numbers.slice(-3).map((side) => side * (factor ?? 1));
  return {
    kind: 'size',
    text,
    at: from,
    to: at,
    values: numbers.length > 3 ? numbers.slice(0, 1) : [],
    sides,
    zone,
    role: undefined,
    hasUnit: factor !== undefined,
  };
}

/** `120/80/110 cm`: slashes between three sides whose unit stands behind the last. */
function isSlashOfSize(lexemes: readonly Lexeme[], at: number, sides: number): boolean {
  const unitAt = at + (sides === 1 ? 4 : 2);
  const isSlash = lexemes[at]?.text === '/' && (sides > 1 || lexemes[at + 2]?.text === '/');
  return isSlash && sides <= 2 && LENGTH_UNITS.has(lexemes[unitAt]?.text ?? '');
}

function readFigure(text: LexedText, at: number, zone: ZoneKind): Figure | undefined {
  const { lexemes } = text;
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  const counted = lexeme.kind === 'word' ? COUNT_WORDS.get(lexeme.text) : undefined;
  if (lexeme.kind !== 'number' && counted === undefined) return undefined;
  if (isGlued(lexemes, at) || isListNumber(lexemes, at)) return undefined;
  const values = counted === undefined ? joinThousands(lexemes, at) : [counted];
  const { kind, factors, to, hasUnit } = measure(lexemes, at);
  if (counted !== undefined && kind !== 'count') return undefined;
  if (kind === 'count' && /^0\d/.test(lexeme.text)) return undefined;
  const ounces = kind === 'weight' ? readOunces(lexemes, to) : 0;
  const scaled = values.flatMap((value) => factors.map((factor) => (value + ounces / 16) * factor));
  if (kind === 'weight' && scaled.every((value) => value === 0)) return undefined;
  const end = ounces > 0 ? to + 2 : to;
  return { kind, text, at, to: end, values: scaled, zone, role: findRole(lexemes, at, to, kind), hasUnit };
}

/** `9 lb 6 oz`: the ounces behind a weight in pounds. */
function readOunces(lexemes: readonly Lexeme[], at: number): number {
  return lexemes[at + 1]?.text === 'oz' ? (lexemes[at]?.values[0] ?? 0) : 0;
}

/** `1 250 kg`: a group of three digits behind a blank continues the number. */
function joinThousands(lexemes: readonly Lexeme[], at: number): readonly number[] {
  const lexeme = lexemes[at];
  const before = lexemes[at - 1];
  const values = lexeme?.values ?? [];
  if (before?.kind !== 'number' || !/^\d{1,3}$/.test(before.text) || !/^\d{3}(?:[.,]\d+)?$/.test(lexeme?.text ?? '')) {
    return values;
  }
  return [...values, ...values.map((value) => Number(before.text) * 1000 + value)];
}

/** `(4) Carton size: …` at the head of a line: the label behind says that the number counts the lines. */
function isListNumber(lexemes: readonly Lexeme[], at: number): boolean {
  const isHead = lexemes[at - 1]?.text === '(' && (lexemes[at - 2]?.kind ?? 'break') === 'break';
  if (!isHead || lexemes[at + 1]?.text !== ')') return false;
  return [2, 3, 4, 5].some((k) => lexemes[at + k]?.text === ':');
}

/** Part of a reference or of a model's name: `TX400`, `M8`. */
function isGlued(lexemes: readonly Lexeme[], at: number): boolean {
  const lexeme = lexemes[at];
  const before = lexemes[at - 1];
  if (!lexeme || lexeme.isSpaced || lexeme.kind !== 'number') return false;
  if (before?.kind === 'word') return !GLUED_PREFIXES.has(before.text);
  const isJoint = before?.text === '-' || before?.text === '_';
  return (
    isJoint && !before.isSpaced && lexemes[at - 2]?.kind === 'word' && !CURRENCIES.has(lexemes[at - 2]?.text ?? '')
  );
}

interface Measure {
  readonly kind: EntryKind;
  readonly factors: readonly number[];
  readonly to: number;
  readonly hasUnit: boolean;
}

function measure(lexemes: readonly Lexeme[], at: number): Measure {
  const isJoined = (lexemes[at + 1]?.text === '-' && !lexemes[at + 1]?.isSpaced) || lexemes[at + 1]?.text === 'metric';
  const next = isJoined ? at + 2 : at + 1;
  const unit = lexemes[next]?.text ?? '';
  const before = lexemes[at - 1]?.text ?? '';
  const beforeColon = before === ':' ? (lexemes[at - 2]?.text ?? '') : before;
  // `87.000 EUR 32 rolls`: the currency is that of the number before it.
  const isOfEarlier = before !== ':' && /[a-z]/.test(before) && lexemes[at - 2]?.kind === 'number';
  // `invoice 2231 EUR 16,480.00`: the currency is that of the number behind it.
  const isOfLater = /^\d+$/.test(lexemes[at]?.text ?? '') && lexemes[next + 1]?.kind === 'number';
  if ((CURRENCIES.has(beforeColon) && !isOfEarlier) || (CURRENCIES.has(unit) && !isOfLater))
    return { kind: 'money', factors: [1], to: at + 1, hasUnit: true };
  const cubic = readCubic(lexemes, next);
  if (cubic) return cubic;
  const weight = isSideInMetres(lexemes, at, next) ? undefined : WEIGHT_UNITS.get(unit);
  if (weight !== undefined) return { kind: 'weight', factors: [weight], to: next + 1, hasUnit: true };
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

/** `0.79 mt de largo`, `0,8 mt x 1,2 mt`: metres, though the unit may stand for metric tons. */
function isSideInMetres(lexemes: readonly Lexeme[], at: number, unit: number): boolean {
  if (lexemes[unit]?.text !== 'mt') return false;
  const axis = lexemes[unit + 1]?.text === 'de' ? unit + 2 : unit + 1;
  const isNamed = ['largo', 'ancho', 'alto', 'fondo', 'long', 'wide', 'high'].includes(lexemes[axis]?.text ?? '');
  return isNamed || CROSS.has(lexemes[unit + 1]?.text ?? '') || CROSS.has(lexemes[at - 1]?.text ?? '');
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
  for (let k = at - 2; k >= 0 && k >= at - 6; k -= 1) {
    const lexeme = lexemes[k];
    if (
      !lexeme ||
      lexeme.kind === 'break' ||
      lexeme.kind === 'number' ||
      ['|', ',', ';', '/', '.'].includes(lexeme.text)
    )
      return 'bare';
    if (WEIGHT_LABELS.has(lexeme.text)) return 'weight';
    if (COUNT_LABELS.has(lexeme.text)) return 'count';
    if (VOLUME_LABELS.has(lexeme.text)) return 'volume';
  }
  return 'bare';
}
