import type { ActivityLog } from '../operations/activity/activity-log.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import { changesOfRate, type RateChange } from './rate-history.js';

/** Shows who changed a rate when, and from what to what, as far back as the log goes. */
export class ShowRateHistory {
  constructor(
    private readonly rates: Pick<RateBook, 'find'>,
    private readonly activity: Pick<ActivityLog, 'page'>,
  ) {}

  /** The newest first. @throws RuleViolation `missing` for an unknown id */
  async execute(id: number): Promise<readonly RateChange[]> {
    const rate = await this.rates.find(id);
    if (!rate) throw unknownRecord('rate', id);
    return changesOfRate(this.activity, rate);
  }
}
