import type {
  NewNotificationEmail,
  NotificationEmail,
  NotificationEmailStatus,
  NotificationEmailType,
} from '../../domain/notifications/notification-email.js';

/**
 * Stores the emails to administrators that are waiting, being sent or sent; they are not replies and are not counted as
 * such.
 */
export abstract class NotificationEmailRepository {
  /** @returns undefined where a mail with this key is there already */
  abstract add(draft: NewNotificationEmail): Promise<NotificationEmail | undefined>;
  abstract find(id: number): Promise<NotificationEmail | undefined>;
  /** The mail of a topic that was added last. */
  abstract findLatest(topic: NotificationEmailType): Promise<NotificationEmail | undefined>;
  abstract markSent(id: number, at: Date): Promise<void>;
  /** Records a failed attempt; `failed` is final, `waiting` is retried. */
  abstract markFailed(id: number, state: Exclude<NotificationEmailStatus, 'sent'>, reason: string): Promise<void>;
  /** Puts a failed email back to `waiting`. @returns false if it was not failed */
  abstract reopen(id: number): Promise<boolean>;
  /** One page, the newest first. @param page counted from 1 */
  abstract findPage(filter: {
    readonly state: NotificationEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly rows: readonly NotificationEmail[]; readonly total: number }>;
  /** Removes emails added before a moment that are no longer waiting. @returns their ids, `atMost` of them */
  abstract deleteOlderThan(moment: Date, atMost: number): Promise<readonly number[]>;
  /** How many mails `deleteOlderThan` would remove in all. */
  abstract countDeletable(moment: Date): Promise<number>;
}
