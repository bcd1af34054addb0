import type { ActivityCategory, ActivityEntry, ActivityStatus, KeptActivity } from '../../../domain/operations/activity.js';

/** Which entries a list shows; undefined fields do not narrow it. */
export interface ActivityFilter {
  /** Any of these; none of them: nothing. */
  readonly categories: readonly ActivityCategory[] | undefined;
  readonly status: ActivityStatus | undefined;
  /** Part of the action, the details or the actor. */
  readonly text: string | undefined;
  /** At or after. */
  readonly from: Date | undefined;
  /** At or before. */
  readonly to: Date | undefined;
}

export const ACTIVITY_ORDERS = ['newest-first', 'oldest-first'] as const;
export type ActivityOrder = (typeof ACTIVITY_ORDERS)[number];

/** How many entries a filter leaves, in all, by status and by category. */
export type ActivityCounts = Readonly<Record<'total' | ActivityStatus | ActivityCategory, number>>;

/** The append-only log of the desk. */
export abstract class ActivityLog {
  abstract append(entry: ActivityEntry): Promise<void>;
  /** The entries about a quotation, the oldest first. */
  abstract ofQuotation(quotationId: number): Promise<readonly KeptActivity[]>;
  /** One page. @param page counted from 1 */
  abstract page(
    filter: ActivityFilter,
    order: ActivityOrder,
    page: number,
    pageSize: number,
  ): Promise<readonly KeptActivity[]>;
  abstract counts(filter: ActivityFilter): Promise<ActivityCounts>;
  /** All entries of a filter, a few hundred at a time, so that however many there are they fit into memory. */
  abstract walk(filter: ActivityFilter, order: ActivityOrder): AsyncIterable<readonly KeptActivity[]>;
  /**
   * Removes the oldest of the entries that were made before a moment; the one thing that ever leaves the log.
   * @param atMost removes no more than these at once
   * @returns how many were removed
   */
  abstract forgetBefore(moment: Date, atMost: number): Promise<number>;
}
