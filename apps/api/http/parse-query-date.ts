import { DomainError } from '../../../domain/errors/domain-error.js';
import { toEndOfOfficeDay, toStartOfOfficeDay } from '../../../domain/office-day.js';
import { HTTP_MESSAGES } from './http.messages.js';

/** Years from which days can be counted on and back without leaving what every store and every calendar knows. */
const [MIN_YEAR, MAX_YEAR] = [1900, 2999];

/**
 * The moment that a query names: a time as it stands, a day alone as its first or last moment at the office.
 * @param field the name that a person knows it by
 * @throws DomainError `invalid`
 */
export function parseQueryDate(field: string, text: string, ofDay: 'first' | 'last'): Date {
  const named = new Date(text);
  const year = named.getUTCFullYear();
  if (!(year >= MIN_YEAR && year <= MAX_YEAR)) throw new DomainError('invalid', HTTP_MESSAGES.invalidDate(field));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return named;
  return ofDay === 'first' ? toStartOfOfficeDay(text) : toEndOfOfficeDay(text);
}
