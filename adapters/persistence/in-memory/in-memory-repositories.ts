import type { Desk } from '../../../application/persistence/unit-of-work.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { InMemoryActivityLog } from './in-memory-activity-log.repository.js';
import { InMemoryAdministrators } from './in-memory-administrator.repository.js';
import { InMemoryAvatars } from './in-memory-avatar.repository.js';
import { InMemoryConsignments } from './in-memory-mawb-consignee.repository.js';
import { InMemoryCorrections } from './in-memory-correction.repository.js';
import { InMemoryDeskMarks } from './in-memory-idempotency-key.repository.js';
import { InMemoryDisclaimers } from './in-memory-disclaimer.repository.js';
import { InMemoryIncomingEmails } from './in-memory-inbound-email.repository.js';
import { InMemoryNewsTray } from './in-memory-pending-notification.repository.js';
import { InMemoryNotificationChoices } from './in-memory-notification-preferences.repository.js';
import { InMemoryOutbox } from './in-memory-outbound-email.repository.js';
import { InMemoryQuotations } from './in-memory-quotation.repository.js';
import { InMemoryRateBook } from './in-memory-rate.repository.js';
import { InMemoryRecognizedSenders } from './in-memory-recognized-domain.repository.js';
import { InMemorySettingsShelf } from './in-memory-settings.repository.js';
import { InMemoryStaffMails } from './in-memory-notification-email.repository.js';
import { InMemoryTaxRates } from './in-memory-tax-rate.repository.js';
import { InMemoryWorkBell } from './in-memory-job-notifier.js';
import { InMemoryWorkQueue } from './in-memory-job-queue.js';
import type { Journal } from './undo-log.js';

/** The stores of a desk in memory. */
export interface InMemoryDesk {
  readonly emails: InMemoryIncomingEmails;
  readonly quotations: InMemoryQuotations;
  readonly corrections: InMemoryCorrections;
  readonly outbox: InMemoryOutbox;
  readonly queue: InMemoryWorkQueue;
  readonly activity: InMemoryActivityLog;
  readonly rates: InMemoryRateBook;
  readonly taxRates: InMemoryTaxRates;
  readonly senders: InMemoryRecognizedSenders;
  readonly consignments: InMemoryConsignments;
  readonly disclaimers: InMemoryDisclaimers;
  readonly settings: InMemorySettingsShelf;
  readonly administrators: InMemoryAdministrators;
  readonly notifications: InMemoryNotificationChoices;
  readonly avatars: InMemoryAvatars;
  readonly marks: InMemoryDeskMarks;
  readonly news: InMemoryNewsTray;
  readonly staffMails: InMemoryStaffMails;
}

/** What the stores in memory need of the world. */
export interface InMemoryDeskWorld {
  readonly countries: readonly Country[];
  readonly airports: readonly Airport[];
  readonly clock: Clock;
  /** Rung when work was added or an email settled; a bell that nobody hears where there is none. */
  readonly bell?: InMemoryWorkBell;
}

/** All stores of a desk in memory, empty to begin with. */
export function inMemoryDesk(world: InMemoryDeskWorld): InMemoryDesk {
  const { clock, bell = new InMemoryWorkBell() } = world;
  return {
    emails: new InMemoryIncomingEmails(bell),
    quotations: new InMemoryQuotations(),
    corrections: new InMemoryCorrections(),
    outbox: new InMemoryOutbox(),
    queue: new InMemoryWorkQueue(clock, bell),
    activity: new InMemoryActivityLog(),
    rates: new InMemoryRateBook(world, clock),
    taxRates: new InMemoryTaxRates(world.countries, clock),
    senders: new InMemoryRecognizedSenders(),
    consignments: new InMemoryConsignments(world),
    disclaimers: new InMemoryDisclaimers(world.airports),
    settings: new InMemorySettingsShelf(),
    administrators: new InMemoryAdministrators(),
    notifications: new InMemoryNotificationChoices(),
    avatars: new InMemoryAvatars(),
    marks: new InMemoryDeskMarks(),
    news: new InMemoryNewsTray(),
    staffMails: new InMemoryStaffMails(),
  };
}

/** The same desk, everything that is written in it noted in a journal. */
export function deskWithin(desk: InMemoryDesk, journal: Journal): Desk {
  return {
    emails: desk.emails.within(journal),
    quotations: desk.quotations.within(journal),
    corrections: desk.corrections.within(journal),
    outbox: desk.outbox.within(journal),
    queue: desk.queue.within(journal),
    activity: desk.activity.within(journal),
    rates: desk.rates.within(journal),
    taxRates: desk.taxRates.within(journal),
    senders: desk.senders.within(journal),
    consignments: desk.consignments.within(journal),
    disclaimers: desk.disclaimers.within(journal),
    settings: desk.settings.within(journal),
    administrators: desk.administrators.within(journal),
    notifications: desk.notifications.within(journal),
    avatars: desk.avatars.within(journal),
    marks: desk.marks.within(journal),
    news: desk.news.within(journal),
    staffMails: desk.staffMails.within(journal),
  };
}
