import type { Clock } from '../../domain/clock.port.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import type { EmailSummary, IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { QuotationSummary, Quotations } from '../../domain/quoting/quotation.repository.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { OutboxReply } from '../../domain/outbound-mail/outbound-email.js';
import { type AirportCoverage, coverageMatrix } from '../../domain/tariff/coverage-matrix.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import { type Day, utcDayOf } from '../../domain/tariff/rate-validity.js';
import { COMPULSORY_SERVICES, type Service, serviceOf } from '../../domain/tariff/service-code.js';
import { coverageOn } from '../../domain/tariff/service-coverage.js';
import { inForceOn } from '../../domain/tariff/effective-tariff.js';
import type { MailServerWatch } from '../outbound-mail/mail-server-health.js';
import type { BuriedWork, WorkQueue } from '../jobs/job-queue.port.js';

/** Matters of one kind that are listed; of the rest only the number is told. */
export const MOST_OF_A_KIND = 20;

/** Held mail that is looked through for answers of customers; the rest of it is told by its quotation. */
const HELD_MAIL = 100;

/** A compulsory rate that ends within so many days waits for its successor. */
export const COMPULSORY_EXPIRING_WITHIN_DAYS = 14;

/** Where what waits is looked up. */
export interface WaitingSources {
  readonly quotations: Quotations;
  readonly emails: IncomingEmails;
  readonly outbox: Outbox;
  readonly queue: WorkQueue;
  readonly rates: RateBook;
  readonly reference: ReferenceData;
  readonly mailServer: Pick<MailServerWatch, 'trouble'>;
  readonly clock: Clock;
}

/** A compulsory rate that is about to end without a successor. */
export interface ExpiringRate {
  /** IATA code. */
  readonly airportCode: string;
  readonly service: Service;
  readonly rateId: number;
  /** The last day that the service is covered. */
  readonly until: Day;
}

/** What waits for a person, the newest of each kind. */
export interface WhatWaits {
  /** Why replies cannot leave at the moment; undefined where they can. */
  readonly mailTrouble: string | undefined;
  /** Replies that wait in the outbox. */
  readonly waitingReplies: number;
  readonly pendingQuotations: readonly QuotationSummary[];
  readonly failedEmails: readonly EmailSummary[];
  /** Questions and acceptances in the threads of quotations. */
  readonly followUps: readonly EmailSummary[];
  readonly failedReplies: readonly OutboxReply[];
  /** Work that was given up and whose email or reply does not say so itself. */
  readonly buriedWork: readonly BuriedWork[];
  /** Airports that lack a compulsory rate (decision 11). */
  readonly gaps: readonly AirportCoverage[];
  /** Compulsory rates that end soon. */
  readonly expiring: readonly ExpiringRate[];
  /** Rates of the first start that nobody has confirmed (decision 12). */
  readonly sampleRates: number;
  /** All of it, what is not listed included; the mail server and the sample tariff are one matter each. */
  readonly total: number;
}

const PENDING = {
  ...{ country: undefined, domain: undefined, from: undefined, to: undefined, text: undefined },
  status: 'pending',
} as const;

/** Gathers what the notification button shows. */
export class ListWhatWaits {
  constructor(private readonly sources: WaitingSources) {}

  async execute(): Promise<WhatWaits> {
    const { quotations, emails, outbox, rates, reference, clock, mailServer } = this.sources;
    const failed = { state: 'failed', page: 1, pageSize: MOST_OF_A_KIND } as const;
    const [mailTrouble, waiting, pending, mail, held, replies, buriedWork, tariff, airports] = await Promise.all([
      mailServer.trouble(),
      outbox.page({ state: 'waiting', page: 1, pageSize: 1 }),
      quotations.page(PENDING, 1, MOST_OF_A_KIND),
      emails.page(failed),
      emails.page({ state: 'held', page: 1, pageSize: HELD_MAIL }),
      outbox.page(failed),
      this.buriedWork(),
      rates.all(),
      reference.airports(),
    ]);
    const today = utcDayOf(clock.now());
    const gaps = coverageMatrix(airports, inForceOn(tariff, today)).filter(
      ({ missingCompulsory }) => missingCompulsory.length > 0,
    );
    const expiring = expiringRates(tariff, airports, today);
    const sampleRates = tariff.filter((rate) => rate.isSample).length;
    const followUps = held.rows.filter(({ reasons }) => reasons.includes('follow-up'));
    const lists = pending.total + mail.total + followUps.length + replies.total + buriedWork.length;
    const oneMatterEach = [mailTrouble !== undefined, sampleRates > 0].filter(Boolean).length;
    return {
      mailTrouble,
      waitingReplies: waiting.total,
      pendingQuotations: pending.rows,
      failedEmails: mail.rows,
      followUps: followUps.slice(0, MOST_OF_A_KIND),
      failedReplies: replies.rows,
      buriedWork,
      gaps,
      expiring,
      sampleRates,
      total: lists + gaps.length + expiring.length + oneMatterEach,
    };
  }

  /** Given up work is told once: by its failed email or reply where there is one. */
  private async buriedWork(): Promise<readonly BuriedWork[]> {
    const buried = (await this.sources.queue.buried()).slice(0, MOST_OF_A_KIND);
    const isToldAlready = await Promise.all(
      buried.map(async ({ kind, subjectId }) => {
        if (kind === 'send-staff-mail') return false;
        if (kind === 'answer-email') return (await this.sources.emails.find(subjectId))?.state === 'failed';
        return (await this.sources.outbox.find(subjectId))?.state === 'failed';
      }),
    );
    return buried.filter((_work, at) => !isToldAlready[at]);
  }
}

/** The compulsory rates that end soon, airports in their order. */
function expiringRates(rates: readonly Rate[], airports: readonly Airport[], today: Day): ExpiringRate[] {
  return airports.flatMap(({ code: airportCode }) =>
    COMPULSORY_SERVICES.flatMap((service) => {
      const ofService = rates.filter(
        (rate) => rate.airportCode === airportCode && serviceOf(rate.serviceCode)?.code === service.code,
      );
      const { state, rate, until } = coverageOn(ofService, today, COMPULSORY_EXPIRING_WITHIN_DAYS);
      const isExpiring = state === 'expiring' && rate !== undefined && until !== undefined;
      return isExpiring ? [{ airportCode, service, rateId: rate.id, until }] : [];
    }),
  );
}
