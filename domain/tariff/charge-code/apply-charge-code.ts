import type { Rate } from '../rate.js';
import type { ChargeCodeDraft } from './charge-code.js';

/**
 * A rate with what its charge code says of it: the category, when it is charged, whether it is handed on at cost and
 * taxed, and its name in Spanish.
 */
export function applyChargeCode(rate: Rate, code: Omit<ChargeCodeDraft, 'code' | 'iataCode'> | undefined): Rate {
  if (!code) return rate;
  const { category, application, isPassThrough, isTaxable, nameEn, nameEs } = code;
  const serviceNameEs = rate.serviceName === nameEn && nameEs !== nameEn ? nameEs : undefined;
  return { ...rate, category, application, isPassThrough, isTaxable, serviceNameEs };
}
