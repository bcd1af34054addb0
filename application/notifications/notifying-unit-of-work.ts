import type { ActivityEntry, ActivityRecord } from '../../domain/operations/activity.js';
import {
  type ActivityCounts,
  type ActivityFilter,
  ActivityLogRepository,
  type ActivityOrder,
} from '../operations/activity/activity-log.repository.js';
import { type TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { PendingNotificationRepository } from './pending-notification.repository.js';
import { toStaffNotification } from './staff-notification.js';

/**
 * Units of work that add pending notifications for log entries in the same transaction, so that staff are notified if
 * and only if it commits, and no use case has to do it.
 */
export class NotifyingUnitOfWork extends UnitOfWork {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  run<T>(work: (tx: TransactionScope) => Promise<T>): Promise<T> {
    return this.unitOfWork.run((tx) =>
      work({ ...tx, activity: new NotifyingActivityLog(tx.activity, tx.pendingNotifications) }),
    );
  }
}

/** An activity log that reports its new entries. */
class NotifyingActivityLog extends ActivityLogRepository {
  constructor(
    private readonly log: ActivityLogRepository,
    private readonly pendingNotifications: PendingNotificationRepository,
  ) {
    super();
  }

  async append(entry: ActivityEntry): Promise<void> {
    await this.log.append(entry);
    const notification = toStaffNotification(entry);
    if (notification) await this.pendingNotifications.add(notification);
  }

  findByQuotation(quotationId: number): Promise<readonly ActivityRecord[]> {
    return this.log.findByQuotation(quotationId);
  }

  findPage(
    filter: ActivityFilter,
    order: ActivityOrder,
    page: number,
    pageSize: number,
  ): Promise<readonly ActivityRecord[]> {
    return this.log.findPage(filter, order, page, pageSize);
  }

  getCounts(filter: ActivityFilter): Promise<ActivityCounts> {
    return this.log.getCounts(filter);
  }

  stream(filter: ActivityFilter, order: ActivityOrder): AsyncIterable<readonly ActivityRecord[]> {
    return this.log.stream(filter, order);
  }

  deleteOlderThan(moment: Date, atMost: number): Promise<number> {
    return this.log.deleteOlderThan(moment, atMost);
  }
}
