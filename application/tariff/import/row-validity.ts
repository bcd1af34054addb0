import type { SheetCell } from '../spreadsheet-codec.port.js';
import { type DayOrder, parseDay } from './parse-date.js';
import { parseValidity, type ValidityCell } from './parse-validity.js';
import type { TitleTerms } from './title-terms.js';

/** What a sheet says of the days of its rows. */
export interface ValidityTerms {
  /** Whether dates begin with the day or with the month; undefined: not known. */
  readonly dayOrder: DayOrder;
  /** What the lines above the table say of all rows. */
  readonly title: TitleTerms;
  /** Whether a column says from when, or until when, a row is valid. */
  readonly hasValidity: boolean;
}

/** The days of a row; where no column says any, those of the lines above the table. @throws DomainError `invalid` */
export function readRowValidity(
  getCell: (name: 'validFrom' | 'validUntil') => SheetCell,
  period: string | undefined,
  { dayOrder, title, hasValidity }: ValidityTerms,
): ValidityCell {
  if (!hasValidity) return { validFrom: title.validFrom, validUntil: title.validUntil };
  const validity = parseValidity(period, dayOrder);
  return {
    validFrom: parseDay(getCell('validFrom'), dayOrder) ?? validity.validFrom,
    validUntil: parseDay(getCell('validUntil'), dayOrder) ?? validity.validUntil,
  };
}
