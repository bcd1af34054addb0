import type { Rate } from '../rate.js';
import type { ChargeCode } from './charge-code.js';

/** A rate with what its charge code says of it: the category, when it is charged, and its name in Spanish. */
export function applyChargeCode(
  rate: Rate,
  code: Pick<ChargeCode, 'category' | 'application' | 'nameEn' | 'nameEs'> | undefined,
): Rate {
  if (!code) return rate;
  const { category, application, nameEn, nameEs } = code;
  const serviceNameEs = rate.serviceName === nameEn && nameEs !== nameEn ? nameEs : undefined;
  return { ...rate, category, application, serviceNameEs };
}
