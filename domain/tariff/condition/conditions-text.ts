import { DomainError } from '../../errors/domain-error.js';
import { CONDITION_MESSAGES } from './condition.messages.js';
import { parseConditionPhrase } from './condition-phrases.js';
import {
  findConditionInWords,
  findConditionName,
  findConditionValue,
  splitConditionValues,
} from './condition-synonyms.js';
import { CONDITION_KINDS, type RateConditions, type RateConditionsEntry } from './rate-conditions.js';

type Figures =
  | 'unNumbersFrom'
  | 'valueOverUsd'
  | 'monthKgFrom'
  | 'monthShipmentsFrom'
  | 'grossKgUpTo'
  | 'volumeM3UpTo'
  | 'grossKgOver';
type Lists =
  | 'exceptCommodities'
  | 'commodities'
  | 'dangerousClasses'
  | 'services'
  | 'days'
  | 'customers'
  | 'origins'
  | 'incoterms';
type Sides = 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg';

/** The names of the conditions in a cell; none contains another's sign. */
const LIST_NAMES: Readonly<Record<Lists, string>> = {
  commodities: 'class',
  dangerousClasses: 'dangerous class',
  services: 'service',
  days: 'day',
  customers: 'customer',
  origins: 'origin',
  incoterms: 'term',
  exceptCommodities: 'not class',
};
const FIGURE_NAMES: Readonly<Record<Figures, string>> = {
  unNumbersFrom: 'un numbers from',
  valueOverUsd: 'value over',
  monthKgFrom: 'month kg from',
  monthShipmentsFrom: 'month shipments from',
  grossKgUpTo: 'kg up to',
  volumeM3UpTo: 'm3 up to',
  grossKgOver: 'kg over',
};
const PIECE_NAMES: Readonly<Record<Sides, string>> = {
  lengthCm: 'piece length over',
  widthCm: 'piece width over',
  heightCm: 'piece height over',
  weightKg: 'piece weight over',
};
const LISTS = Object.keys(LIST_NAMES) as readonly Lists[];
const FIGURES = Object.keys(FIGURE_NAMES) as readonly Figures[];
const SIDES = Object.keys(PIECE_NAMES) as readonly Sides[];
const HOURS = 'hours';
const ZONE = 'zone';
const MAX_TEXT_LENGTH = 30_000;
const FIGURE_PATTERN = /^\d{1,10}(?:[.,]\d{1,6})?$/;

/**
 * Conditions as one cell of a sheet: `class: dangerous, cold; piece length over: 300; zone: Valley = Heredia, Alajuela`;
 * undefined where a rate applies always.
 */
export function formatConditionsText(conditions: RateConditions | undefined): string | undefined {
  if (!conditions) return undefined;
  const { pieceOver = {}, hours, zone } = conditions;
  const parts = [
    ...LISTS.map((list) => [LIST_NAMES[list], conditions[list]?.join(', ')]),
    ...FIGURES.map((name) => [FIGURE_NAMES[name], toText(conditions[name])]),
    ...SIDES.map((side) => [PIECE_NAMES[side], toText(pieceOver[side])]),
    [HOURS, hours && `${hours.from}-${hours.until}`],
    [ZONE, zone && `${toPlainName(zone.name)} = ${zone.places.map(toPlainName).join(', ')}`],
  ];
  return parts.flatMap(([name, text]) => (text ? [`${name}: ${text}`] : [])).join('; ');
}

/**
 * The conditions of a cell, in English as an export writes them or in Spanish: `solo mercancía peligrosa; valor mayor a:
 * 1000`; undefined for an empty one.
 * @throws DomainError `invalid` for what means nothing
 */
export function parseConditionsText(text: string | undefined): RateConditionsEntry | undefined {
  if (!text?.trim()) return undefined;
  if (text.length > MAX_TEXT_LENGTH) throw createTextError(text);
  let entry: RateConditionsEntry = {};
  for (const part of text.split(';')) {
    if (!part.trim()) continue;
    const stated = parsePart(part.trim(), entry);
    assertStatedOnce(entry, stated, part);
    entry = { ...entry, ...stated };
  }
  return entry;
}

/** @throws DomainError `invalid` where a condition would take the place of another one of its kind */
function assertStatedOnce(entry: RateConditionsEntry, stated: RateConditionsEntry, part: string): void {
  for (const kind of CONDITION_KINDS) {
    if (kind === 'pieceOver' || entry[kind] === undefined || stated[kind] === undefined) continue;
    if (JSON.stringify(entry[kind]) === JSON.stringify(stated[kind])) continue;
    throw new DomainError('invalid', CONDITION_MESSAGES.twice(part.trim().slice(0, 60)));
  }
}

function parsePart(part: string, { pieceOver }: RateConditionsEntry): RateConditionsEntry {
  const phrase = parseConditionPhrase(part);
  if (phrase) return { ...phrase, ...(phrase.pieceOver ? { pieceOver: { ...pieceOver, ...phrase.pieceOver } } : {}) };
  const colon = part.indexOf(':');
  const inWords = colon < 0 ? findConditionInWords(part) : undefined;
  if (inWords) {
    const named = LISTS.find((one) => LIST_NAMES[one] === inWords.name);
    return named ? { [named]: inWords.values } : {};
  }
  const name = findConditionName(part.slice(0, Math.max(0, colon)).trim().toLowerCase());
  const value = part.slice(colon + 1).trim();
  const list = LISTS.find((one) => LIST_NAMES[one] === name);
  if (list) return { [list]: parseList(list, value) };
  const figure = FIGURES.find((one) => FIGURE_NAMES[one] === name);
  if (figure) return { [figure]: parseFigure(value, part) };
  const side = SIDES.find((one) => PIECE_NAMES[one] === name);
  if (side) return { pieceOver: { ...pieceOver, [side]: parseFigure(value, part) } };
  if (name === HOURS) {
    const hours = parseConditionPhrase(value)?.hours;
    if (!hours) throw createTextError(part);
    return { hours };
  }
  if (name !== ZONE) throw createTextError(part);
  const [zoneName = '', places] = value.split('=');
  return { zone: { name: zoneName.trim(), places: splitList(places ?? zoneName) } };
}

/** Values of a listed condition; only where each is a word of a vocabulary may "y" and "o" stand between them. */
function parseList(list: Lists, value: string): readonly string[] {
  const name = LIST_NAMES[list];
  const whole = findConditionValue(name, value);
  if (whole !== value) return [whole];
  const isNamed = list === 'customers' || list === 'incoterms';
  return (isNamed ? splitList(value) : splitConditionValues(value)).map((one) => findConditionValue(name, one));
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

function parseFigure(text: string, part: string): number {
  if (!FIGURE_PATTERN.test(text)) throw createTextError(part);
  return Number(text.replace(',', '.'));
}

function toText(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** The signs of a cell's grammar stand in no name of a place. */
function toPlainName(name: string): string {
  return name.replace(/[;:=,]/g, ' ').trim();
}

function createTextError(text: string): DomainError {
  return new DomainError('invalid', CONDITION_MESSAGES.unreadable(text.slice(0, 60)));
}
