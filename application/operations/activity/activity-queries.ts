import type { KeptActivity } from '../../../domain/operations/activity.js';
import type {
  ActivityCounts,
  ActivityFilter,
  ActivityLog,
  ActivityOrder,
} from './activity-log.repository.js';
import type { Clock } from '../../../domain/clock.port.js';
import { changeNote } from './change-log-entry.js';
import { pageWindow } from '../../persistence/pagination.js';

/** Lets staff look back through the log of the desk. */
export class ReviewActivity {
  constructor(
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** One page and what the whole filter comes to. @param page counted from 1 */
  async page(
    filter: ActivityFilter,
    order: ActivityOrder,
    page: number,
    pageSize: number,
  ): Promise<{ readonly rows: readonly KeptActivity[]; readonly counts: ActivityCounts }> {
    const within = pageWindow(page, pageSize);
    const [rows, counts] = await Promise.all([
      this.activity.page(filter, order, within.page, within.pageSize),
      this.activity.counts(filter),
    ]);
    return { rows, counts };
  }

  /** Everything that a filter leaves, for a file; that it was taken out is itself logged first, and in the file already. */
  async export(
    filter: ActivityFilter,
    order: ActivityOrder,
    actor: string,
  ): Promise<AsyncIterable<readonly KeptActivity[]>> {
    const details = wordsOf(filter);
    const at = this.clock.now();
    const action = 'Activity logs exported';
    await this.activity.append(changeNote({ at, action, details, actor, before: undefined, after: undefined }));
    return this.activity.walk(filter, order);
  }
}

function wordsOf({ categories, status, text, from, to }: ActivityFilter): string {
  const parts = [
    categories && `category ${categories.join(' or ') || 'none'}`,
    status && `status ${status}`,
    text && `text "${text}"`,
    from && `from ${from.toISOString()}`,
    to && `to ${to.toISOString()}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'All entries' : `Entries with ${parts.join(', ')}`;
}
