import { RuleViolation } from '../../../domain/errors/domain-error.js';

const FIRST_MOMENT = 'T00:00:00.000Z';
const LAST_MOMENT = 'T23:59:59.999Z';
/** Years that every store and every calendar knows. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 9999];

/**
 * The moment that a query names: a time as it stands, a day alone as its first or last moment in UTC.
 * @param field the name that a person knows it by
 * @throws RuleViolation `invalid`
 */
export function queryMoment(field: string, text: string, ofDay: 'first' | 'last'): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = new Date(isDay ? `${text}${ofDay === 'first' ? FIRST_MOMENT : LAST_MOMENT}` : text);
  const year = moment.getUTCFullYear();
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return moment;
  throw new RuleViolation('invalid', `${field} must be a date such as 2026-01-31.`);
}
