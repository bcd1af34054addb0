import { findCurrency, normalizeWords } from '../../../domain/tariff/price-words.js';
import { parseUnitWords, type UnitWords } from '../../../domain/tariff/unit-words.js';
import type { SheetCell } from '../spreadsheet-codec.port.js';

/** A price as one cell writes it: `0,18 USD/kg mín. 27`, `3 % CIF`, `₡ 15.000 por guía`. */
export interface PriceText {
  /** The figure as it is written, without what stands around it. */
  readonly figure: SheetCell;
  /** ISO 4217; undefined where the cell names none. */
  readonly currency: string | undefined;
  readonly unit: UnitWords | undefined;
  readonly minimum: SheetCell;
  /** What the minimum is for each of; undefined: for the shipment. */
  readonly minimumUnit: UnitWords | undefined;
  readonly maximum: SheetCell;
}

const MAX_LENGTH = 200;
/** A number with its separators; what stands around it is a currency, a unit or a limit. */
const NUMBER = /[+-]?\d[\d.,']*/;
const LIMIT = /\b(min|max)(?:imo|imum|ima)?\b\.?:?/;

/** Reads a cell that holds more than a number; undefined where it holds something that is no price. */
export function parsePriceText(cell: SheetCell): PriceText | undefined {
  const nothing = {
    ...{ currency: undefined, unit: undefined },
    ...{ minimum: undefined, minimumUnit: undefined, maximum: undefined },
  };
  if (typeof cell !== 'string') return { figure: cell, ...nothing };
  if (cell.length > MAX_LENGTH) return undefined;
  const limits: { min?: AmountText | undefined; max?: AmountText | undefined } = {};
  let text = normalizeWords(cell);
  for (let rounds = 0; rounds < 2; rounds += 1) {
    const found = LIMIT.exec(text);
    if (!found) break;
    const end = found.index + found[0].length;
    const next = LIMIT.exec(text.slice(end));
    const amount = parseAmountText(text.slice(end, next ? end + next.index : undefined));
    const name = found[1] === 'max' ? 'max' : 'min';
    if (!amount || limits[name]) return undefined;
    if (amount.rest !== '' && (name === 'max' || !parseUnitWords(amount.rest))) return undefined;
    limits[name] = amount;
    text = `${text.slice(0, found.index)} ${next ? text.slice(end + next.index) : ''}`.trim();
  }
  const price = parseAmountText(trimSigns(text));
  if (!price) return undefined;
  const unit = price.rest === '' ? undefined : parseUnitWords(price.rest);
  const isPercent = price.rest === '%';
  if (price.rest !== '' && !isPercent && !unit) return undefined;
  const currencies = [price, limits.min, limits.max].flatMap((one) => one?.currency ?? []);
  if (new Set(currencies).size > 1) return undefined;
  return {
    figure: isPercent ? `${price.figure}%` : price.figure,
    currency: currencies[0],
    unit,
    minimum: limits.min?.figure,
    minimumUnit: limits.min?.rest ? parseUnitWords(limits.min.rest) : undefined,
    maximum: limits.max?.figure,
  };
}

interface AmountText {
  readonly figure: string;
  readonly currency: string | undefined;
  /** What is neither the number nor the currency. */
  readonly rest: string;
}

function parseAmountText(text: string): AmountText | undefined {
  const found = NUMBER.exec(text);
  if (!found) return undefined;
  const figure = found[0].replace(/[.,]$/, '');
  const before = trimSigns(text.slice(0, found.index));
  let after = trimSigns(text.slice(found.index + found[0].length));
  let currency = before === '' ? undefined : findCurrency(before);
  if (before !== '' && !currency) return undefined;
  const [first = ''] = after.split(/[ /]/, 1);
  const behind = first === '' || first === '%' ? undefined : findCurrency(first);
  // "l" and "q" are currencies before a number, and no unit is called so.
  if (behind && first.length > 1) {
    if (currency && currency !== behind) return undefined;
    currency = behind;
    after = trimSigns(after.slice(first.length));
  }
  return { figure, currency, rest: after };
}

/** Without spaces, brackets, commas and dashes around; the sign of a number stays. */
function trimSigns(text: string): string {
  const isSign = (character: string | undefined) => character !== undefined && ' ()[],;:-–'.includes(character);
  let begin = 0;
  let end = text.length;
  while (begin < end && isSign(text[begin]) && !/^-[\d.,]/.test(text.slice(begin, begin + 2))) begin += 1;
  while (end > begin && isSign(text[end - 1])) end -= 1;
  return text.slice(begin, end);
}

const FREE_WORDS = [
  'sin cargo',
  'sin costo',
  'gratis',
  'gratuito',
  'libre',
  'free',
  'free of charge',
  'no charge',
  'n/c',
];
const ON_REQUEST_WORDS = [
  ...[
    'a solicitud',
    'previa cotizacion',
    'a consultar',
    'consultar',
    'a convenir',
    'por cotizar',
    'a cotizar',
    'on request',
    'tbd',
  ],
];

/** Whether a cell says in words that there is nothing to pay. */
export function isFreeOfCharge(cell: SheetCell): boolean {
  return typeof cell === 'string' && FREE_WORDS.includes(normalizeWords(cell));
}

/** Whether a cell says in words that the price is on request. */
export function isOnRequest(cell: SheetCell): boolean {
  return typeof cell === 'string' && ON_REQUEST_WORDS.includes(normalizeWords(cell));
}
