import type { ActivityLog } from '../domain/activity/activity-log.port.js';
import type { Administrators } from '../domain/administrator/administrators.port.js';
import type { Avatars } from '../domain/administrator/avatars.port.js';
import type { NotificationChoices } from '../domain/administrator/notification-choices.port.js';
import type { Consignments } from '../domain/consignment/consignments.port.js';
import type { Corrections } from '../domain/correction/corrections.port.js';
import type { Disclaimers } from '../domain/disclaimer/disclaimers.port.js';
import type { IncomingEmails } from '../domain/incoming-email/incoming-emails.port.js';
import type { Quotations } from '../domain/quotation/quotations.port.js';
import type { RecognizedSenders } from '../domain/recognized-sender/recognized-senders.port.js';
import type { Outbox } from '../domain/reply/outbox.port.js';
import type { DeskMarks } from '../domain/settings/desk-marks.port.js';
import type { SettingsShelf } from '../domain/settings/settings-shelf.port.js';
import type { NewsTray } from '../domain/staff-mail/news-tray.port.js';
import type { StaffMails } from '../domain/staff-mail/staff-mails.port.js';
import type { RateBook } from '../domain/tariff/rate-book.port.js';
import type { TaxRates } from '../domain/tax/tax-rates.port.js';
import type { WorkQueue } from './work-queue.port.js';

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
