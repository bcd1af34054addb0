import { NodeDigest } from '../../../adapters/node-crypto/node-digest.js';
import { SpreadsheetRateSheets } from '../../../adapters/rate-sheets/spreadsheet-rate-sheets.js';
import { AnswerEmail } from '../../../application/answer-email/answer-email.js';
import { EmailReading } from '../../../application/answer-email/email-reading.js';
import { ApproveQuotation } from '../../../application/approve-quotation/approve-quotation.js';
import { AwaitOutcome } from '../../../application/await-outcome/await-outcome.js';
import { BackUpDesk } from '../../../application/back-up-desk/back-up-desk.js';
import { ChargeDelivery } from '../../../application/charge-delivery/charge-delivery.js';
import { ChargeShipment } from '../../../application/charge-shipment/charge-shipment.js';
import { ConfirmSampleRates } from '../../../application/confirm-sample-rates/confirm-sample-rates.js';
import { CorrectQuotation } from '../../../application/correct-quotation/correct-quotation.js';
import type { DeskMetrics } from '../../../application/desk-metrics.port.js';
import type { DeskWatch } from '../../../application/desk-watch.port.js';
import { DocumentReading } from '../../../application/document-reading.js';
import { EmailGate } from '../../../application/email-gate.js';
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
import { NewsGathering } from '../../../application/notify-staff/news-gathering.js';
import { NotifyStaff } from '../../../application/notify-staff/notify-staff.js';
import { ReviewStaffMail } from '../../../application/notify-staff/review-staff-mail.js';
import { SendStaffMail } from '../../../application/notify-staff/send-staff-mail.js';
import { SendTestMail } from '../../../application/notify-staff/send-test-mail.js';
import { StaffPost } from '../../../application/notify-staff/staff-post.js';
import { QuotationRevising } from '../../../application/quotation-revising.js';
import { ReadShipment } from '../../../application/read-shipment/read-shipment.js';
import { ReceiveEmail } from '../../../application/receive-email/receive-email.js';
import { ReopenQuotation } from '../../../application/reopen-quotation/reopen-quotation.js';
import { RepeatedWords } from '../../../application/repeated-words.js';
import { ReplyDrafting } from '../../../application/reply-drafting.js';
import { ReplyFiling } from '../../../application/reply-filing.js';
import { RepriceQuotation } from '../../../application/reprice-quotation/reprice-quotation.js';
import { ResendQuotation } from '../../../application/resend-quotation/resend-quotation.js';
import { ResumeReplies } from '../../../application/resume-replies/resume-replies.js';
import { ReviewQuotations } from '../../../application/review-quotations/review-quotations.js';
import { SendReply } from '../../../application/send-reply/send-reply.js';
import { SetAsideQuotation } from '../../../application/set-aside-quotation/set-aside-quotation.js';
import { ShipmentPricing } from '../../../application/shipment-pricing.js';
import { ShowCoverage } from '../../../application/show-coverage/show-coverage.js';
import { ShowDashboard } from '../../../application/show-dashboard/show-dashboard.js';
import { SignIn } from '../../../application/sign-in/sign-in.js';
import type { StandingStores } from '../../../application/standing-stores.js';
import { TryRate } from '../../../application/try-rate/try-rate.js';
import { WeighShipment } from '../../../application/weigh-shipment/weigh-shipment.js';
import { type FaultListener, WorkOffQueue } from '../../../application/work-off-queue/work-off-queue.js';
import type { Passwords } from '../../../domain/administrator/passwords.port.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/chargeable-weight/greater-of-gross-and-volumetric.js';
import { CategoryByCodeOrName } from '../../../domain/charges/category-by-code-or-name.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { RoadDistance } from '../../../domain/geography/road-distance.port.js';
import type { AttachmentTexts } from '../../../domain/incoming-email/attachment-texts.port.js';
import type { BodyText } from '../../../domain/incoming-email/body-text.port.js';
import type { MimeReader } from '../../../domain/incoming-email/mime-reader.port.js';
import { StandardIncotermProfiles } from '../../../domain/incoterm/standard-incoterm-profiles.js';
import type { PricingRules } from '../../../domain/quotation/price-shipment.js';
import type { MailDomainRegistry } from '../../../domain/recognized-sender/mail-domain-registry.port.js';
import type { ReplyDocument } from '../../../domain/reply/reply-document.port.js';
import type { ReplyFace } from '../../../domain/reply/reply-face.port.js';
import type { ReplyMail } from '../../../domain/reply/reply-mail.port.js';
import type { ShipmentReader } from '../../../domain/shipment-request/shipment-reader.port.js';
import { StaffLetters } from '../../../domain/staff-mail/staff-letters.js';
import type { ModelIdentity } from '../system-information/model-in-use.js';
import { officeUseCasesOf } from './office-use-cases.js';
import type { StoreRoom } from './store-room.js';
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
