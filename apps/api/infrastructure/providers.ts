import type { Provider } from '@nestjs/common';
import { AnswerEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { AwaitOutcome } from '../../../application/inbound-mail/outcome-waiter.js';
import { BackUpDesk } from '../../../application/operations/backup/create-backup.js';
import { ChangeRatesByPercent } from '../../../application/tariff/adjust-rates-by-percent.js';
import { ChangeRatesTogether } from '../../../application/tariff/bulk-update-rates.js';
import { ChargeDelivery } from '../../../application/quoting/calculate-delivery-charges.js';
import { ChargeShipment } from '../../../application/quoting/calculate-charges.js';
import { ConfirmSampleRates } from '../../../application/tariff/confirm-sample-rates.js';
import { CopyRates } from '../../../application/tariff/copy-rates.js';
import { CorrectQuotation } from '../../../application/quoting/correct-quotation.js';
import { DeskMetrics } from '../../../application/operations/metrics-exporter.port.js';
import { ExportCorrections } from '../../../application/quoting/export-corrections.js';
import { ExportQuotations } from '../../../application/quoting/export-quotations.js';
import { ExportRates } from '../../../application/tariff/export-rates.js';
import { ImportRates } from '../../../application/tariff/import/import-rates.js';
import { KeepConsignments } from '../../../application/tariff/manage-consignees.js';
import { KeepDisclaimers } from '../../../application/tariff/manage-disclaimers.js';
import { KeepRateBook } from '../../../application/tariff/manage-rates.js';
import { KeepRecognizedSenders } from '../../../application/customers/manage-recognized-domains.js';
import { KeepTaxRates } from '../../../application/tariff/manage-tax-rates.js';
import { MailServerWatch } from '../../../application/outbound-mail/mail-server-health.js';
import { ReviewStaffMail } from '../../../application/notifications/notification-email-queries.js';
import { SendTestMail } from '../../../application/notifications/send-test-email.js';
import { ReadShipment } from '../../../application/quoting/extract-shipment.js';
import { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import { ReopenQuotation } from '../../../application/quoting/reopen-quotation.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { ResendQuotation } from '../../../application/quoting/resend-quotation.js';
import { RevertRate } from '../../../application/tariff/revert-rate.js';
import { ReviewQuotations } from '../../../application/quoting/quotation-queries.js';
import { SetAsideQuotation } from '../../../application/quoting/decline-quotation.js';
import { ShowCoverage } from '../../../application/tariff/get-tariff-coverage.js';
import { ShowDashboard } from '../../../application/quoting/get-dashboard.js';
import { ShowRateHistory } from '../../../application/tariff/get-rate-history.js';
import { SignIn } from '../../../application/identity/authenticate-administrator.js';
import { TryRate } from '../../../application/tariff/simulate-rate.js';
import { WeighShipment } from '../../../application/quoting/calculate-chargeable-weight.js';
import { WorkQueue } from '../../../application/jobs/job-queue.port.js';
import { Administrators } from '../../../application/identity/administrator.repository.js';
import { Clock } from '../../../domain/clock.port.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { ModelCalls } from '../../../application/operations/llm-usage.repository.js';
import { SettingsShelf } from '../../../application/operations/settings/settings.repository.js';
import { RateBook } from '../../../domain/tariff/rate.repository.js';
import { Readiness } from '../operations/readiness.js';
import { MailBorder } from '../inbound-mail/authserv-id.js';
import { MailReception } from '../inbound-mail/inbound-email-handler.js';
import { WebhookSecret } from '../inbound-mail/webhook-secret.js';
import { MetricsToken } from '../operations/metrics-token.js';
import { MailWay } from '../notifications/mail-transport-info.js';
import { DeskMailbox } from '../operations/quotation-mailbox.js';
import { ModelInUse } from '../operations/llm-status.js';
import { bind } from './provide-value.js';
import { officeProvidersOf } from './operations-providers.js';
import type { StoreRoom } from './persistence.js';
import type { DeskWorld, UseCases } from './use-cases.js';

/** What the controllers may ask for. */
export function providersOf(
  stores: StoreRoom,
  world: DeskWorld,
  useCases: UseCases,
  secrets: { readonly webhookSecret: string; readonly metricsToken: string | undefined },
): Provider[] {
  return [
    ...officeProvidersOf(stores, useCases),
    bind(ReceiveEmail, useCases.receiveEmail),
    bind(AnswerEmail, useCases.answerEmail),
    bind(AwaitOutcome, useCases.awaitOutcome),
    bind(SendTestMail, useCases.sendTestMail),
    bind(ReviewStaffMail, useCases.reviewStaffMail),
    bind(MailWay, new MailWay(world.hasMailServer)),
    bind(ReadShipment, useCases.readShipment),
    bind(WeighShipment, useCases.weighShipment),
    bind(ChargeDelivery, useCases.chargeDelivery),
    bind(ChargeShipment, useCases.chargeShipment),
    bind(ApproveQuotation, useCases.approveQuotation),
    bind(SetAsideQuotation, useCases.setAsideQuotation),
    bind(ReopenQuotation, useCases.reopenQuotation),
    bind(ResendQuotation, useCases.resendQuotation),
    bind(ExportCorrections, useCases.exportCorrections),
    bind(CorrectQuotation, useCases.correctQuotation),
    bind(RepriceQuotation, useCases.repriceQuotation),
    bind(ReviewQuotations, useCases.reviewQuotations),
    bind(BackUpDesk, useCases.backUpDesk),
    bind(ConfirmSampleRates, useCases.confirmSampleRates),
    bind(ExportQuotations, useCases.exportQuotations),
    bind(ExportRates, useCases.exportRates),
    bind(ImportRates, useCases.importRates),
    bind(ShowCoverage, useCases.showCoverage),
    bind(ShowDashboard, useCases.showDashboard),
    bind(TryRate, useCases.tryRate),
    bind(ChangeRatesTogether, useCases.changeRatesTogether),
    bind(ChangeRatesByPercent, useCases.changeRatesByPercent),
    bind(CopyRates, useCases.copyRates),
    bind(ShowRateHistory, useCases.showRateHistory),
    bind(RevertRate, useCases.revertRate),
    bind(KeepRateBook, useCases.keepRateBook),
    bind(KeepRecognizedSenders, useCases.keepRecognizedSenders),
    bind(KeepTaxRates, useCases.keepTaxRates),
    bind(KeepConsignments, useCases.keepConsignments),
    bind(KeepDisclaimers, useCases.keepDisclaimers),
    bind(SignIn, useCases.signIn),
    bind(Clock, world.clock),
    bind(ReferenceData, stores.reference),
    bind(RateBook, stores.rates),
    bind(SettingsShelf, stores.settings),
    bind(Administrators, stores.administrators),
    bind(WorkQueue, stores.queue),
    bind(Readiness, new Readiness(stores.queue, useCases.mailServer)),
    bind(MailServerWatch, useCases.mailServer),
    bind(DeskMetrics, world.metrics),
    bind(MetricsToken, new MetricsToken(secrets.metricsToken)),
    bind(BodyText, world.bodyText),
    bind(
      MailReception,
      new MailReception(useCases.receiveEmail, useCases.awaitOutcome, stores.settings, world.mimeReader, world.clock),
    ),
    bind(WebhookSecret, new WebhookSecret(secrets.webhookSecret)),
    bind(MailBorder, new MailBorder(world.authservId)),
    bind(DeskMailbox, new DeskMailbox(world.mailbox)),
    bind(ModelCalls, stores.modelCalls),
    bind(ModelInUse, new ModelInUse(world.model, stores.modelCalls)),
  ];
}
