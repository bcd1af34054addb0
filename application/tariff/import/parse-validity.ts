import { DomainError } from '../../../domain/errors/domain-error.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { type DayOrder, parseDay } from './parse-date.js';

/** A period as one cell. */
export interface ValidityCell {
  readonly validFrom: Day | undefined;
  readonly validUntil: Day | undefined;
}

const MAX_LENGTH = 80;
/** A day as sheets write it, so that dashes within it are not those between two. */
const DAY = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\b\d{5}\b/g;
const YEAR = /^(?:ano )?(\d{4})$/;

/**
 * `01/01/2026 - 31/12/2026`, `hasta 31/12/2026`, `desde 2026-01-01`, `2026`; one day alone is the first one.
 * @throws DomainError `invalid` for anything else
 */
export function parseValidity(text: string | undefined, order?: DayOrder): ValidityCell {
  if (text === undefined) return { validFrom: undefined, validUntil: undefined };
  const words = normalizeWords(text.slice(0, MAX_LENGTH));
  const [, year] = YEAR.exec(words) ?? [];
  if (year) return { validFrom: parseDay(`${year}-01-01`), validUntil: parseDay(`${year}-12-31`) };
  const days = (words.match(DAY) ?? []).map((day) => parseDay(day, order));
  const rest = words
    .replace(DAY, ' ')
    .split(/[\s.,;:()–-]+/)
    .filter(
      (word) => word !== '' && !['del', 'de', 'a', 'al', 'y', 'el', 'vigente', 'valido', 'valida', 'to'].includes(word),
    );
  const isKnown = rest.every((word) => ['desde', 'hasta', 'from', 'until', 'partir'].includes(word));
  const [first, second, third] = days;
  if (!isKnown || first === undefined || third !== undefined || text.length > MAX_LENGTH) {
    throw new DomainError('invalid', TARIFF_MESSAGES.unknownValidity(text.slice(0, MAX_LENGTH)));
  }
  if (second !== undefined) return { validFrom: first, validUntil: second };
  const isEnd = rest.some((word) => word === 'hasta' || word === 'until');
  return isEnd ? { validFrom: undefined, validUntil: first } : { validFrom: first, validUntil: undefined };
}
