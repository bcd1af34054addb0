import { NodeDigest } from '../../../adapters/identity/node-hasher.js';
import { SpreadsheetRateSheets } from '../../../adapters/spreadsheet/csv-xlsx-codec.js';
import { AnswerEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { EmailReading } from '../../../application/inbound-mail/email-extraction.js';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { AwaitOutcome } from '../../../application/inbound-mail/outcome-waiter.js';
import { BackUpDesk } from '../../../application/operations/backup/create-backup.js';
import { ChargeDelivery } from '../../../application/quoting/calculate-delivery-charges.js';
import { ChargeShipment } from '../../../application/quoting/calculate-charges.js';
import { ConfirmSampleRates } from '../../../application/tariff/confirm-sample-rates.js';
import { CorrectQuotation } from '../../../application/quoting/correct-quotation.js';
import type { DeskMetrics } from '../../../application/operations/metrics-exporter.port.js';
import type { DeskWatch } from '../../../application/events/pipeline-events.port.js';
import { DocumentReading } from '../../../application/quoting/attachment-extraction.js';
import { EmailGate } from '../../../application/quoting/release-policy.service.js';
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
import { NewsGathering } from '../../../application/notifications/notifying-unit-of-work.js';
import { NotifyStaff } from '../../../application/notifications/send-staff-notifications.js';
import { ReviewStaffMail } from '../../../application/notifications/notification-email-queries.js';
import { SendStaffMail } from '../../../application/notifications/send-notification-email.js';
import { SendTestMail } from '../../../application/notifications/send-test-email.js';
import { StaffPost } from '../../../application/notifications/notification-mailer.js';
import { QuotationRevising } from '../../../application/quoting/quotation-reviser.js';
import { ReadShipment } from '../../../application/quoting/extract-shipment.js';
import { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import { ReopenQuotation } from '../../../application/quoting/reopen-quotation.js';
import { RepeatedWords } from '../../../application/quoting/duplicate-request-limiter.js';
import { ReplyDrafting } from '../../../application/outbound-mail/reply-composer.js';
import { ReplyFiling } from '../../../application/outbound-mail/quotation-pdf-archive.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { ResendQuotation } from '../../../application/quoting/resend-quotation.js';
import { ResumeReplies } from '../../../application/outbound-mail/retry-delayed-replies.js';
import { ReviewQuotations } from '../../../application/quoting/quotation-queries.js';
import { SendReply } from '../../../application/outbound-mail/send-reply.js';
import { SetAsideQuotation } from '../../../application/quoting/decline-quotation.js';
import { ShipmentPricing } from '../../../application/quoting/pricing.service.js';
import { ShowCoverage } from '../../../application/tariff/get-tariff-coverage.js';
import { ShowDashboard } from '../../../application/quoting/get-dashboard.js';
import { SignIn } from '../../../application/identity/authenticate-administrator.js';
import type { StandingStores } from '../../../application/persistence/cached-reference-stores.js';
import { TryRate } from '../../../application/tariff/simulate-rate.js';
import { WeighShipment } from '../../../application/quoting/calculate-chargeable-weight.js';
import { type FaultListener, WorkOffQueue } from '../../../application/jobs/job-worker.js';
import type { Passwords } from '../../../application/identity/password-hasher.port.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { CategoryByCodeOrName } from '../../../domain/pricing/charge-category/category-by-code-or-name.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { RoadDistance } from '../../../domain/geography/road-distance-estimator.port.js';
import type { AttachmentTexts } from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import type { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { MimeReader } from '../../../domain/inbound-mail/mime-parser.port.js';
import { StandardIncotermProfiles } from '../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import type { PricingRules } from '../../../domain/pricing/price-shipment.js';
import type { MailDomainRegistry } from '../../../domain/customers/public-suffix-list.port.js';
import type { ReplyDocument } from '../../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { ReplyFace } from '../../../domain/outbound-mail/reply-renderer.port.js';
import type { ReplyMail } from '../../../domain/outbound-mail/mail-transport.port.js';
import type { ShipmentReader } from '../../../domain/quoting/shipment-extractor.port.js';
import { StaffLetters } from '../../../application/notifications/notification-email.messages.js';
import type { ModelIdentity } from '../operations/llm-status.js';
import { officeUseCasesOf } from './operations-use-cases.js';
import type { StoreRoom } from './persistence.js';
import { tariffUseCasesOf } from './tariff-use-cases.js';

/** The world around the desk: everything that is not a store. */
export interface DeskWorld {
  readonly clock: Clock;
  readonly reader: ShipmentReader;
  readonly attachmentTexts: AttachmentTexts;
  readonly bodyText: BodyText;
  readonly mimeReader: MimeReader;
  readonly gazetteer: Gazetteer;
  readonly roads: RoadDistance;
  readonly face: ReplyFace;
  readonly document: ReplyDocument;
  readonly replyMail: ReplyMail;
  readonly passwords: Passwords;
  readonly registry: MailDomainRegistry;
  /** The desk's mailbox, lower case. */
  readonly mailbox: string;
  /** The name by which our own mail border signs its verdicts, lower case; absent where nobody has told it. */
  readonly authservId?: string | undefined;
  /** The address that people use, for the links in mails to the staff. */
  readonly publicUrl: string;
  /** Whether mail leaves by a mail server; else it lies in the outbox as files. */
  readonly hasMailServer: boolean;
  readonly onWorkFault: FaultListener;
  readonly watch: DeskWatch;
  readonly metrics: DeskMetrics;
  /** The language model that reads beside the rules; absent where the rules read alone. */
  readonly model?: ModelIdentity | undefined;
}

/** The use cases of the desk, ready to be called. */
export type UseCases = ReturnType<typeof useCasesOf>;

/** Binds every use case to its ports; a port that is missing or misplaced does not compile. */
export function useCasesOf(stores: StoreRoom, world: DeskWorld) {
  const { clock, gazetteer, roads } = world;
  const { reference, rates, emails, quotations, outbox, senders } = stores;
  const digest = new NodeDigest();
  // Whatever a use case tells the log is heard for the staff.
  const unitOfWork = new NewsGathering(stores.unitOfWork);
  const sheets = new SpreadsheetRateSheets();
  const rules: PricingRules = {
    chargeableWeight: new GreaterOfGrossAndVolumetric(),
    categories: new CategoryByCodeOrName(),
    profiles: new StandardIncotermProfiles(),
  };
  const documents = new DocumentReading(world.attachmentTexts);
  const answeringFrom = (kept: StandingStores) => {
    const gate = new EmailGate(kept.senders, world.registry, [world.mailbox]);
    const pricing = new ShipmentPricing({ ...kept, gazetteer, roads, clock }, rules);
    const drafting = new ReplyDrafting(kept, rules.profiles, world.face, digest, world.mailbox);
    const answerEmail = new AnswerEmail(
      { ...stores, settings: kept.settings },
      new EmailReading(world.reader, documents),
      pricing,
      gate,
      drafting,
      new RepeatedWords(stores.marks, digest, clock),
      world.registry,
      unitOfWork,
      clock,
      world.watch,
    );
    const filing = new ReplyFiling(stores, drafting, world.document, digest, world.watch);
    return { gate, pricing, drafting, answerEmail, filing };
  };
  // Only who takes work from the queue hears of changes with it, and may remember what staff keep.
  const queued = answeringFrom(stores.standing);
  const { gate, pricing, drafting, answerEmail, filing } = answeringFrom(stores);
  const revising = new QuotationRevising(stores, pricing, gate, documents, clock);
  const staffLetters = new StaffLetters(world.publicUrl);
  const staffPost = new StaffPost(stores.administrators, stores.notifications, digest, world.mailbox);
  const sendStaffMail = new SendStaffMail(stores.staffMails, world.replyMail, unitOfWork, clock);
  const sendReply = new SendReply(outbox, world.replyMail, queued.filing, unitOfWork, clock, world.watch);
  const awaitOutcome = new AwaitOutcome(emails, quotations, stores.bell, clock);
  const mailServer = new MailServerWatch(world.replyMail, clock);
  return {
    mailServer,
    resumeReplies: new ResumeReplies(stores.queue, world.replyMail),
    receiveEmail: new ReceiveEmail(unitOfWork, digest, clock, world.watch),
    answerEmail,
    sendReply,
    awaitOutcome,
    workOffQueue: new WorkOffQueue(
      stores.queue,
      stores.bell,
      {
        'answer-email': async (work) => {
          const settled = await queued.answerEmail.execute(work);
          if (settled) awaitOutcome.tell(settled);
        },
        'send-reply': (work) => sendReply.execute(work),
        'send-staff-mail': (work) => sendStaffMail.execute(work),
      },
      unitOfWork,
      clock,
      world.onWorkFault,
      world.watch,
    ),
    notifyStaff: new NotifyStaff(stores, staffLetters, staffPost, unitOfWork, clock),
    reviewStaffMail: new ReviewStaffMail(stores.staffMails, unitOfWork, clock),
    sendTestMail: new SendTestMail(staffLetters, staffPost, unitOfWork, clock),
    readShipment: new ReadShipment(world.reader),
    weighShipment: new WeighShipment(rules.chargeableWeight),
    chargeDelivery: new ChargeDelivery(reference, pricing),
    chargeShipment: new ChargeShipment(pricing),
    approveQuotation: new ApproveQuotation(quotations, emails, world.registry, drafting, unitOfWork, clock),
    repriceQuotation: new RepriceQuotation(revising, unitOfWork, clock),
    correctQuotation: new CorrectQuotation(revising, stores.corrections, reference, unitOfWork, clock),
    setAsideQuotation: new SetAsideQuotation(quotations, unitOfWork, clock),
    reopenQuotation: new ReopenQuotation(quotations, unitOfWork, clock),
    resendQuotation: new ResendQuotation(quotations, outbox, unitOfWork, clock),
    exportCorrections: new ExportCorrections(stores, rules.chargeableWeight, unitOfWork, clock),
    reviewQuotations: new ReviewQuotations(stores, drafting, filing),
    backUpDesk: new BackUpDesk(stores.backup, unitOfWork, clock),
    showDashboard: new ShowDashboard(stores.statistics, senders, reference, clock),
    exportQuotations: new ExportQuotations(stores.ledger, sheets, unitOfWork, clock),
    exportRates: new ExportRates(rates, reference, sheets, unitOfWork, clock),
    importRates: new ImportRates(rates, reference, rules.categories, sheets, digest, unitOfWork, clock),
    showCoverage: new ShowCoverage(rates, reference, clock),
    confirmSampleRates: new ConfirmSampleRates(rates, unitOfWork, clock),
    tryRate: new TryRate(rules.chargeableWeight, rules.categories, reference),
    keepRateBook: new KeepRateBook(rates, reference, rules.categories, unitOfWork, clock),
    keepRecognizedSenders: new KeepRecognizedSenders(senders, world.registry, unitOfWork, clock),
    keepTaxRates: new KeepTaxRates(stores.taxRates, unitOfWork, clock),
    keepConsignments: new KeepConsignments(stores.consignments, unitOfWork, clock),
    keepDisclaimers: new KeepDisclaimers(stores.disclaimers, reference, unitOfWork, clock),
    ...tariffUseCasesOf(stores, rules.categories, clock),
    ...officeUseCasesOf({ ...stores, unitOfWork }, world, mailServer),
    signIn: new SignIn(stores.administrators, world.passwords, stores.tries, stores.activity, clock),
  };
}
