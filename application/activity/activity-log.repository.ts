import type {
  ActivityCategory,
  ActivityEntity,
  ActivityEntry,
  ActivityRecord,
  ActivityStatus,
} from '../../domain/activity/activity.js';
import type { EventType } from '../../domain/activity/event-type.js';

/** Which entries a list shows; undefined fields do not narrow it. */
export interface ActivityFilter {
  /** Any of these; none of them: nothing. */
  readonly categories: readonly ActivityCategory[] | undefined;
  readonly status: ActivityStatus | undefined;
  readonly eventType?: EventType | undefined;
  readonly entity?: ActivityEntity | undefined;
  /** Part of the action, the details or the actor. */
  readonly text: string | undefined;
  /** At or after. */
  readonly from: Date | undefined;
  /** At or before. */
  readonly to: Date | undefined;
}

export const ACTIVITY_ORDERS = ['newest-first', 'oldest-first'] as const;
export type ActivityOrder = (typeof ACTIVITY_ORDERS)[number];

/** The number of entries that match a filter, in all, by status and by category. */
export type ActivityCounts = Readonly<Record<'total' | ActivityStatus | ActivityCategory, number>>;

/** The append-only activity log. */
export abstract class ActivityLogRepository {
  abstract append(entry: ActivityEntry): Promise<void>;
  abstract find(id: number): Promise<ActivityRecord | undefined>;
  /** The entries about a quotation, the oldest first. */
  abstract findByQuotation(quotationId: number): Promise<readonly ActivityRecord[]>;
  /** When a person last did something about a quotation; undefined if nobody has. */
  abstract findLastHumanActionAt(quotationId: number): Promise<Date | undefined>;
  /** One page. @param page counted from 1 */
  abstract findPage(
    filter: ActivityFilter,
    order: ActivityOrder,
    page: number,
    pageSize: number,
  ): Promise<readonly ActivityRecord[]>;
  abstract getCounts(filter: ActivityFilter): Promise<ActivityCounts>;
  /** All entries of a filter, a few hundred at a time, so that however many there are they fit into memory. */
  abstract stream(filter: ActivityFilter, order: ActivityOrder): AsyncIterable<readonly ActivityRecord[]>;
  /**
   * Removes the oldest entries made before a moment; nothing else is ever removed.
   * @param atMost maximum number of entries to remove
   * @returns how many were removed
   */
  abstract deleteOlderThan(moment: Date, atMost: number): Promise<number>;
}
