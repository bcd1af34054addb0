import { Module } from '@nestjs/common';
import { ActivityLogRepository } from '../../../application/activity/activity-log.repository.js';
import { PipelineListener } from '../../../application/events/pipeline-events.port.js';
import { QuoteByPhone } from '../../../application/inbound-mail/quote-by-phone.js';
import { IdempotencyKeyRepository } from '../../../application/operations/idempotency-key.repository.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { QuotationPdfArchive } from '../../../application/outbound-mail/quotation-pdf-archive.js';
import { ReplyComposer } from '../../../application/outbound-mail/reply-composer.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { AdjustQuotationLine } from '../../../application/quoting/adjust-quotation-line.js';
import { AnswerByLink } from '../../../application/quoting/answer-by-link.js';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { AssignLedgerRole } from '../../../application/quoting/assign-ledger-role.js';
import { AttachmentExtraction } from '../../../application/quoting/attachment-extraction.js';
import { CallCustomers } from '../../../application/quoting/call-customers.js';
import { CloseOverdueQuotations } from '../../../application/quoting/close-overdue-quotations.js';
import { CorrectQuotation } from '../../../application/quoting/correct-quotation.js';
import { DismissQuotation } from '../../../application/quoting/dismiss-quotation.js';
import { ExportCorrections } from '../../../application/quoting/export-corrections.js';
import { ExportQuotations } from '../../../application/quoting/export-quotations.js';
import { GetDashboard } from '../../../application/quoting/get-dashboard.js';
import { HandOverQuotation } from '../../../application/quoting/hand-over-quotation.js';
import { IdenticalContentRateLimiter } from '../../../application/quoting/identical-content-rate-limiter.js';
import { ListMargins } from '../../../application/quoting/list-margins.js';
import { PricingService } from '../../../application/quoting/pricing.service.js';
import { QuotationAnalytics } from '../../../application/quoting/quotation-analytics.port.js';
import { QuotationExportQuery } from '../../../application/quoting/quotation-export.port.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { QuotationReviser } from '../../../application/quoting/quotation-reviser.js';
import { RecordOutcome } from '../../../application/quoting/record-outcome.js';
import { ReleasePolicyService } from '../../../application/quoting/release-policy.service.js';
import { ReopenQuotation } from '../../../application/quoting/reopen-quotation.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { ResendQuotation } from '../../../application/quoting/resend-quotation.js';
import { WriteCustomerNote } from '../../../application/quoting/write-customer-note.js';
import { SpreadsheetCodec } from '../../../application/tariff/spreadsheet-codec.port.js';
import { ChargeableWeightRule } from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { AttachmentTextExtractor } from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { InboundEmailRepository } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { TextRecognizer } from '../../../domain/inbound-mail/text-recognizer.port.js';
import { OutboundEmailRepository } from '../../../domain/outbound-mail/outbound-email.repository.js';
import { CorrectionRepository } from '../../../domain/quoting/correction/correction.repository.js';
import { AnswerLinks } from '../../../domain/quoting/outcome/answer-links.port.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import { ChargeCodeRepository } from '../../../domain/tariff/charge-code/charge-code.repository.js';
import { provide } from '../infrastructure/provide.js';
import { OWN_ADDRESSES } from '../infrastructure/tokens.js';
import { OutboundMailModule } from '../outbound-mail/outbound-mail.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { AnswerLinksController } from './answer-links.controller.js';
import { CallsController } from './calls.controller.js';
import { ExtractionController } from './extraction.controller.js';
import { PhoneQuotationsController } from './phone-quotations.controller.js';
import { QuotationCorrectionsController } from './quotation-corrections.controller.js';
import { QuotationDecisionsController } from './quotation-decisions.controller.js';
import { QuotationDifferencesController } from './quotation-differences.controller.js';
import { QuotationLinesController } from './quotation-lines.controller.js';
import { QuotationOutcomeController } from './quotation-outcome.controller.js';
import { QuotationPdfController } from './quotation-pdf.controller.js';
import { QuotationRevisionsController } from './quotation-revisions.controller.js';
import { QuotationStatisticsController } from './quotation-statistics.controller.js';
import { QuotationsController } from './quotations.controller.js';

