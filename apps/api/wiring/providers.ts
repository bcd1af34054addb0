import type { Provider } from '@nestjs/common';
import { AnswerEmail } from '../../../application/answer-email/answer-email.js';
import { ApproveQuotation } from '../../../application/approve-quotation/approve-quotation.js';
import { AwaitOutcome } from '../../../application/await-outcome/await-outcome.js';
import { BackUpDesk } from '../../../application/back-up-desk/back-up-desk.js';
import { ChangeRatesByPercent } from '../../../application/change-rates-by-percent/change-rates-by-percent.js';
import { ChangeRatesTogether } from '../../../application/change-rates-together/change-rates-together.js';
import { ChargeDelivery } from '../../../application/charge-delivery/charge-delivery.js';
import { ChargeShipment } from '../../../application/charge-shipment/charge-shipment.js';
import { ConfirmSampleRates } from '../../../application/confirm-sample-rates/confirm-sample-rates.js';
import { CopyRates } from '../../../application/copy-rates/copy-rates.js';
import { CorrectQuotation } from '../../../application/correct-quotation/correct-quotation.js';
import { DeskMetrics } from '../../../application/desk-metrics.port.js';
import { ExportCorrections } from '../../../application/export-corrections/export-corrections.js';
import { ExportQuotations } from '../../../application/export-quotations/export-quotations.js';
import { ExportRates } from '../../../application/export-rates/export-rates.js';
import { ImportRates } from '../../../application/import-rates/import-rates.js';
import { KeepConsignments } from '../../../application/keep-consignments/keep-consignments.js';
import { KeepDisclaimers } from '../../../application/keep-disclaimers/keep-disclaimers.js';
import { KeepRateBook } from '../../../application/keep-rate-book/keep-rate-book.js';
import { KeepRecognizedSenders } from '../../../application/keep-recognized-senders/keep-recognized-senders.js';
import { KeepTaxRates } from '../../../application/keep-tax-rates/keep-tax-rates.js';
import { MailServerWatch } from '../../../application/mail-server-watch.js';
import { ReviewStaffMail } from '../../../application/notify-staff/review-staff-mail.js';
import { SendTestMail } from '../../../application/notify-staff/send-test-mail.js';
import { ReadShipment } from '../../../application/read-shipment/read-shipment.js';
import { ReceiveEmail } from '../../../application/receive-email/receive-email.js';
import { ReopenQuotation } from '../../../application/reopen-quotation/reopen-quotation.js';
import { RepriceQuotation } from '../../../application/reprice-quotation/reprice-quotation.js';
import { ResendQuotation } from '../../../application/resend-quotation/resend-quotation.js';
import { RevertRate } from '../../../application/revert-rate/revert-rate.js';
import { ReviewQuotations } from '../../../application/review-quotations/review-quotations.js';
import { SetAsideQuotation } from '../../../application/set-aside-quotation/set-aside-quotation.js';
import { ShowCoverage } from '../../../application/show-coverage/show-coverage.js';
import { ShowDashboard } from '../../../application/show-dashboard/show-dashboard.js';
import { ShowRateHistory } from '../../../application/show-rate-history/show-rate-history.js';
import { SignIn } from '../../../application/sign-in/sign-in.js';
import { TryRate } from '../../../application/try-rate/try-rate.js';
import { WeighShipment } from '../../../application/weigh-shipment/weigh-shipment.js';
import { WorkQueue } from '../../../application/work-queue.port.js';
import { Administrators } from '../../../domain/administrator/administrators.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { ReferenceData } from '../../../domain/geography/reference-data.port.js';
import { BodyText } from '../../../domain/incoming-email/body-text.port.js';
import { ModelCalls } from '../../../domain/model-call/model-calls.port.js';
import { SettingsShelf } from '../../../domain/settings/settings-shelf.port.js';
import { RateBook } from '../../../domain/tariff/rate-book.port.js';
import { Readiness } from '../health/readiness.js';
import { MailBorder } from '../mail-doors/mail-border.js';
import { MailReception } from '../mail-doors/mail-reception.js';
import { WebhookSecret } from '../mail-doors/webhook-secret.js';
import { MetricsToken } from '../metrics/metrics-token.js';
import { MailWay } from '../staff-mail/mail-way.js';
import { DeskMailbox } from '../system-information/desk-mailbox.js';
import { ModelInUse } from '../system-information/model-in-use.js';
import { bind } from './bind.js';
import { officeProvidersOf } from './office-providers.js';
import type { StoreRoom } from './store-room.js';
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
