import { ChangeRatesByPercent } from '../../../application/tariff/adjust-rates-by-percent.js';
import { ChangeRatesTogether } from '../../../application/tariff/bulk-update-rates.js';
import { CopyRates } from '../../../application/tariff/copy-rates.js';
import { RevertRate } from '../../../application/tariff/revert-rate.js';
import { ShowRateHistory } from '../../../application/tariff/get-rate-history.js';
import type { ChargeCategoryRule } from '../../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { StoreRoom } from './persistence.js';

/** Binds the use cases that change many rates at once, or look back at one. */
export function tariffUseCasesOf(
  { rates, reference, activity, unitOfWork }: StoreRoom,
  categories: ChargeCategoryRule,
  clock: Clock,
) {
  return {
    changeRatesTogether: new ChangeRatesTogether(reference, categories, unitOfWork, clock),
    changeRatesByPercent: new ChangeRatesByPercent(rates, unitOfWork, clock),
    copyRates: new CopyRates(rates, reference, unitOfWork, clock),
    showRateHistory: new ShowRateHistory(rates, activity),
    revertRate: new RevertRate(rates, activity, reference, categories, unitOfWork, clock),
  };
}
