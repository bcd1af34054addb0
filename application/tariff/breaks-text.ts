import { DomainError } from '../../domain/errors/domain-error.js';
import type { RateBreaks } from '../../domain/tariff/formula/rate-breaks.js';
import type { RateBandEntry, RateFormulaEntry } from '../../domain/tariff/formula/rate-formula.js';
import { FORMULA_MESSAGES } from '../../domain/tariff/tariff.messages.js';

type BreaksEntry = NonNullable<RateFormulaEntry['breaks']>;

const OPEN_END = '+';
const ON_REQUEST = '?';
const MAX_TEXT_LENGTH = 2_000;
/** A plain decimal: what else a sheet may hold is refused instead of being guessed. */
const FIGURE = /^\d{1,12}(?:[.,]\d{1,12})?$/;

/**
 * Breaks as one cell of a sheet: `750: 0.062; 3500: 0.05; +: 0.073`. An amount has an equals sign, a rate for started
 * steps a slash: `graduated; 2000: =1430; +: =1430+400/1000`. `?` is on request, `upper` says that a quantity at a limit
 * falls into the band above it, `cheaper` that the next break is billed where it is cheaper.
 */
export function formatBreaksText(breaks: RateBreaks | undefined): string | undefined {
  if (!breaks) return undefined;
  const words = [
    breaks.mode === 'graduated' ? 'graduated' : '',
    breaks.limitBelongsTo === 'upper' ? 'upper' : '',
    breaks.isNextBreakCheaper ? 'cheaper' : '',
  ].filter(Boolean);
  const bands = breaks.bands.map(({ upTo, amount, rate, per }) => {
    const byRate = rate && `${rate.toFixed()}${per ? `/${per.toFixed()}` : ''}`;
    const price = amount ? [`=${amount.toFixed()}`, byRate].filter(Boolean).join('+') : (byRate ?? ON_REQUEST);
    return `${upTo?.toFixed() ?? OPEN_END}: ${price}`;
  });
  return [...words, ...bands].join('; ');
}

/** Breaks of a cell; undefined for an empty one. @throws DomainError `invalid` for what is no band */
export function parseBreaksText(text: string | undefined): BreaksEntry | undefined {
  if (!text?.trim()) return undefined;
  if (text.length > MAX_TEXT_LENGTH) throw createBreaksError(text);
  const parts = text
    .split(';')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const words = parts.filter((part) => !part.includes(':'));
  if (words.some((word) => !['whole', 'graduated', 'lower', 'upper', 'cheaper'].includes(word))) {
    throw createBreaksError(text);
  }
  return {
    mode: words.includes('graduated') ? 'graduated' : 'whole',
    limitBelongsTo: words.includes('upper') ? 'upper' : 'lower',
    isNextBreakCheaper: words.includes('cheaper'),
    bands: parts.filter((part) => part.includes(':')).map(parseBand),
  };
}

function parseBand(text: string): RateBandEntry {
  const [limit = '', price = '', ...rest] = text.split(':').map((part) => part.trim());
  if (rest.length > 0) throw createBreaksError(text);
  const upTo = limit === OPEN_END ? null : parseFigure(limit, text);
  if (price === ON_REQUEST) return { upTo };
  if (!price.startsWith('=')) return { upTo, ...parseRate(price, text) };
  const [amount = '', rate, ...others] = price
    .slice(1)
    .split('+')
    .map((part) => part.trim());
  if (others.length > 0) throw createBreaksError(text);
  return { upTo, amount: parseFigure(amount, text), ...(rate === undefined ? {} : parseRate(rate, text)) };
}

function parseRate(price: string, text: string): Pick<RateBandEntry, 'rate' | 'per'> {
  const [rate = '', per, ...rest] = price.split('/').map((part) => part.trim());
  if (rest.length > 0) throw createBreaksError(text);
  return { rate: parseFigure(rate, text), ...(per === undefined ? {} : { per: parseFigure(per, text) }) };
}

function parseFigure(figure: string, text: string): string {
  if (!FIGURE.test(figure)) throw createBreaksError(text);
  return figure.replace(',', '.');
}

function createBreaksError(text: string): DomainError {
  return new DomainError('invalid', FORMULA_MESSAGES.unreadableBreaks(text.slice(0, 60)));
}
