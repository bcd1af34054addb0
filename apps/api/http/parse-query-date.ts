import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from './http.messages.js';

const START_OF_DAY = 'T00:00:00.000Z';
const END_OF_DAY = 'T23:59:59.999Z';
/** Years from which days can be counted on and back without leaving what every store and every calendar knows. */
const [MIN_YEAR, MAX_YEAR] = [1900, 2999];

/**
 * The moment that a query names: a time as it stands, a day alone as its first or last moment in UTC.
 * @param field the name that a person knows it by
 * @throws DomainError `invalid`
 */
export function parseQueryDate(field: string, text: string, ofDay: 'first' | 'last'): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = new Date(isDay ? `${text}${ofDay === 'first' ? START_OF_DAY : END_OF_DAY}` : text);
  const year = moment.getUTCFullYear();
  if (year >= MIN_YEAR && year <= MAX_YEAR) return moment;
  throw new DomainError('invalid', HTTP_MESSAGES.invalidDate(field));
}
