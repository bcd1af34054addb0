import { DomainError } from '../../../domain/errors/domain-error.js';
import type { ChargeCode } from '../../../domain/tariff/charge-code/charge-code.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';

/** What a row says that a rate cannot hold. */
interface UnkeptTerms {
  readonly freeDays: string | undefined;
  readonly customer: string | undefined;
  readonly tax: string | undefined;
}

const NOTHING = ['', '-', '—', '0', 'n/a', 'na', 'no', 'ninguno', 'ninguna'];
const EVERYBODY = [...NOTHING, 'todos', 'todas', 'general', 'todos los clientes', 'all'];
/** Tax comes on top of the price, which is what every rate means. */
const BEFORE_TAX = [
  'no',
  'no incluido',
  'no incluye',
  'no incluye iva',
  'sin iva',
  'mas iva',
  '+ iva',
  '+iva',
  'no incluida',
];
const TAX_FREE = ['0', '0%', '0 %', 'exento', 'exenta', 'no aplica', 'n/a'];
const PERCENTAGE = /^\d{1,2}(?:[.,]\d{1,2})? ?%?$/;

/**
 * Refuses a row that would lose something by being imported. Tax on top of a price is what every rate means; a price with tax
 * in it, and a service without tax whose charge code is taxable, are not.
 * @throws DomainError `invalid` with what cannot be kept
 */
export function rejectUnkeptTerms({ freeDays, customer, tax }: UnkeptTerms, code: ChargeCode | undefined): void {
  if (freeDays !== undefined && !NOTHING.includes(normalizeWords(freeDays))) {
    throw new DomainError('invalid', TARIFF_MESSAGES.freeDaysNotKept(freeDays.slice(0, 40)));
  }
  if (customer !== undefined && !EVERYBODY.includes(normalizeWords(customer))) {
    throw new DomainError('invalid', TARIFF_MESSAGES.customerNotKept(customer.slice(0, 40)));
  }
  if (tax === undefined) return;
  const words = normalizeWords(tax);
  if (TAX_FREE.includes(words)) {
    if (code?.isTaxable === false) return;
    throw new DomainError('invalid', TARIFF_MESSAGES.taxFreeNotKept(tax.slice(0, 40)));
  }
  if (BEFORE_TAX.includes(words) || PERCENTAGE.test(words)) return;
  throw new DomainError('invalid', TARIFF_MESSAGES.taxNotKept(tax.slice(0, 40)));
}
