import { KG_PER_POUND } from '../../cargo/units.js';
import { foldText } from '../../fold-text.js';
import type { LedgerReading, ReadingDifference } from '../ledger/ledger.types.js';
import { isClose } from './is-close.js';
import type { GrammarReading } from './read-by-grammar.js';

/** A win by less is a doubt of this reader, and contests nobody. */
const CLEAR_CARGO = 3;
const CLEAR_CITY = 3;
const CLEAR_VALUE = 1;
/** Rounding of what writers convert (pounds, inches). */
const TOLERANCE = 0.006;
/** Cities that stand for their airports as often as for themselves. */
const AIRPORT_CITIES: ReadonlySet<string> = new Set(
  'managua,tegucigalpa,san salvador,ciudad de panama,ciudad de guatemala,san jose,san pedro sula,liberia'.split(','),
);

/**
 * Facts that the price rests on which this reader reads otherwise, where its reading wins clearly, keeps all constraints and
 * leaves no figure of the cargo unexplained. Measured on labelled mail, airports are not compared: the readers differ there
 * only where this one is wrong.
 */
export function findReadingDifferences(grammar: GrammarReading, reading: LedgerReading): ReadingDifference[] {
  return [
    ...compareCargo(grammar, reading),
    ...compareCity(grammar, reading),
    ...compareTerm(grammar, reading),
    ...compareValue(grammar, reading),
  ];
}

function compareCargo({ cargo, unexplained }: GrammarReading, { goods }: LedgerReading): ReadingDifference[] {
  if (!cargo?.isComplete || cargo.margin < CLEAR_CARGO || cargo.broken.length > 0 || unexplained > 0) return [];
  const { kg, pieces, m3 } = cargo.best;
  const facts = [
    { field: 'goods.weight', current: goods.grossWeightKg, other: kg, unit: ' kg' },
    { field: 'goods.pieces', current: goods.pieces, other: pieces, unit: '' },
    { field: 'goods.volume', current: goods.volumeM3, other: m3, unit: ' m³' },
  ];
  return facts.flatMap(({ field, current, other, unit }) => {
    if (other === undefined || (current !== undefined && isClose(current, other, TOLERANCE))) return [];
    if (field === 'goods.weight' && isInPounds(current, other)) return [];
    return [{ field, current: format(current, unit), other: format(other, unit) }];
  });
}

/** `Inches and pounds` below a table: this reader takes figures without a unit for kilograms. */
function isInPounds(current: number | undefined, other: number): boolean {
  return current !== undefined && isClose(current, other * KG_PER_POUND, TOLERANCE);
}

function compareCity({ route }: GrammarReading, { destination }: LedgerReading): ReadingDifference[] {
  const { city, cityAt, cityMargin } = route;
  if (!city || cityMargin < CLEAR_CITY || AIRPORT_CITIES.has(fold(city))) return [];
  const current = fold(destination.city ?? '');
  const places = cityAt?.named.places ?? [];
  // The town of a zone is what the gazetteer says, not what the writer has written.
  if (current !== '' && places.length > 0 && places.every(({ kind }) => kind === 'zone')) return [];
  const names = [city, ...places.flatMap(({ name, aliases, within, region }) => [name, ...aliases, within, region])];
  if (current !== '' && names.some((name) => name && isSameName(current, fold(name)))) return [];
  return [{ field: 'destination.city', current: destination.city ?? NOTHING, other: city }];
}

function isSameName(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** Only where the text names one term. */
function compareTerm({ term, terms }: GrammarReading, { incoterm }: LedgerReading): ReadingDifference[] {
  if (terms.length !== 1 || term === undefined || term === incoterm) return [];
  return [{ field: 'incoterm', current: incoterm ?? NOTHING, other: term }];
}

/** Under DAP no charge rests on the value. */
function compareValue({ value, valueMargin }: GrammarReading, { goods, incoterm }: LedgerReading): ReadingDifference[] {
  if (!value || valueMargin < CLEAR_VALUE || incoterm === 'DAP') return [];
  const current = goods.value?.amount;
  if (current !== undefined && isClose(current, value.amount, TOLERANCE)) return [];
  return [{ field: 'goods.value', current: format(current, ''), other: format(value.amount, '') }];
}

const NOTHING = 'nothing';

function format(value: number | undefined, unit: string): string {
  return value === undefined ? NOTHING : `${Math.round(value * 1000) / 1000}${unit}`;
}

function fold(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