/** Quotations: how they come about, and what staff decide about them. */
@Module({
  imports: [PricingModule, OutboundMailModule],
  controllers: [
    AnswerLinksController,
    CallsController,
    ExtractionController,
    PhoneQuotationsController,
    QuotationStatisticsController,
    QuotationsController,
    QuotationCorrectionsController,
    QuotationDecisionsController,
    QuotationDifferencesController,
    QuotationLinesController,
    QuotationOutcomeController,
    QuotationPdfController,
    QuotationRevisionsController,
  ],
  providers: [
    provide(AttachmentExtraction, [AttachmentTextExtractor, TextRecognizer, MimeParser, HtmlToText]),
    provide(ReleasePolicyService, [RecognizedDomainRepository, PublicSuffixList, OWN_ADDRESSES, MailAccountRepository]),
    provide(IdenticalContentRateLimiter, [IdempotencyKeyRepository, Hasher, Clock]),
    provide(QuotationReviser, [
      { quotations: QuotationRepository, emails: InboundEmailRepository, settings: SettingsRepository },
      PricingService,
      ReleasePolicyService,
      AttachmentExtraction,
      Clock,
    ]),
    provide(ApproveQuotation, [
      QuotationRepository,
      InboundEmailRepository,
      RecognizedDomainRepository,
      PublicSuffixList,
      ReplyComposer,
      SettingsRepository,
      UnitOfWork,
      Clock,
    ]),
    provide(QuoteByPhone, [
      AirportDirectory,
      ShipmentExtractor,
      SettingsRepository,
      PricingService,
      ReleasePolicyService,
      ReplyComposer,
      Hasher,
      UnitOfWork,
      Clock,
      PipelineListener,
    ]),
    provide(HandOverQuotation, [UnitOfWork, Clock]),
    provide(CorrectQuotation, [QuotationReviser, CorrectionRepository, AirportDirectory, UnitOfWork, Clock]),
    provide(AssignLedgerRole, [QuotationReviser, CorrectionRepository, AirportDirectory, UnitOfWork, Clock]),
    provide(AdjustQuotationLine, [QuotationReviser, PricingService, ChargeCodeRepository, UnitOfWork, Clock]),
    provide(WriteCustomerNote, [QuotationReviser, UnitOfWork, Clock]),
    provide(DismissQuotation, [QuotationRepository, UnitOfWork, Clock]),
    provide(ReopenQuotation, [QuotationRepository, UnitOfWork, Clock]),
    provide(CallCustomers, [QuotationRepository, SettingsRepository, UnitOfWork, Clock]),
    provide(RecordOutcome, [UnitOfWork, Clock]),
    provide(CloseOverdueQuotations, [QuotationRepository, UnitOfWork, Clock]),
    provide(AnswerByLink, [
      {
        quotations: QuotationRepository,
        settings: SettingsRepository,
        links: AnswerLinks,
      },
      UnitOfWork,
      Clock,
    ]),
    provide(RepriceQuotation, [QuotationReviser, UnitOfWork, Clock]),
    provide(ResendQuotation, [QuotationRepository, OutboundEmailRepository, UnitOfWork, Clock]),
    provide(QuotationQueries, [
      {
        quotations: QuotationRepository,
        emails: InboundEmailRepository,
        outboundEmails: OutboundEmailRepository,
        activity: ActivityLogRepository,
        corrections: CorrectionRepository,
      },
      ReplyComposer,
      QuotationPdfArchive,
    ]),
    provide(ExportCorrections, [
      { corrections: CorrectionRepository, quotations: QuotationRepository, emails: InboundEmailRepository },
      ChargeableWeightRule,
      UnitOfWork,
      Clock,
    ]),
    provide(ExportQuotations, [QuotationExportQuery, SpreadsheetCodec, UnitOfWork, Clock]),
    provide(ListMargins, [QuotationAnalytics]),
    provide(GetDashboard, [QuotationAnalytics, RecognizedDomainRepository, AirportDirectory, Clock]),
  ],
  exports: [CloseOverdueQuotations, AttachmentExtraction, ReleasePolicyService, IdenticalContentRateLimiter],
})
export class QuotingModule {}
