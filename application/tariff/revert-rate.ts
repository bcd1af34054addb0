import type { ActivityLog } from '../operations/activity/activity-log.repository.js';
import type { ChargeCategoryRule } from '../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { Clock } from '../../domain/clock.port.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import { rateDraftOf } from './rate-input.js';
import { changesOfRate } from './rate-history.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Which change is taken back, and the version of the rate that the person saw. */
export interface RevertRequest {
  readonly id: number;
  /** Of the log's entry; the rate becomes what it was before it. */
  readonly entryId: number;
  readonly version: number | undefined;
}

/** Gives a rate the values that it had before one of its changes. */
export class RevertRate {
  constructor(
    private readonly rates: Pick<RateBook, 'find'>,
    private readonly activity: Pick<ActivityLog, 'page'>,
    private readonly reference: ReferenceData,
    private readonly categories: ChargeCategoryRule,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` for an unknown rate or change, `conflict` for a stale version or days that have a rate */
  async execute({ id, entryId, version }: RevertRequest, actor: string): Promise<Rate> {
    const standing = await this.rates.find(id);
    if (!standing) throw unknownRecord('rate', id);
    const change = (await changesOfRate(this.activity, standing)).find((one) => one.entryId === entryId);
    if (!change?.before) throw unknownRecord('earlier state of the rate in entry', entryId);
    const draft = rateDraftOf(change.before, await this.reference.airports(), this.categories);
    const content = { ...draft, isSample: change.before.isSample ?? false };
    return this.unitOfWork.run(async (desk) => {
      const rate = await desk.rates.replace(id, content, version);
      const details = `${rate.serviceCode} at ${rate.airportCode}, as before entry ${entryId}`;
      const note = { at: this.clock.now(), action: 'Rate reverted', details, actor, before: standing, after: rate };
      await desk.activity.append(changeNote(note));
      return rate;
    });
  }
}
