import type { Clock } from '../../domain/clock.port.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { EmailSummary, InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { WatchedMailbox } from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';
import type { WebhookEndpoint } from '../../domain/integrations/webhook-endpoint.js';
import type { WebhookEndpointRepository } from '../../domain/integrations/webhook-endpoint.repository.js';
import { toOfficeDay } from '../../domain/office-day.js';
import type { OutboundEmail } from '../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { isAnsweredByHand } from '../../domain/quoting/hold-reason.js';
import type { QuotationRepository, QuotationSummary } from '../../domain/quoting/quotation.repository.js';
import { type AirportCoverage, buildCoverageMatrix } from '../../domain/tariff/coverage-matrix.js';
import { filterInForceOn } from '../../domain/tariff/effective-tariff.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { Day } from '../../domain/tariff/rate-validity.js';
import { COMPULSORY_SERVICES, findService, type Service } from '../../domain/tariff/service-code.js';
import { computeCoverageOn } from '../../domain/tariff/service-coverage.js';
import type { DeadLetter, JobQueue } from '../jobs/job-queue.port.js';
import type { MailServerHealth } from '../outbound-mail/mail-server-health.js';
import { findSilentMailboxes } from './find-silent-mailboxes.js';

/** Maximum tasks of one kind that are listed; of the rest only the number is given. */
export const MAX_TASKS_PER_TYPE = 20;

/** Maximum held emails that are searched for customers' answers; the others are covered by their quotations. */
const MAX_HELD_EMAILS = 100;

/** A compulsory rate that ends within so many days and has no successor is a task. */
export const COMPULSORY_EXPIRING_WITHIN_DAYS = 14;

/** Dependencies for looking up pending tasks. */
export interface ListPendingTasksDependencies {
  readonly quotations: QuotationRepository;
  readonly emails: InboundEmailRepository;
  readonly outboundEmails: OutboundEmailRepository;
  readonly queue: JobQueue;
  readonly rates: RateRepository;
  readonly reference: AirportDirectory;
  readonly mailAccounts: Pick<MailAccountRepository, 'findAllWithStatus'>;
  readonly webhookEndpoints: Pick<WebhookEndpointRepository, 'findSwitchedOff'>;
  readonly mailServer: Pick<MailServerHealth, 'checkHealth'>;
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

/** What needs review, the newest of each kind; of quotations the longest waiting. */
export interface PendingTasks {
  /** Why replies cannot be sent at the moment; undefined if they can. */
  readonly mailServerProblem: string | undefined;
  /** Mailboxes that nobody has read for five minutes. */
  readonly silentMailboxes: readonly WatchedMailbox[];
  /** Programs that took no event for days, and get none any more. */
  readonly webhooksSwitchedOff: readonly WebhookEndpoint[];
  /** Replies that are waiting in the outbox. */
  readonly waitingReplies: number;
  readonly pendingQuotations: readonly QuotationSummary[];
  readonly failedEmails: readonly EmailSummary[];
  /** Questions and acceptances in the threads of quotations. */
  readonly followUps: readonly EmailSummary[];
  readonly failedReplies: readonly OutboundEmail[];
  /** Dead letters whose email or reply does not show the failure itself. */
  readonly deadLetters: readonly DeadLetter[];
  /** Airports that lack a compulsory rate (rule 11). */
  readonly gaps: readonly AirportCoverage[];
  /** Compulsory rates that end soon. */
  readonly expiring: readonly ExpiringRate[];
  /** Sample rates that staff have not confirmed (rule 12). */
  readonly sampleRates: number;
  /**
   * The total number, tasks that are not listed included; the mail server and the sample tariff count as one task each.
   */
  readonly total: number;
}

const PENDING_FILTER = {
  ...{ country: undefined, domain: undefined, from: undefined, to: undefined, text: undefined },
  status: 'pending',
} as const;

/** Gathers what the notification button shows. */
export class ListPendingTasks {
  constructor(private readonly dependencies: ListPendingTasksDependencies) {}

