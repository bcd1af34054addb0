import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { SendStaffNotifications } from '../../../application/notifications/send-staff-notifications.js';
import type { PurgeExpiredRecords } from '../../../application/operations/purge-expired-records.js';
import type { RemindCustomers } from '../../../application/outbound-mail/remind-customers.js';
import type { RetryDelayedReplies } from '../../../application/outbound-mail/retry-delayed-replies.js';
import type { CloseOverdueQuotations } from '../../../application/quoting/close-overdue-quotations.js';
import type { Configuration } from '../config/configuration.js';
import type { Logger } from './logger.js';
import { ScheduledTask } from './scheduled-task.js';
import { settleBeforeStop } from './shutdown.js';

/** Old records are removed soon after the start, for processes that never live an hour, and then every hour. */
const PURGE_SCHEDULE = { firstAfterMs: 30_000, everyMs: 3_600_000 };
/** Notifications are looked for often: what needs review is told at once. */
const NOTIFICATION_SCHEDULE = { firstAfterMs: 5_000, everyMs: 5_000 };
/** How soon replies leave when the mail server is back. */
const RETRY_SCHEDULE = { firstAfterMs: 15_000, everyMs: 15_000 };

/** A day ends at the office once a day; a process that was down at midnight comes to it within the hour. */
const CLOSING_SCHEDULE = { firstAfterMs: 20_000, everyMs: 3_600_000 };

/** Reminders are of a day, and leave within the hours of the office. */
const REMINDER_SCHEDULE = { firstAfterMs: 60_000, everyMs: 1_800_000 };

/** What is done again and again beside the jobs, by every process that works on them. */
export class TaskScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private tasks: readonly ScheduledTask[] = [];
  private stopped: Promise<void> = Promise.resolve();

  constructor(
    private readonly configuration: Configuration,
    private readonly purgeExpiredRecords: PurgeExpiredRecords,
    private readonly retryDelayedReplies: RetryDelayedReplies,
    private readonly sendStaffNotifications: SendStaffNotifications,
    private readonly closeOverdueQuotations: CloseOverdueQuotations,
    private readonly remindCustomers: RemindCustomers,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.configuration.workers === 'none') return;
    const logError = (message: string) => (error: unknown) => this.log.error({ error }, message);
    this.tasks = [
      new ScheduledTask(
        PURGE_SCHEDULE,
        (signal) => this.purgeExpiredRecords.execute(signal),
        logError('old records could not be removed'),
      ),
      new ScheduledTask(
        RETRY_SCHEDULE,
        () => this.retryDelayedReplies.execute(),
        logError('retry of delayed replies failed'),
      ),
      new ScheduledTask(
        NOTIFICATION_SCHEDULE,
        () => this.sendStaffNotifications.execute(),
        logError('staff notifications failed'),
      ),
      new ScheduledTask(
        CLOSING_SCHEDULE,
        (signal) => this.closeOverdueQuotations.execute(signal),
        logError('quotations that ran out could not be ended'),
      ),
      new ScheduledTask(
        REMINDER_SCHEDULE,
        (signal) => this.remindCustomers.execute(signal),
        logError('customers could not be reminded'),
      ),
    ];
  }

  beforeApplicationShutdown(): void {
    this.stopped = settleBeforeStop(Promise.all(this.tasks.map((task) => task.stop())));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stopped;
  }
}
