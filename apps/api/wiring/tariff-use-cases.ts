import { ChangeRatesByPercent } from '../../../application/change-rates-by-percent/change-rates-by-percent.js';
import { ChangeRatesTogether } from '../../../application/change-rates-together/change-rates-together.js';
import { CopyRates } from '../../../application/copy-rates/copy-rates.js';
import { RevertRate } from '../../../application/revert-rate/revert-rate.js';
import { ShowRateHistory } from '../../../application/show-rate-history/show-rate-history.js';
import type { ChargeCategoryRule } from '../../../domain/charges/charge-category-rule.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { StoreRoom } from './store-room.js';

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
