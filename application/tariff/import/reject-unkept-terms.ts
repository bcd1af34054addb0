import { DomainError } from '../../../domain/errors/domain-error.js';
import type { ChargeCode } from '../../../domain/tariff/charge-code/charge-code.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { isTaxFree } from './row-tax.js';

/** What a row says that a rate cannot hold. */
interface UnkeptTerms {
  readonly customer: string | undefined;
  readonly tax: string | undefined;
}

const NOTHING = ['', '-', '—', '0', 'n/a', 'na', 'no', 'ninguno', 'ninguna'];
const EVERYBODY = [...NOTHING, 'todos', 'todas', 'general', 'todos los clientes', 'all', 'cualquiera', 'any'];
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
const INCLUDED_TAX =
  /^(?:\+?iva |impuesto |itbms |isv )?(?:incluido|incluida|incluye|included|con iva|iva) (?:iva )?(?:de |del )?(\d{1,2}(?:[.,]\d{1,2})?) ?%$/;
/** A mailbox or the domain of mailboxes: a company's name alone does not say who asks. */
const CUSTOMER = /^(?:[^\s@,;:]{1,64}@)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}$/i;
const PERCENTAGE = /^\+? ?\d{1,2}(?:[.,]\d{1,2})? ?%?$/;

/** The tax in the prices of a row, in percent, where its cell says how much; undefined where they are without. */
export function findIncludedTax(text: string | undefined): number | undefined {
  const [, percent] = INCLUDED_TAX.exec(normalizeWords(text ?? '')) ?? [];
  return percent === undefined ? undefined : Number(percent.replace(',', '.'));
}

/** Whether a cell says that there is nothing. */
export function isNothing(text: string): boolean {
  return NOTHING.includes(normalizeWords(text));
}

/** Whether a cell says that a row is for everything, or says nothing. */
export function isForEverything(text: string): boolean {
  return EVERYBODY.includes(normalizeWords(text)) && normalizeWords(text) !== 'general';
}

/** The customers that a row is for, as mailboxes or domains; empty: everybody; undefined where it names one otherwise. */
export function findCustomers(text: string): readonly string[] | undefined {
  if (EVERYBODY.includes(normalizeWords(text))) return [];
  const named = text
    .split(/[\s,;]/)
    .map((one) => one.trim().replace(/^@/, ''))
    .filter(Boolean);
  return named.length > 0 && named.every((one) => CUSTOMER.test(one)) ? named : undefined;
}

/**
 * Refuses a row that would lose something by being imported. Tax on top of a price is what every rate means; a price with tax
 * in it, and a service without tax whose charge code is taxable, are not.
 * @throws DomainError `invalid` with what cannot be kept
 */
export function rejectUnkeptTerms({ customer, tax }: UnkeptTerms, code: ChargeCode | undefined): void {
  if (customer !== undefined && findCustomers(customer) === undefined) {
    throw new DomainError('invalid', TARIFF_MESSAGES.customerNotKept(customer.slice(0, 40)));
  }
  if (tax === undefined) return;
  const words = normalizeWords(tax);
  if (isTaxFree(tax)) {
    // A new code becomes one without tax.
    if (!code?.isTaxable) return;
    throw new DomainError('invalid', TARIFF_MESSAGES.taxFreeNotKept(tax.slice(0, 40)));
  }
  if (findIncludedTax(tax) !== undefined || BEFORE_TAX.includes(words) || PERCENTAGE.test(words)) return;
  throw new DomainError('invalid', TARIFF_MESSAGES.taxNotKept(tax.slice(0, 40)));
}
