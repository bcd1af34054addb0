import { CM_PER_INCH } from '../../cargo/units.js';
import type { EntryKind, LedgerText, ZoneKind } from './ledger.types.js';
import { type Lexeme, splitLexemes } from './lexemes.js';
import { CROSS, measure } from './measure.js';
import { findRole } from './set-aside.js';
import type { AsideRole } from './words/cues.words.js';
import { COUNT_WORDS, CURRENCIES, LENGTH_UNITS } from './words/units.words.js';

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
const SIDE_INITIALS: ReadonlySet<string> = new Set(['l', 'w', 'h', 'a', 'd', 'largo', 'ancho', 'alto']);
/** Letters that may stand right before a figure without making it a reference. */
const GLUED_PREFIXES: ReadonlySet<string> = new Set('x usd us eur gbp kg kgs lb gw nw q l c h w pb k'.split(' '));
const MAX_FIGURES = 600;
const INCHES_PER_FOOT = 12;

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
    const side = readSideInMarks(lexemes, at);
    const thousands = side || numbers.length === 0 ? 0 : readThousandsOfSide(lexemes, at);
    if (thousands > 0) at += 1;
    numbers.push(side?.value ?? thousands + (lexemes[at]?.values.at(-1) ?? 0));
    at = side?.to ?? at + 1;
    const unit = side?.factor ?? LENGTH_UNITS.get(lexemes[at]?.text ?? '');
    if (unit !== undefined) factor ??= unit;
    if (unit !== undefined && side === undefined) at += 1;
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

/** `x 1 620 mm`: the thousands of a side that a blank parts from the rest. */
function readThousandsOfSide(lexemes: readonly Lexeme[], at: number): number {
  const [thousands, rest, behind] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  const isGroup = /^\d{1,2}$/.test(thousands?.text ?? '') && /^\d{3}$/.test(rest?.text ?? '');
  const isSide = CROSS.has(behind?.text ?? '') || behind?.text === 'mm';
  return isGroup && isSide ? (thousands?.values[0] ?? 0) * 1000 : 0;
}

/** `4'`, `3' 4", `48''`: a side in feet, in feet and inches, or in inches of two marks. */
function readSideInMarks(
  lexemes: readonly Lexeme[],
  at: number,
): { readonly value: number; readonly factor: number; readonly to: number } | undefined {
  const value = lexemes[at]?.values.at(-1);
  const isMark = (k: number) => lexemes[k]?.text === "'";
  if (value === undefined || !isMark(at + 1)) return undefined;
  if (isMark(at + 2)) return { value, factor: CM_PER_INCH, to: at + 3 };
  const inches = lexemes[at + 2]?.kind === 'number' ? lexemes[at + 2]?.values[0] : undefined;
  const end = lexemes[at + 3]?.text === '"' ? at + 4 : isMark(at + 3) && isMark(at + 4) ? at + 5 : undefined;
  return inches === undefined || end === undefined
    ? { value, factor: CM_PER_INCH * INCHES_PER_FOOT, to: at + 2 }
    : { value: value + inches / INCHES_PER_FOOT, factor: CM_PER_INCH * INCHES_PER_FOOT, to: end };
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
  if (kind === 'count' && (/^0\d/.test(lexeme.text) || isYear(lexemes, at, to))) return undefined;
  const ounces = kind === 'weight' ? readOunces(lexemes, to) : 0;
  const half = hasUnit && isHalfMore(lexemes, to) ? 0.5 : 0;
  const grams = kind === 'weight' && factors[0] === 1 ? readGrams(lexemes, to) : 0;
  const scaled = values.flatMap((value) => factors.map((factor) => (value + half + grams + ounces / 16) * factor));
  if (kind === 'weight' && scaled.every((value) => value === 0)) return undefined;
  const end = grams > 0 ? to + 3 : ounces > 0 || half > 0 ? to + 2 : to;
  return { kind, text, at, to: end, values: scaled, zone, role: findRole(lexemes, at, to, kind), hasUnit };
}

/** `a 2019 machine`: a year and one thing. */
function isYear(lexemes: readonly Lexeme[], at: number, to: number): boolean {
  return /^(?:19|20)\d\d$/.test(lexemes[at]?.text ?? '') && !(lexemes[to - 1]?.text ?? '').endsWith('s');
}

const AND: ReadonlySet<string> = new Set(['y', 'con', 'and', 'with']);
const GRAMS: ReadonlySet<string> = new Set('g gr grs gramos grams'.split(' '));
const GRAMS_PER_KG = 1000;

/** `11 kilos con 200 gramos`: kilograms behind a weight in kilograms. */
function readGrams(lexemes: readonly Lexeme[], at: number): number {
  const isMore = AND.has(lexemes[at]?.text ?? '') && GRAMS.has(lexemes[at + 2]?.text ?? '');
  return isMore ? (lexemes[at + 1]?.values[0] ?? 0) / GRAMS_PER_KG : 0;
}

/** `9 lb 6 oz`: the ounces behind a weight in pounds. */
function readOunces(lexemes: readonly Lexeme[], at: number): number {
  return lexemes[at + 1]?.text === 'oz' ? (lexemes[at]?.values[0] ?? 0) : 0;
}

/** `29 kilos y medio`. */
function isHalfMore(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes[at]?.text === 'y' && ['medio', 'media'].includes(lexemes[at + 1]?.text ?? '');
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
  // `Q4 How many packages?`
  if (before?.text === 'q' && (lexemes[at - 2]?.kind ?? 'break') === 'break') return true;
  if (before?.kind === 'word') return !GLUED_PREFIXES.has(before.text);
  const isJoint = before?.text === '-' || before?.text === '_';
  return (
    isJoint && !before.isSpaced && lexemes[at - 2]?.kind === 'word' && !CURRENCIES.has(lexemes[at - 2]?.text ?? '')
  );
}
