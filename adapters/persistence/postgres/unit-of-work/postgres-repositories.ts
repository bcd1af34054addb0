import type { EntityManager } from 'typeorm';
import type { Desk } from '../../../../application/persistence/unit-of-work.port.js';
import { PostgresActivityLog } from '../activity-log/postgres-activity-log.repository.js';
import { PostgresAdministrators } from '../administrators/postgres-administrator.repository.js';
import { PostgresAvatars } from '../avatars/postgres-avatar.repository.js';
import { PostgresConsignments } from '../mawb-consignees/postgres-mawb-consignee.repository.js';
import { PostgresCorrections } from '../corrections/postgres-correction.repository.js';
import { PostgresDeskMarks } from '../idempotency-keys/postgres-idempotency-key.repository.js';
import { PostgresDisclaimers } from '../disclaimers/postgres-disclaimer.repository.js';
import { PostgresIncomingEmails } from '../inbound-emails/postgres-inbound-email.repository.js';
import { PostgresNewsTray } from '../pending-notifications/postgres-pending-notification.repository.js';
import { PostgresNotificationChoices } from '../notification-preferences/postgres-notification-preferences.repository.js';
import { PostgresOutbox } from '../outbound-emails/postgres-outbound-email.repository.js';
import { PostgresQuotations } from '../quotations/postgres-quotation.repository.js';
import { PostgresRateBook } from '../rates/postgres-rate.repository.js';
import { PostgresRecognizedSenders } from '../recognized-domains/postgres-recognized-domain.repository.js';
import { PostgresSettingsShelf } from '../settings/postgres-settings.repository.js';
import { PostgresStaffMails } from '../notification-emails/postgres-notification-email.repository.js';
import type { StandingData } from '../reference-cache/read-through-cache.js';
import { PostgresTaxRates } from '../tax-rates/postgres-tax-rate.repository.js';
import { PostgresWorkQueue } from '../job-queue/postgres-job-queue.js';
import type { Seat } from '../job-queue/worker-lease.js';

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
