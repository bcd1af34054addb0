import { Module } from '@nestjs/common';
import { PipelineListener } from '../../../application/events/pipeline-events.port.js';
import { MailQueries } from '../../../application/inbound-mail/mail-queries.js';
import { JobQueue } from '../../../application/jobs/job-queue.port.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { CancelReply } from '../../../application/outbound-mail/cancel-reply.js';
import { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { QuotationPdfArchive } from '../../../application/outbound-mail/quotation-pdf-archive.js';
import { ReplyComposer } from '../../../application/outbound-mail/reply-composer.js';
import { RetryReply } from '../../../application/outbound-mail/retry-reply.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { InboundEmailRepository } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { MailTransport } from '../../../domain/outbound-mail/mail-transport.port.js';
import { OutboundEmailRepository } from '../../../domain/outbound-mail/outbound-email.repository.js';
import { QuotationPdfRenderer } from '../../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import { ReplyRenderer } from '../../../domain/outbound-mail/reply-renderer.port.js';
import { IncotermProfiles } from '../../../domain/pricing/incoterm/incoterm-profiles.port.js';
import { AnswerLinks } from '../../../domain/quoting/outcome/answer-links.port.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { DisclaimerRepository } from '../../../domain/tariff/airport-terms/disclaimer.repository.js';
import { MawbConsigneeRepository } from '../../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import { TaxRateRepository } from '../../../domain/tariff/tax/tax-rate.repository.js';
import { provide } from '../infrastructure/provide.js';
import { QUOTATION_MAILBOX } from '../infrastructure/tokens.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { OutboundEmailsController } from './outbound-emails.controller.js';

/** Replies: what they say, where they are, and whether they leave. */
@Module({
  imports: [PricingModule],
  controllers: [OutboundEmailsController],
  providers: [
    provide(MailServerHealth, [MailTransport, Clock]),
    provide(ReplyComposer, [
      {
        reference: AirportDirectory,
        taxRates: TaxRateRepository,
        consignments: MawbConsigneeRepository,
        disclaimers: DisclaimerRepository,
        outboundEmails: OutboundEmailRepository,
        settings: SettingsRepository,
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
    provide(MailQueries, [InboundEmailRepository, OutboundEmailRepository, JobQueue, QuotationRepository]),
    provide(CancelReply, [OutboundEmailRepository, QuotationRepository, UnitOfWork, Clock]),
    provide(RetryReply, [OutboundEmailRepository, QuotationRepository, UnitOfWork, Clock]),
  ],
  exports: [MailServerHealth, MailQueries, ReplyComposer, QuotationPdfArchive],
})
export class OutboundMailModule {}
