import type { Clock } from '../../domain/clock.port.js';
import { isRecord } from '../../domain/is-record.js';
import {
  type Disclaimer,
  type DisclaimerDraft,
  isSameDisclaimer,
} from '../../domain/tariff/airport-terms/disclaimer.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import { DeletedRecords } from '../activity/deleted-records.js';
import type { ManageDisclaimers } from './manage-disclaimers.js';

/** The disclaimers that staff deleted lately; they come back as the last of their priority. */
export class DeletedDisclaimers extends DeletedRecords<DisclaimerDraft, Disclaimer> {
  constructor(
    private readonly disclaimers: ManageDisclaimers,
    log: ActivityLogRepository,
    clock: Clock,
  ) {
    super('disclaimer-deleted', log, clock);
  }

  protected parse(before: unknown): DisclaimerDraft | undefined {
    if (!isRecord(before)) return undefined;
    const { title, content, priority, airportIds } = before;
    if (typeof title !== 'string' || typeof content !== 'string' || typeof priority !== 'number') return undefined;
    if (!Array.isArray(airportIds) || !airportIds.every((id) => typeof id === 'number')) return undefined;
    return { title, content, priority, airportIds };
  }

  protected async loadComparison(): Promise<(recorded: DisclaimerDraft) => boolean> {
    const all = await this.disclaimers.all();
    return (recorded) => all.some((one) => isSameDisclaimer(one, recorded));
  }

  protected create(recorded: DisclaimerDraft, actor: string): Promise<Disclaimer> {
    return this.disclaimers.add(recorded, actor);
  }
}
