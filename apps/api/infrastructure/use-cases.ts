import { NodeHasher } from '../../../adapters/identity/node-hasher.js';
import { CsvXlsxCodec } from '../../../adapters/spreadsheet/csv-xlsx-codec.js';
import { ManageRecognizedDomains } from '../../../application/customers/manage-recognized-domains.js';
import type { PipelineListener } from '../../../application/events/pipeline-events.port.js';
import { AuthenticateAdministrator } from '../../../application/identity/authenticate-administrator.js';
import type { PasswordHasher } from '../../../application/identity/password-hasher.port.js';
import { EmailExtraction } from '../../../application/inbound-mail/email-extraction.js';
import { OutcomeWaiter } from '../../../application/inbound-mail/outcome-waiter.js';
import { ProcessInboundEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import { type ErrorListener, JobWorker } from '../../../application/jobs/job-worker.js';
import { NotificationEmailTemplates } from '../../../application/notifications/notification-email.messages.js';
import { NotificationEmailQueries } from '../../../application/notifications/notification-email-queries.js';
import { NotificationMailer } from '../../../application/notifications/notification-mailer.js';
import { NotifyingUnitOfWork } from '../../../application/notifications/notifying-unit-of-work.js';
import { SendNotificationEmail } from '../../../application/notifications/send-notification-email.js';
import { SendStaffNotifications } from '../../../application/notifications/send-staff-notifications.js';
import { SendTestEmail } from '../../../application/notifications/send-test-email.js';
import { CreateBackup } from '../../../application/operations/backup/create-backup.js';
import type { MetricsExporter } from '../../../application/operations/metrics-exporter.port.js';
import { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { QuotationPdfArchive } from '../../../application/outbound-mail/quotation-pdf-archive.js';
import { ReplyComposer } from '../../../application/outbound-mail/reply-composer.js';
import { RetryDelayedReplies } from '../../../application/outbound-mail/retry-delayed-replies.js';
import { SendReply } from '../../../application/outbound-mail/send-reply.js';
import type { CachedReferenceStores } from '../../../application/persistence/cached-reference-stores.js';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { AttachmentExtraction } from '../../../application/quoting/attachment-extraction.js';
import { CalculateChargeableWeight } from '../../../application/quoting/calculate-chargeable-weight.js';
import { CalculateCharges } from '../../../application/quoting/calculate-charges.js';
import { CalculateDeliveryCharges } from '../../../application/quoting/calculate-delivery-charges.js';
import { CorrectQuotation } from '../../../application/quoting/correct-quotation.js';
import { DeclineQuotation } from '../../../application/quoting/decline-quotation.js';
import { DuplicateRequestLimiter } from '../../../application/quoting/duplicate-request-limiter.js';
import { ExportCorrections } from '../../../application/quoting/export-corrections.js';
import { ExportQuotations } from '../../../application/quoting/export-quotations.js';
import { ExtractShipment } from '../../../application/quoting/extract-shipment.js';
import { GetDashboard } from '../../../application/quoting/get-dashboard.js';
import { PricingService } from '../../../application/quoting/pricing.service.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { QuotationReviser } from '../../../application/quoting/quotation-reviser.js';
import { ReleasePolicyService } from '../../../application/quoting/release-policy.service.js';
import { ReopenQuotation } from '../../../application/quoting/reopen-quotation.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { ResendQuotation } from '../../../application/quoting/resend-quotation.js';
import { ConfirmSampleRates } from '../../../application/tariff/confirm-sample-rates.js';
import { ExportRates } from '../../../application/tariff/export-rates.js';
import { GetTariffCoverage } from '../../../application/tariff/get-tariff-coverage.js';
import { ImportRates } from '../../../application/tariff/import/import-rates.js';
import { ManageConsignees } from '../../../application/tariff/manage-consignees.js';
import { ManageDisclaimers } from '../../../application/tariff/manage-disclaimers.js';
import { ManageRates } from '../../../application/tariff/manage-rates.js';
import { ManageTaxRates } from '../../../application/tariff/manage-tax-rates.js';
import { SimulateRate } from '../../../application/tariff/simulate-rate.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { RoadDistanceEstimator } from '../../../domain/geography/road-distance-estimator.port.js';
import type { AttachmentTextExtractor } from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import type { MailTransport } from '../../../domain/outbound-mail/mail-transport.port.js';
import type { QuotationPdfRenderer } from '../../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { ReplyRenderer } from '../../../domain/outbound-mail/reply-renderer.port.js';
import { CategoryByCodeOrName } from '../../../domain/pricing/charge-category/category-by-code-or-name.js';
import { StandardIncotermProfiles } from '../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import type { PricingRules } from '../../../domain/pricing/price-shipment.js';
import type { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import type { LlmInfo } from '../operations/llm-status.js';
import { createOperationsUseCases } from './operations-use-cases.js';
import type { Persistence } from './persistence.js';
import { createTariffUseCases } from './tariff-use-cases.js';

/** The world around the desk: everything that is not a store. */
export interface Infrastructure {
  readonly clock: Clock;
  readonly shipmentExtractor: ShipmentExtractor;
  readonly attachmentTextExtractor: AttachmentTextExtractor;
  readonly htmlToText: HtmlToText;
  readonly mimeParser: MimeParser;
  readonly gazetteer: Gazetteer;
  readonly roadDistance: RoadDistanceEstimator;
  readonly replyRenderer: ReplyRenderer;
  readonly pdfRenderer: QuotationPdfRenderer;
  readonly mailTransport: MailTransport;
  readonly passwordHasher: PasswordHasher;
  readonly publicSuffixList: PublicSuffixList;
  /** The desk's mailbox, lower case. */
  readonly mailbox: string;
  /** The name by which our own mail border signs its verdicts, lower case; absent where nobody has told it. */
  readonly authservId?: string | undefined;
  /** The address that people use, for the links in mails to the staff. */
  readonly publicUrl: string;
  /** Whether mail leaves by a mail server; else it lies in the outbox as files. */
  readonly hasMailServer: boolean;
  readonly onJobError: ErrorListener;
  readonly pipelineListener: PipelineListener;
  readonly metricsExporter: MetricsExporter;
  /** The language model that reads beside the rules; absent where the rules read alone. */
  readonly llm?: LlmInfo | undefined;
}

/** The use cases of the desk, ready to be called. */
export type UseCases = ReturnType<typeof createUseCases>;

/** Binds every use case to its ports; a port that is missing or misplaced does not compile. */
export function createUseCases(persistence: Persistence, infrastructure: Infrastructure) {
  const { clock, gazetteer, roadDistance } = infrastructure;
  const { reference, rates, emails, quotations, outboundEmails, recognizedDomains } = persistence;
  const hasher = new NodeHasher();
  // Whatever a use case tells the log is heard for the staff.
  const unitOfWork = new NotifyingUnitOfWork(persistence.unitOfWork);
  const spreadsheetCodec = new CsvXlsxCodec();
  const rules: PricingRules = {
    chargeableWeight: new GreaterOfGrossAndVolumetric(),
    categories: new CategoryByCodeOrName(),
    profiles: new StandardIncotermProfiles(),
  };
  const attachmentExtraction = new AttachmentExtraction(infrastructure.attachmentTextExtractor);
  const createEmailProcessing = (referenceStores: CachedReferenceStores) => {
    const releasePolicy = new ReleasePolicyService(referenceStores.recognizedDomains, infrastructure.publicSuffixList, [
      infrastructure.mailbox,
    ]);
    const pricing = new PricingService({ ...referenceStores, gazetteer, roads: roadDistance, clock }, rules);
    const replyComposer = new ReplyComposer(
      referenceStores,
      rules.profiles,
      infrastructure.replyRenderer,
      hasher,
      infrastructure.mailbox,
    );
    const processInboundEmail = new ProcessInboundEmail(
      { ...persistence, settings: referenceStores.settings },
      new EmailExtraction(infrastructure.shipmentExtractor, attachmentExtraction),
      pricing,
      releasePolicy,
      replyComposer,
      new DuplicateRequestLimiter(persistence.idempotencyKeys, hasher, clock),
      infrastructure.publicSuffixList,
      unitOfWork,
      clock,
      infrastructure.pipelineListener,
    );
    const pdfArchive = new QuotationPdfArchive(
      persistence,
      replyComposer,
      infrastructure.pdfRenderer,
      hasher,
      infrastructure.pipelineListener,
    );
    return {
      releasePolicy: releasePolicy,
      pricing,
      drafting: replyComposer,
      answerEmail: processInboundEmail,
      filing: pdfArchive,
    };
  };
  // Only who takes work from the queue hears of changes with it, and may remember what staff keep.
  const workerProcessing = createEmailProcessing(persistence.cachedStores);
  const {
    releasePolicy,
    pricing,
    drafting: replyComposer,
    answerEmail: processInboundEmail,
    filing: pdfArchive,
  } = createEmailProcessing(persistence);
  const quotationReviser = new QuotationReviser(persistence, pricing, releasePolicy, attachmentExtraction, clock);
  const notificationTemplates = new NotificationEmailTemplates(infrastructure.publicUrl);
  const notificationMailer = new NotificationMailer(
    persistence.administrators,
    persistence.notificationPreferences,
    hasher,
    infrastructure.mailbox,
  );
  const sendNotificationEmail = new SendNotificationEmail(
    persistence.notificationEmails,
    infrastructure.mailTransport,
    unitOfWork,
    clock,
  );
  const sendReply = new SendReply(
    outboundEmails,
    infrastructure.mailTransport,
    workerProcessing.filing,
    unitOfWork,
    clock,
    infrastructure.pipelineListener,
  );
  const outcomeWaiter = new OutcomeWaiter(emails, quotations, persistence.jobNotifier, clock);
  const mailServerHealth = new MailServerHealth(infrastructure.mailTransport, clock);
  return {
    mailServer: mailServerHealth,
    retryDelayedReplies: new RetryDelayedReplies(persistence.queue, infrastructure.mailTransport),
    receiveEmail: new ReceiveEmail(unitOfWork, hasher, clock, infrastructure.pipelineListener),
    answerEmail: processInboundEmail,
    sendReply,
    awaitOutcome: outcomeWaiter,
    jobWorker: new JobWorker(
      persistence.queue,
      persistence.jobNotifier,
      {
        'answer-email': async (job) => {
          const processedEmail = await workerProcessing.answerEmail.execute(job);
          if (processedEmail) outcomeWaiter.notifyOutcome(processedEmail);
        },
        'send-reply': (job) => sendReply.execute(job),
        'send-staff-mail': (job) => sendNotificationEmail.execute(job),
      },
      unitOfWork,
      clock,
      infrastructure.onJobError,
      infrastructure.pipelineListener,
    ),
    sendStaffNotifications: new SendStaffNotifications(
      persistence,
      notificationTemplates,
      notificationMailer,
      unitOfWork,
      clock,
    ),
    notificationEmailQueries: new NotificationEmailQueries(persistence.notificationEmails, unitOfWork, clock),
    sendTestEmail: new SendTestEmail(notificationTemplates, notificationMailer, unitOfWork, clock),
    extractShipment: new ExtractShipment(infrastructure.shipmentExtractor),
    calculateChargeableWeight: new CalculateChargeableWeight(rules.chargeableWeight),
    calculateDeliveryCharges: new CalculateDeliveryCharges(reference, pricing),
    calculateCharges: new CalculateCharges(pricing),
    approveQuotation: new ApproveQuotation(
      quotations,
      emails,
      infrastructure.publicSuffixList,
      replyComposer,
      unitOfWork,
      clock,
    ),
    repriceQuotation: new RepriceQuotation(quotationReviser, unitOfWork, clock),
    correctQuotation: new CorrectQuotation(quotationReviser, persistence.corrections, reference, unitOfWork, clock),
    declineQuotation: new DeclineQuotation(quotations, unitOfWork, clock),
    reopenQuotation: new ReopenQuotation(quotations, unitOfWork, clock),
    resendQuotation: new ResendQuotation(quotations, outboundEmails, unitOfWork, clock),
    exportCorrections: new ExportCorrections(persistence, rules.chargeableWeight, unitOfWork, clock),
    quotationQueries: new QuotationQueries(persistence, replyComposer, pdfArchive),
    createBackup: new CreateBackup(persistence.backup, unitOfWork, clock),
    getDashboard: new GetDashboard(persistence.statistics, recognizedDomains, reference, clock),
    exportQuotations: new ExportQuotations(persistence.quotationExport, spreadsheetCodec, unitOfWork, clock),
    exportRates: new ExportRates(rates, reference, spreadsheetCodec, unitOfWork, clock),
    importRates: new ImportRates(rates, reference, rules.categories, spreadsheetCodec, hasher, unitOfWork, clock),
    getTariffCoverage: new GetTariffCoverage(rates, reference, clock),
    confirmSampleRates: new ConfirmSampleRates(rates, unitOfWork, clock),
    simulateRate: new SimulateRate(rules.chargeableWeight, rules.categories, reference),
    manageRates: new ManageRates(rates, reference, rules.categories, unitOfWork, clock),
    manageRecognizedDomains: new ManageRecognizedDomains(
      recognizedDomains,
      infrastructure.publicSuffixList,
      unitOfWork,
      clock,
    ),
    manageTaxRates: new ManageTaxRates(persistence.taxRates, unitOfWork, clock),
    manageConsignees: new ManageConsignees(persistence.consignments, unitOfWork, clock),
    manageDisclaimers: new ManageDisclaimers(persistence.disclaimers, reference, unitOfWork, clock),
    ...createTariffUseCases(persistence, rules.categories, clock),
    ...createOperationsUseCases({ ...persistence, unitOfWork }, infrastructure, mailServerHealth),
    authenticateAdministrator: new AuthenticateAdministrator(
      persistence.administrators,
      infrastructure.passwordHasher,
      persistence.loginAttempts,
      persistence.activity,
      clock,
    ),
  };
}
