import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { LoadChargeCodes } from './load-charge-codes.js';
import { findRateChanges } from './rate-history.js';
import { toRateDraft } from './rate-input.js';

/** The change to revert, and the version of the rate that the user was shown. */
export interface RevertRequest {
  readonly id: number;
  /** Of the log's entry; the rate becomes what it was before it. */
  readonly entryId: number;
  readonly version: number | undefined;
}

/** Gives a rate the values that it had before one of its changes. */
export class RevertRate {
  constructor(
    private readonly rates: Pick<RateRepository, 'find'>,
    private readonly activity: Pick<ActivityLogRepository, 'findPage'>,
    private readonly reference: AirportDirectory,
    private readonly chargeCodes: LoadChargeCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` for an unknown rate or change, `conflict` for a stale version or days that have a rate */
  async execute({ id, entryId, version }: RevertRequest, actor: string): Promise<Rate> {
    const current = await this.rates.find(id);
    if (!current) throw createNotFoundError('rate', id);
    const change = (await findRateChanges(this.activity, current)).find((one) => one.entryId === entryId);
    if (!change?.before) throw createNotFoundError('earlier state of the rate in entry', entryId);
    const draft = toRateDraft(change.before, await this.reference.airports(), await this.chargeCodes.execute());
    const content = { ...draft, isSample: change.before.isSample ?? false };
    return this.unitOfWork.run(async (tx) => {
      // Read under the lock of the change: what the log calls the value before was the value before.
      const before = await tx.rates.findForUpdate(id);
      if (!before) throw createNotFoundError('rate', id);
      const rate = await tx.rates.replace(id, content, version);
      const at = this.clock.now();
      await tx.events.publish({ type: 'rate-reverted', at, actor, before, after: rate, entryId });
      return rate;
    });
  }
}
