import type { Clock } from '../../../domain/clock.port.js';
import type { ActivityRecord } from '../../../domain/operations/activity.js';
import { createPageRequest } from '../../persistence/pagination.js';
import type {
  ActivityCounts,
  ActivityFilter,
  ActivityLogRepository,
  ActivityOrder,
} from './activity-log.repository.js';
import { createChangeLogEntry } from './change-log-entry.js';

/** Queries on the activity log for staff. */
export class ActivityQueries {
  constructor(
    private readonly activity: ActivityLogRepository,
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
    const details = describeFilter(filter);
    const at = this.clock.now();
    const action = 'Activity logs exported';
    await this.activity.append(
      createChangeLogEntry({ at, action, details, actor, before: undefined, after: undefined }),
    );
    return this.activity.stream(filter, order);
  }
}

function describeFilter({ categories, status, text, from, to }: ActivityFilter): string {
  const parts = [
    categories && `category ${categories.join(' or ') || 'none'}`,
    status && `status ${status}`,
    text && `text "${text}"`,
    from && `from ${from.toISOString()}`,
    to && `to ${to.toISOString()}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'All entries' : `Entries with ${parts.join(', ')}`;
}