  async execute(): Promise<PendingTasks> {
    const { quotations, emails, outboundEmails, rates, reference, clock, mailServer, mailAccounts, webhookEndpoints } =
      this.dependencies;
    const failed = { state: 'failed', page: 1, pageSize: MAX_TASKS_PER_TYPE } as const;
    const [
      mailServerProblem,
      silentMailboxes,
      webhooksSwitchedOff,
      waiting,
      pending,
      mail,
      heldEmails,
      replies,
      deadLetters,
      tariff,
      airports,
    ] = await Promise.all([
      mailServer.checkHealth(),
      findSilentMailboxes(mailAccounts, clock.now()),
      webhookEndpoints.findSwitchedOff(),
      outboundEmails.findPage({ state: 'waiting', page: 1, pageSize: 1 }),
      quotations.findPage(PENDING_FILTER, 1, MAX_TASKS_PER_TYPE, 'oldest-first'),
      emails.findPage(failed),
      emails.findPage({ state: 'held', page: 1, pageSize: MAX_HELD_EMAILS }),
      outboundEmails.findPage(failed),
      this.listDeadLetters(),
      rates.all(),
      reference.airports(),
    ]);
    const today = toOfficeDay(clock.now());
    const gaps = buildCoverageMatrix(airports, filterInForceOn(tariff, today)).filter(
      ({ missingCompulsory }) => missingCompulsory.length > 0,
    );
    const expiring = findExpiringRates(tariff, airports, today);
    const sampleRates = tariff.filter((rate) => rate.isSample).length;
    const followUps = heldEmails.rows.filter(({ reasons }) => isAnsweredByHand(reasons));
    const lists =
      pending.total + mail.total + followUps.length + replies.total + deadLetters.length + silentMailboxes.length;
    const singleTasks = [mailServerProblem !== undefined, sampleRates > 0].filter(Boolean).length;
    return {
      mailServerProblem,
      silentMailboxes,
      webhooksSwitchedOff,
      waitingReplies: waiting.total,
      pendingQuotations: pending.rows,
      failedEmails: mail.rows,
      followUps: followUps.slice(0, MAX_TASKS_PER_TYPE),
      failedReplies: replies.rows,
      deadLetters,
      gaps,
      expiring,
      sampleRates,
      total: lists + webhooksSwitchedOff.length + gaps.length + expiring.length + singleTasks,
    };
  }

  /** A dead letter is listed once: by its failed email or reply if there is one. */
  private async listDeadLetters(): Promise<readonly DeadLetter[]> {
    const deadLetters = await this.dependencies.queue.findDeadLetters(MAX_TASKS_PER_TYPE);
    const isReportedElsewhere = await Promise.all(
      deadLetters.map(async ({ kind, subjectId }) => {
        if (kind === 'send-staff-mail') return false;
        if (kind === 'answer-email') return (await this.dependencies.emails.find(subjectId))?.state === 'failed';
        return (await this.dependencies.outboundEmails.find(subjectId))?.state === 'failed';
      }),
    );
    return deadLetters.filter((_deadLetter, at) => !isReportedElsewhere[at]);
  }
}

/** The compulsory rates that end soon, airports in their order. */
function findExpiringRates(rates: readonly Rate[], airports: readonly Airport[], today: Day): ExpiringRate[] {
  return airports.flatMap(({ code: airportCode }) =>
    COMPULSORY_SERVICES.flatMap((service) => {
      const ofService = rates.filter(
        (rate) => rate.airportCode === airportCode && findService(rate.serviceCode)?.code === service.code,
      );
      const { state, rate, until } = computeCoverageOn(ofService, today, COMPULSORY_EXPIRING_WITHIN_DAYS);
      const isExpiring = state === 'expiring' && rate !== undefined && until !== undefined;
      return isExpiring ? [{ airportCode, service, rateId: rate.id, until }] : [];
    }),
  );
}
