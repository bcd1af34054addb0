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

/**
 * A day as a sheet writes it: `2026-12-31`, the serial number of spreadsheets, or day, month and year if only one
 * reading is a valid date.
 * @throws DomainError `invalid` for anything else
 */
export function parseDay(cell: SheetCell): Day | undefined {
  if (cell === undefined) return undefined;
  const text = String(cell).trim();
  const day = SERIAL_PATTERN.test(text)
    ? addDays(DAY_ZERO, Math.trunc(Number(text)))
    : (ISO_WITH_TIME.exec(text)?.[1] ?? text);
  if (isDay(day)) return day;
  const [first, second] = findPossibleDays(text);
  if (first !== undefined && second === undefined) return first;
  const choice = second === undefined ? TARIFF_MESSAGES.noDay : TARIFF_MESSAGES.canBe({ first, second });
  throw new DomainError('invalid', TARIFF_MESSAGES.ambiguousDate({ text, reason: choice }));
}

function findPossibleDays(text: string): Day[] {
  const [, one = '', other = '', year = ''] = DAY_MONTH_YEAR.exec(text) ?? [];
  const written = (month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const days = [written(other, one), written(one, other)].filter((day) => isDay(day));
  return [...new Set(days)];
}
