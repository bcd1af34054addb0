import type { ActivityRecord } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { createPageRequest } from '../persistence/pagination.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type {
  ActivityCounts,
  ActivityFilter,
  ActivityLogRepository,
  ActivityOrder,
} from './activity-log.repository.js';

/** Queries on the activity log for staff. */
export class ActivityQueries {
  constructor(
    private readonly activity: ActivityLogRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One page and what the whole filter comes to. @param page counted from 1 */
  async page(
    filter: ActivityFilter,
    order: ActivityOrder,
    page: number,
    pageSize: number,
  ): Promise<{ readonly rows: readonly ActivityRecord[]; readonly counts: ActivityCounts }> {
    const within = createPageRequest(page, pageSize);
    const [rows, counts] = await Promise.all([
      this.activity.findPage(filter, order, within.page, within.pageSize),
      this.activity.getCounts(filter),
    ]);
    return { rows, counts };
  }

  /** All entries that match a filter, for an export; the export itself is logged first and is contained in the file. */
  async export(
    filter: ActivityFilter,
    order: ActivityOrder,
    actor: string,
  ): Promise<AsyncIterable<readonly ActivityRecord[]>> {
    const at = this.clock.now();
    await this.unitOfWork.run(({ events }) => events.publish({ type: 'activity-exported', at, actor, filter }));
    return this.activity.stream(filter, order);
  }
}
