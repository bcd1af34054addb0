import type { Provider } from '@nestjs/common';
import { ManageRecognizedDomains } from '../../../application/customers/manage-recognized-domains.js';
import { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { AuthenticateAdministrator } from '../../../application/identity/authenticate-administrator.js';
import { OutcomeWaiter } from '../../../application/inbound-mail/outcome-waiter.js';
import { ProcessInboundEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import { JobQueue } from '../../../application/jobs/job-queue.port.js';
import { NotificationEmailQueries } from '../../../application/notifications/notification-email-queries.js';
import { SendTestEmail } from '../../../application/notifications/send-test-email.js';
import { CreateBackup } from '../../../application/operations/backup/create-backup.js';
import { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import { MetricsExporter } from '../../../application/operations/metrics-exporter.port.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { CalculateChargeableWeight } from '../../../application/quoting/calculate-chargeable-weight.js';
import { CalculateCharges } from '../../../application/quoting/calculate-charges.js';
import { CalculateDeliveryCharges } from '../../../application/quoting/calculate-delivery-charges.js';
import { CorrectQuotation } from '../../../application/quoting/correct-quotation.js';
import { DeclineQuotation } from '../../../application/quoting/decline-quotation.js';
import { ExportCorrections } from '../../../application/quoting/export-corrections.js';
import { ExportQuotations } from '../../../application/quoting/export-quotations.js';
import { ExtractShipment } from '../../../application/quoting/extract-shipment.js';
import { GetDashboard } from '../../../application/quoting/get-dashboard.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { ReopenQuotation } from '../../../application/quoting/reopen-quotation.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { ResendQuotation } from '../../../application/quoting/resend-quotation.js';
import { AdjustRatesByPercent } from '../../../application/tariff/adjust-rates-by-percent.js';
import { BulkUpdateRates } from '../../../application/tariff/bulk-update-rates.js';
import { ConfirmSampleRates } from '../../../application/tariff/confirm-sample-rates.js';
import { CopyRates } from '../../../application/tariff/copy-rates.js';
import { ExportRates } from '../../../application/tariff/export-rates.js';
import { GetRateHistory } from '../../../application/tariff/get-rate-history.js';
import { GetTariffCoverage } from '../../../application/tariff/get-tariff-coverage.js';
import { ImportRates } from '../../../application/tariff/import/import-rates.js';
import { ManageConsignees } from '../../../application/tariff/manage-consignees.js';
import { ManageDisclaimers } from '../../../application/tariff/manage-disclaimers.js';
import { ManageRates } from '../../../application/tariff/manage-rates.js';
import { ManageTaxRates } from '../../../application/tariff/manage-tax-rates.js';
import { RevertRate } from '../../../application/tariff/revert-rate.js';
import { SimulateRate } from '../../../application/tariff/simulate-rate.js';
import { Clock } from '../../../domain/clock.port.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { AuthservId } from '../inbound-mail/authserv-id.js';
import { InboundEmailHandler } from '../inbound-mail/inbound-email-handler.js';
import { WebhookSecret } from '../inbound-mail/webhook-secret.js';
import { MailTransportInfo } from '../notifications/mail-transport-info.js';
import { LlmStatus } from '../operations/llm-status.js';
import { MetricsToken } from '../operations/metrics-token.js';
import { QuotationMailbox } from '../operations/quotation-mailbox.js';
import { Readiness } from '../operations/readiness.js';
import { createOperationsProviders } from './operations-providers.js';
import type { Persistence } from './persistence.js';
import { provideValue } from './provide-value.js';
import type { Infrastructure, UseCases } from './use-cases.js';

/** What the controllers may ask for. */
export function createProviders(
  persistence: Persistence,
  infrastructure: Infrastructure,
  useCases: UseCases,
  secrets: { readonly webhookSecret: string; readonly metricsToken: string | undefined },
): Provider[] {
  return [
    ...createOperationsProviders(persistence, useCases),
    provideValue(ReceiveEmail, useCases.receiveEmail),
    provideValue(ProcessInboundEmail, useCases.answerEmail),
    provideValue(OutcomeWaiter, useCases.awaitOutcome),
    provideValue(SendTestEmail, useCases.sendTestEmail),
    provideValue(NotificationEmailQueries, useCases.notificationEmailQueries),
    provideValue(MailTransportInfo, new MailTransportInfo(infrastructure.hasMailServer)),
    provideValue(ExtractShipment, useCases.extractShipment),
    provideValue(CalculateChargeableWeight, useCases.calculateChargeableWeight),
    provideValue(CalculateDeliveryCharges, useCases.calculateDeliveryCharges),
    provideValue(CalculateCharges, useCases.calculateCharges),
    provideValue(ApproveQuotation, useCases.approveQuotation),
    provideValue(DeclineQuotation, useCases.declineQuotation),
    provideValue(ReopenQuotation, useCases.reopenQuotation),
    provideValue(ResendQuotation, useCases.resendQuotation),
    provideValue(ExportCorrections, useCases.exportCorrections),
    provideValue(CorrectQuotation, useCases.correctQuotation),
    provideValue(RepriceQuotation, useCases.repriceQuotation),
    provideValue(QuotationQueries, useCases.quotationQueries),
    provideValue(CreateBackup, useCases.createBackup),
    provideValue(ConfirmSampleRates, useCases.confirmSampleRates),
    provideValue(ExportQuotations, useCases.exportQuotations),
    provideValue(ExportRates, useCases.exportRates),
    provideValue(ImportRates, useCases.importRates),
    provideValue(GetTariffCoverage, useCases.getTariffCoverage),
    provideValue(GetDashboard, useCases.getDashboard),
    provideValue(SimulateRate, useCases.simulateRate),
    provideValue(BulkUpdateRates, useCases.bulkUpdateRates),
    provideValue(AdjustRatesByPercent, useCases.adjustRatesByPercent),
    provideValue(CopyRates, useCases.copyRates),
    provideValue(GetRateHistory, useCases.getRateHistory),
    provideValue(RevertRate, useCases.revertRate),
    provideValue(ManageRates, useCases.manageRates),
    provideValue(ManageRecognizedDomains, useCases.manageRecognizedDomains),
    provideValue(ManageTaxRates, useCases.manageTaxRates),
    provideValue(ManageConsignees, useCases.manageConsignees),
    provideValue(ManageDisclaimers, useCases.manageDisclaimers),
    provideValue(AuthenticateAdministrator, useCases.authenticateAdministrator),
    provideValue(Clock, infrastructure.clock),
    provideValue(AirportDirectory, persistence.reference),
    provideValue(RateRepository, persistence.rates),
    provideValue(SettingsRepository, persistence.settings),
    provideValue(AdministratorRepository, persistence.administrators),
    provideValue(JobQueue, persistence.queue),
    provideValue(Readiness, new Readiness(persistence.queue, useCases.mailServer)),
    provideValue(MailServerHealth, useCases.mailServer),
    provideValue(MetricsExporter, infrastructure.metricsExporter),
    provideValue(MetricsToken, new MetricsToken(secrets.metricsToken)),
    provideValue(HtmlToText, infrastructure.htmlToText),
    provideValue(
      InboundEmailHandler,
      new InboundEmailHandler(
        useCases.receiveEmail,
        useCases.awaitOutcome,
        persistence.settings,
        infrastructure.mimeParser,
        infrastructure.clock,
      ),
    ),
    provideValue(WebhookSecret, new WebhookSecret(secrets.webhookSecret)),
    provideValue(AuthservId, new AuthservId(infrastructure.authservId)),
    provideValue(QuotationMailbox, new QuotationMailbox(infrastructure.mailbox)),
    provideValue(LlmUsageRepository, persistence.llmUsage),
    provideValue(LlmStatus, new LlmStatus(infrastructure.llm, persistence.llmUsage)),
  ];
}
