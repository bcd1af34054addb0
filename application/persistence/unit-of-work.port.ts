import type { ActivityLog } from '../operations/activity/activity-log.repository.js';
import type { Administrators } from '../identity/administrator.repository.js';
import type { Avatars } from '../identity/avatar.repository.js';
import type { NotificationChoices } from '../notifications/notification-preferences.repository.js';
import type { Consignments } from '../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import type { Corrections } from '../../domain/quoting/correction/correction.repository.js';
import type { Disclaimers } from '../../domain/tariff/airport-terms/disclaimer.repository.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import type { RecognizedSenders } from '../../domain/customers/recognized-domain.repository.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { DeskMarks } from '../operations/idempotency-key.repository.js';
import type { SettingsShelf } from '../operations/settings/settings.repository.js';
import type { NewsTray } from '../notifications/pending-notification.repository.js';
import type { StaffMails } from '../notifications/notification-email.repository.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import type { TaxRates } from '../../domain/tariff/tax/tax-rate.repository.js';
import type { WorkQueue } from '../jobs/job-queue.port.js';

/** The stores of the desk, all in one transaction. */
export interface Desk {
  readonly emails: IncomingEmails;
  readonly quotations: Quotations;
  readonly corrections: Corrections;
  readonly outbox: Outbox;
  readonly queue: WorkQueue;
  readonly activity: ActivityLog;
  readonly rates: RateBook;
  readonly taxRates: TaxRates;
  readonly senders: RecognizedSenders;
  readonly consignments: Consignments;
  readonly disclaimers: Disclaimers;
  readonly settings: SettingsShelf;
  readonly administrators: Administrators;
  readonly notifications: NotificationChoices;
  readonly avatars: Avatars;
  readonly marks: DeskMarks;
  readonly news: NewsTray;
  readonly staffMails: StaffMails;
}

/** All or nothing. */
export abstract class UnitOfWork {
  /** Runs the work in one transaction: kept for good when it resolves, undone when it throws. */
  abstract run<T>(work: (desk: Desk) => Promise<T>): Promise<T>;
}
