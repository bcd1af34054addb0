import type {
  NewNotificationEmail,
  NotificationEmail,
  NotificationEmailStatus,
  NotificationEmailType,
} from '../../domain/notifications/notification-email.js';

/** The mails to the desk's own people that are to leave, are leaving or have left; they are no replies and count as none. */
export abstract class NotificationEmailRepository {
  /** @returns undefined where a mail with this key is there already */
  abstract add(draft: NewNotificationEmail): Promise<NotificationEmail | undefined>;
  abstract find(id: number): Promise<NotificationEmail | undefined>;
  /** The mail of a topic that was added last. */
  abstract findLatest(topic: NotificationEmailType): Promise<NotificationEmail | undefined>;
  abstract markSent(id: number, at: Date): Promise<void>;
  /** Notes a failed try; `failed` is final, `waiting` is tried again. */
  abstract markFailed(id: number, state: Exclude<NotificationEmailStatus, 'sent'>, reason: string): Promise<void>;
  /** Puts a failed mail back to `waiting`. @returns false where it was not failed */
  abstract reopen(id: number): Promise<boolean>;
  /** One page, the newest first. @param page counted from 1 */
  abstract findPage(filter: {
    readonly state: NotificationEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly rows: readonly NotificationEmail[]; readonly total: number }>;
  /** Removes mails that were added before a moment and wait no more. @returns their ids, `atMost` of them */
  abstract deleteOlderThan(moment: Date, atMost: number): Promise<readonly number[]>;
  /** How many mails `deleteOlderThan` would remove in all. */
  abstract countDeletable(moment: Date): Promise<number>;
}
