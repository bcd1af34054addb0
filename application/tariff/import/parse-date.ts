import { DomainError } from '../../../domain/errors/domain-error.js';
import { addDays, type Day, isDay } from '../../../domain/tariff/rate-validity.js';
import type { SheetCell } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';

/** The day that spreadsheets count from, so that day 60 and all after it come out right. */
const DAY_ZERO: Day = '1899-12-30';
const SERIAL_PATTERN = /^\d{5}(?:\.0+)?$/;
const ISO_WITH_TIME = /^(\d{4}-\d{2}-\d{2})[T ]00:00/;
/** `31/12/2026`, `31.12.2026` or `12-31-2026`. */
const DAY_MONTH_YEAR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Whether a sheet writes the day or the month first; undefined: nothing says it. */
export type DayOrder = 'day-first' | 'month-first' | undefined;

/**
 * The order that the dates of a sheet show where both cannot be read; of a sheet in Spanish, the day is first unless they
 * show otherwise. Dates that contradict each other say nothing.
 * @param texts cells that hold dates, or periods
 */
export function detectDayOrder(texts: readonly string[], isSpanish: boolean): DayOrder {
  const orders = new Set<DayOrder>();
  for (const text of texts) {
    for (const [, one = '', other = ''] of text.matchAll(DATES)) {
      if (Number(one) > MONTHS) orders.add('day-first');
      else if (Number(other) > MONTHS) orders.add('month-first');
    }
  }
  const [only, second] = [...orders];
  if (second !== undefined) return undefined;
  return only ?? (isSpanish ? 'day-first' : undefined);
}

const DATES = /\b(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}\b/g;
const MONTHS = 12;

/**
 * A day as a sheet writes it: `2026-12-31`, the serial number of spreadsheets, or day, month and year if only one
 * reading is a valid date, or the order is known.
 * @throws DomainError `invalid` for anything else
 */
export function parseDay(cell: SheetCell, order?: DayOrder): Day | undefined {
  if (cell === undefined) return undefined;
  const text = String(cell).trim();
  const day = SERIAL_PATTERN.test(text)
    ? addDays(DAY_ZERO, Math.trunc(Number(text)))
    : (ISO_WITH_TIME.exec(text)?.[1] ?? text);
  if (isDay(day)) return day;
  const [first, second] = findPossibleDays(text);
  if (first !== undefined && second === undefined) return first;
  if (second !== undefined && order !== undefined) return order === 'day-first' ? first : second;
  const choice = second === undefined ? TARIFF_MESSAGES.noDay : TARIFF_MESSAGES.canBe({ first, second });
  throw new DomainError('invalid', TARIFF_MESSAGES.ambiguousDate({ text, reason: choice }));
}

function findPossibleDays(text: string): Day[] {
  const [, one = '', other = '', year = ''] = DAY_MONTH_YEAR.exec(text) ?? [];
  const written = (month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const days = [written(other, one), written(one, other)].filter((day) => isDay(day));
  return [...new Set(days)];
}
