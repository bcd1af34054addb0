import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import { findRateChanges, type RateChange } from './rate-history.js';

/** Shows the changes of a rate with user and time, as far back as the log is stored. */
export class GetRateHistory {
  constructor(
    private readonly rates: Pick<RateRepository, 'find'>,
    private readonly activity: Pick<ActivityLogRepository, 'findPage'>,
  ) {}

  /** The newest first. @throws DomainError `missing` for an unknown id */
  async execute(id: number): Promise<readonly RateChange[]> {
    const rate = await this.rates.find(id);
    if (!rate) throw createNotFoundError('rate', id);
    return findRateChanges(this.activity, rate);
  }
}
