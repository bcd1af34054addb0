import type { EntityManager } from 'typeorm';
import type { Desk } from '../../../application/unit-of-work.port.js';
import { PostgresActivityLog } from '../activity-log/postgres-activity-log.js';
import { PostgresAdministrators } from '../administrators/postgres-administrators.js';
import { PostgresAvatars } from '../avatars/postgres-avatars.js';
import { PostgresConsignments } from '../consignments/postgres-consignments.js';
import { PostgresCorrections } from '../corrections/postgres-corrections.js';
import { PostgresDeskMarks } from '../desk-marks/postgres-desk-marks.js';
import { PostgresDisclaimers } from '../disclaimers/postgres-disclaimers.js';
import { PostgresIncomingEmails } from '../incoming-emails/postgres-incoming-emails.js';
import { PostgresNewsTray } from '../news-tray/postgres-news-tray.js';
import { PostgresNotificationChoices } from '../notification-choices/postgres-notification-choices.js';
import { PostgresOutbox } from '../outbox/postgres-outbox.js';
import { PostgresQuotations } from '../quotations/postgres-quotations.js';
import { PostgresRateBook } from '../rate-book/postgres-rate-book.js';
import { PostgresRecognizedSenders } from '../recognized-senders/postgres-recognized-senders.js';
import { PostgresSettingsShelf } from '../settings-shelf/postgres-settings-shelf.js';
import { PostgresStaffMails } from '../staff-mails/postgres-staff-mails.js';
import type { StandingData } from '../standing-data/standing-data.js';
import { PostgresTaxRates } from '../tax-rates/postgres-tax-rates.js';
import { PostgresWorkQueue } from '../work-queue/postgres-work-queue.js';
import type { Seat } from '../work-queue/seat.js';

/**
 * All stores of the desk over one manager: in its transaction, or each statement by itself where it has none.
 * @param standing what is remembered of what staff keep: told by the queue of changes
 * @param seat of the process that takes work from the queue
 */
export function postgresDesk(manager: EntityManager, standing?: StandingData, seat?: Seat): Desk {
  return {
    emails: new PostgresIncomingEmails(manager),
    quotations: new PostgresQuotations(manager),
    corrections: new PostgresCorrections(manager),
    outbox: new PostgresOutbox(manager),
    queue: new PostgresWorkQueue(manager, standing, seat),
    activity: new PostgresActivityLog(manager),
    rates: new PostgresRateBook(manager),
    taxRates: new PostgresTaxRates(manager),
    senders: new PostgresRecognizedSenders(manager),
    consignments: new PostgresConsignments(manager),
    disclaimers: new PostgresDisclaimers(manager),
    settings: new PostgresSettingsShelf(manager),
    administrators: new PostgresAdministrators(manager),
    notifications: new PostgresNotificationChoices(manager),
    avatars: new PostgresAvatars(manager),
    marks: new PostgresDeskMarks(manager),
    news: new PostgresNewsTray(manager),
    staffMails: new PostgresStaffMails(manager),
  };
}
