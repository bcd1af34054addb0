import { AdjustRatesByPercent } from '../../../application/tariff/adjust-rates-by-percent.js';
import { BulkUpdateRates } from '../../../application/tariff/bulk-update-rates.js';
import { CopyRates } from '../../../application/tariff/copy-rates.js';
import { GetRateHistory } from '../../../application/tariff/get-rate-history.js';
import { RevertRate } from '../../../application/tariff/revert-rate.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { ChargeCategoryRule } from '../../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { Persistence } from './persistence.js';

/** Binds the use cases that change many rates at once, or look back at one. */
export function createTariffUseCases(
  { rates, reference, activity, unitOfWork }: Persistence,
  categories: ChargeCategoryRule,
  clock: Clock,
) {
  return {
    bulkUpdateRates: new BulkUpdateRates(reference, categories, unitOfWork, clock),
    adjustRatesByPercent: new AdjustRatesByPercent(rates, unitOfWork, clock),
    copyRates: new CopyRates(rates, reference, unitOfWork, clock),
    getRateHistory: new GetRateHistory(rates, activity),
    revertRate: new RevertRate(rates, activity, reference, categories, unitOfWork, clock),
  };
}
