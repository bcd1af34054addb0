import { Module } from '@nestjs/common';
import { ActivityLogRepository } from '../../../application/activity/activity-log.repository.js';
import { PipelineListener } from '../../../application/events/pipeline-events.port.js';
import { MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import { EmailExtraction } from '../../../application/inbound-mail/email-extraction.js';
import { OutcomeWaiter } from '../../../application/inbound-mail/outcome-waiter.js';
import { ProcessInboundEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { DeliverWebhook } from '../../../application/integrations/deliver-webhook.js';
import { MAX_JOB_MS } from '../../../application/jobs/job-lease.js';
import { JobNotifier } from '../../../application/jobs/job-notifier.port.js';
import { JobQueue } from '../../../application/jobs/job-queue.port.js';
import { JobWorker } from '../../../application/jobs/job-worker.js';
import { MailboxOpener } from '../../../application/mail-access/mailbox-opener.js';
import { SendNotificationEmail } from '../../../application/notifications/send-notification-email.js';
import { SendStaffNotifications } from '../../../application/notifications/send-staff-notifications.js';
import { PurgeExpiredRecords } from '../../../application/operations/purge-expired-records.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { type CopyErrorListener, FileReplyCopy } from '../../../application/outbound-mail/file-reply-copy.js';
import { QuotationPdfArchive } from '../../../application/outbound-mail/quotation-pdf-archive.js';
import { RemindCustomers } from '../../../application/outbound-mail/remind-customers.js';
import { ReplyComposer } from '../../../application/outbound-mail/reply-composer.js';
import { RetryDelayedReplies } from '../../../application/outbound-mail/retry-delayed-replies.js';
import { SendReply } from '../../../application/outbound-mail/send-reply.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { CloseOverdueQuotations } from '../../../application/quoting/close-overdue-quotations.js';
import { IdenticalContentRateLimiter } from '../../../application/quoting/identical-content-rate-limiter.js';
import { PricingService } from '../../../application/quoting/pricing.service.js';
import { ReleasePolicyService } from '../../../application/quoting/release-policy.service.js';
import { ChargeableWeightRule } from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import { RoadDistanceEstimator } from '../../../domain/geography/road-distance-estimator.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { InboundEmailRepository } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { MailTransport } from '../../../domain/outbound-mail/mail-transport.port.js';
import { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import { OutboundEmailRepository } from '../../../domain/outbound-mail/outbound-email.repository.js';
import { QuotationPdfRenderer } from '../../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import { ReplyRenderer } from '../../../domain/outbound-mail/reply-renderer.port.js';
import { IncotermProfiles } from '../../../domain/pricing/incoterm/incoterm-profiles.port.js';
import { AnswerLinks } from '../../../domain/quoting/outcome/answer-links.port.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { SecretCipher } from '../../../domain/secret-cipher.port.js';
import { ChargeCategoryRule } from '../../../domain/tariff/charge-category/charge-category-rule.port.js';
import { Configuration } from '../config/configuration.js';
import { InboundMailModule } from '../inbound-mail/inbound-mail.module.js';
import { IntegrationsModule } from '../integrations/integrations.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { QuotingModule } from '../quoting/quoting.module.js';
import { JobHandlers } from './job-handlers.js';
import { JobRunner } from './job-runner.js';
import type { Logger } from './logger.js';
import { InjectionToken, provide, provideFactory, provideValue } from './provide.js';
import { TaskScheduler } from './task-scheduler.js';
import { CACHED, JOB_ERROR_LISTENER, JOB_TIMEOUT_MS, LOGGER, OWN_ADDRESSES, QUOTATION_MAILBOX } from './tokens.js';

/** Told of copies of replies that could not be filed. */
const COPY_ERROR_LISTENER = new InjectionToken<CopyErrorListener>('copy error listener');

/**
 * The jobs and the scheduled tasks. What answers emails and writes documents stands here a second time, on cached
 * reference data; the modules that it is imported from have it for requests, on the database.
 */
@Module({
  imports: [PricingModule, QuotingModule, InboundMailModule, NotificationsModule, OperationsModule, IntegrationsModule],
  providers: [
    provide(PricingService, [
      {
        reference: CACHED.reference,
        rates: CACHED.rates,
        exchangeRates: CACHED.exchangeRates,
        gazetteer: Gazetteer,
        roads: RoadDistanceEstimator,
        taxRates: CACHED.taxRates,
        recognizedDomains: CACHED.recognizedDomains,
        settings: CACHED.settings,
        quotations: QuotationRepository,
        clock: Clock,
      },
      { chargeableWeight: ChargeableWeightRule, categories: ChargeCategoryRule, profiles: IncotermProfiles },
    ]),
    provide(ReleasePolicyService, [CACHED.recognizedDomains, PublicSuffixList, OWN_ADDRESSES, MailAccountRepository]),
    provide(ReplyComposer, [
      {
        reference: CACHED.reference,
        taxRates: CACHED.taxRates,
        consignments: CACHED.consignments,
        disclaimers: CACHED.disclaimers,
        outboundEmails: OutboundEmailRepository,
        settings: CACHED.settings,
      },
      IncotermProfiles,
      ReplyRenderer,
      Hasher,
      QUOTATION_MAILBOX,
      AnswerLinks,
    ]),
    provide(QuotationPdfArchive, [
      { outboundEmails: OutboundEmailRepository, quotations: QuotationRepository, emails: InboundEmailRepository },
      ReplyComposer,
      QuotationPdfRenderer,
      Hasher,
      PipelineListener,
    ]),
    provide(ProcessInboundEmail, [
      {
        emails: InboundEmailRepository,
        quotations: QuotationRepository,
        outboundEmails: OutboundEmailRepository,
        activity: ActivityLogRepository,
        settings: CACHED.settings,
      },
      EmailExtraction,
      PricingService,
      ReleasePolicyService,
      ReplyComposer,
      IdenticalContentRateLimiter,
      PublicSuffixList,
      UnitOfWork,
      Clock,
      PipelineListener,
    ]),
    provide(SendReply, [
      OutboundEmailRepository,
      MailTransport,
      QuotationPdfArchive,
      UnitOfWork,
      Clock,
      PipelineListener,
    ]),
    provide(RetryDelayedReplies, [JobQueue, MailTransport]),
    provideFactory(COPY_ERROR_LISTENER, createCopyErrorListener, [LOGGER]),
    provide(FileReplyCopy, [
      OutboundEmailRepository,
      MailAccountRepository,
      MailboxOpener,
      SecretCipher,
      MimeMessageBuilder,
      QuotationPdfArchive,
      UnitOfWork,
      Clock,
      COPY_ERROR_LISTENER,
    ]),
    provide(JobHandlers, [
      ProcessInboundEmail,
      OutcomeWaiter,
      SendReply,
      SendNotificationEmail,
      FileReplyCopy,
      DeliverWebhook,
      InboundEmailRepository,
      MailMemory,
    ]),
    provideValue(JOB_TIMEOUT_MS, MAX_JOB_MS),
    provide(JobWorker, [
      JobQueue,
      JobNotifier,
      JobHandlers,
      UnitOfWork,
      Clock,
      JOB_ERROR_LISTENER,
      PipelineListener,
      JOB_TIMEOUT_MS,
    ]),
    provide(JobRunner, [Configuration, JobWorker]),
    provide(RemindCustomers, [
      {
        quotations: QuotationRepository,
        outboundEmails: OutboundEmailRepository,
        emails: InboundEmailRepository,
        recognizedDomains: RecognizedDomainRepository,
        reference: AirportDirectory,
        settings: SettingsRepository,
        composer: ReplyComposer,
      },
      UnitOfWork,
      Clock,
    ]),
    provide(TaskScheduler, [
      Configuration,
      PurgeExpiredRecords,
      RetryDelayedReplies,
      SendStaffNotifications,
      CloseOverdueQuotations,
      RemindCustomers,
      LOGGER,
    ]),
  ],
})
export class JobsModule {}

function createCopyErrorListener(log: Logger): CopyErrorListener {
  return (error, address) => log.warn({ error, address }, 'a copy of a reply could not be filed');
}
