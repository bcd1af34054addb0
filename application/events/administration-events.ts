import type { ActivityCategory, ActivityStatus } from '../../domain/activity/activity.js';
import type { CustomerRecordCounts } from '../../domain/customers/customer-data.repository.js';
import type { Profile } from '../../domain/identity/profile.js';
import type { MailAccount } from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';

type LoggedSettings = Readonly<Record<string, unknown>>;

/** A connected mailbox without its secrets. */
export type LoggedMailAccount = Omit<MailAccount, 'credentials'> & { readonly user: string };

/** What happens to administrators, settings and the server as a whole. */
export interface AdministrationEventPayloads {
  readonly 'signed-in': object;
  readonly 'signed-out': object;
  readonly 'sign-in-failed': {
    /** As typed; it may be a password. */
    readonly account: string;
    /** The network address. */
    readonly address: string;
  };
  /** Attempts that nobody judged, for too many came before: told once for each account and address within the window. */
  readonly 'sign-in-throttled': {
    /** As typed; it may be a password. */
    readonly account: string;
    /** The network address. */
    readonly address: string;
  };
  readonly 'password-changed': object;
  readonly 'profile-updated': { readonly before: Profile; readonly after: Profile };
  readonly 'avatar-updated': { readonly contentType: string; readonly byteCount: number };
  readonly 'avatar-removed': object;
  readonly 'notification-preferences-updated': {
    readonly before: NotificationPreferences;
    readonly after: NotificationPreferences;
  };
  readonly 'mailbox-connected': { readonly after: LoggedMailAccount };
  readonly 'mailbox-updated': { readonly before: LoggedMailAccount; readonly after: LoggedMailAccount };
  readonly 'mailbox-disconnected': { readonly before: LoggedMailAccount };
  readonly 'settings-updated': { readonly before: LoggedSettings; readonly after: LoggedSettings };
  readonly 'core-rules-validated': {
    readonly tests: number;
    /** The names of those that need attention. */
    readonly alarms: readonly string[];
  };
  readonly 'records-purged': {
    readonly activity: number;
    readonly emails: number;
    readonly staffMails: number;
    /** All of them were older. */
    readonly since: Date;
  };
  readonly 'backup-created': object;
  readonly 'customer-exported': {
    /** A mailbox or a domain. */
    readonly customer: string;
  };
  /** It does not say which customer. */
  readonly 'customer-erased': { readonly isMailbox: boolean; readonly counts: CustomerRecordCounts };
  readonly 'activity-exported': {
    readonly filter: {
      readonly categories: readonly ActivityCategory[] | undefined;
      readonly status: ActivityStatus | undefined;
      readonly text: string | undefined;
      readonly from: Date | undefined;
      readonly to: Date | undefined;
    };
  };
}
