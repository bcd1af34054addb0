import type { ActivityEntry, KeptActivity } from '../../domain/operations/activity.js';
import {
  type ActivityCounts,
  type ActivityFilter,
  ActivityLog,
  type ActivityOrder,
} from '../operations/activity/activity-log.repository.js';
import type { NewsTray } from './pending-notification.repository.js';
import { newsOf } from './staff-notification.js';
import { type Desk, UnitOfWork } from '../persistence/unit-of-work.port.js';

/**
 * Units of work whose log is listened to: what is news to the staff is laid on the tray in the same transaction, so that
 * it is told if and only if it happened, and no use case has to think of it.
 */
export class NewsGathering extends UnitOfWork {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  run<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
    return this.unitOfWork.run((desk) => work({ ...desk, activity: new HeardLog(desk.activity, desk.news) }));
  }
}

/** A log whose new entries are listened to. */
class HeardLog extends ActivityLog {
  constructor(
    private readonly log: ActivityLog,
    private readonly tray: NewsTray,
  ) {
    super();
  }

  async append(entry: ActivityEntry): Promise<void> {
    await this.log.append(entry);
    const news = newsOf(entry);
    if (news) await this.tray.add(news);
  }

  ofQuotation(quotationId: number): Promise<readonly KeptActivity[]> {
    return this.log.ofQuotation(quotationId);
  }

  page(filter: ActivityFilter, order: ActivityOrder, page: number, pageSize: number): Promise<readonly KeptActivity[]> {
    return this.log.page(filter, order, page, pageSize);
  }

  counts(filter: ActivityFilter): Promise<ActivityCounts> {
    return this.log.counts(filter);
  }

  walk(filter: ActivityFilter, order: ActivityOrder): AsyncIterable<readonly KeptActivity[]> {
    return this.log.walk(filter, order);
  }

  forgetBefore(moment: Date, atMost: number): Promise<number> {
    return this.log.forgetBefore(moment, atMost);
  }
}
