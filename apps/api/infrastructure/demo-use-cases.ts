import { WorkerTextRecognizer } from '../../../adapters/extraction/attachments/recognition/worker-text-recognizer.js';
import { WorkerAttachmentExtractor } from '../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { CompositeShipmentExtractor } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { RuleShipmentExtractor } from '../../../adapters/extraction/rules/rule-shipment-extractor.js';
import { GreatCircleRoadDistanceEstimator } from '../../../adapters/geography/great-circle-road-distance-estimator.js';
import { TsvGazetteer } from '../../../adapters/geography/tsv-gazetteer.js';
import { NodeHasher } from '../../../adapters/identity/node-hasher.js';
import { HtmlToTextConverter } from '../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../../adapters/mail/mime/mailparser-mime-parser.js';
import { TldtsPublicSuffixList } from '../../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { LocalizedReplyRenderer } from '../../../adapters/rendering/localized-reply-renderer.js';
import { WorkerPdfRenderer } from '../../../adapters/rendering/worker-pdf-renderer.js';
import { WorkerThreadPoolFactory } from '../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { NO_OP_LISTENER } from '../../../application/events/pipeline-events.port.js';
import { EmailExtraction } from '../../../application/inbound-mail/email-extraction.js';
import { ProcessInboundEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import { QuotationPdfArchive } from '../../../application/outbound-mail/quotation-pdf-archive.js';
import { ReplyComposer } from '../../../application/outbound-mail/reply-composer.js';
import { SendReply } from '../../../application/outbound-mail/send-reply.js';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { AttachmentExtraction } from '../../../application/quoting/attachment-extraction.js';
import { DismissQuotation } from '../../../application/quoting/dismiss-quotation.js';
import { IdenticalContentRateLimiter } from '../../../application/quoting/identical-content-rate-limiter.js';
import { PricingService } from '../../../application/quoting/pricing.service.js';
import { ReleasePolicyService } from '../../../application/quoting/release-policy.service.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import type { Clock } from '../../../domain/clock.port.js';
import { MailTransport, type SendResult } from '../../../domain/outbound-mail/mail-transport.port.js';
import { StandardIncotermProfiles } from '../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import type { Persistence } from './persistence.js';

/** Takes every mail: those of the past went out long ago. */
class PastMailTransport extends MailTransport {
  async send(): Promise<SendResult> {
    return { kind: 'accepted' };
  }

  async checkHealth(): Promise<undefined> {
    return undefined;
  }
}

/** The use cases by which made-up data comes into being, on stores and a clock of its own. */
export function createDemoUseCases(persistence: Persistence, clock: Clock, mailbox: string) {
  const { reference, unitOfWork, quotations, emails } = persistence;
  const gazetteer = new TsvGazetteer();
  const hasher = new NodeHasher();
  const publicSuffixList = new TldtsPublicSuffixList();
  const profiles = new StandardIncotermProfiles();
  const rules = {
    chargeableWeight: new GreaterOfGrossAndVolumetric(),
    categories: new CategoryByCodeOrName(),
    profiles,
  };
  const workerPools = new WorkerThreadPoolFactory();
  const pdfRenderer = new WorkerPdfRenderer(workerPools);
  const roads = new GreatCircleRoadDistanceEstimator();
  const pricing = new PricingService({ ...persistence, gazetteer, roads, clock }, rules);
  const composer = new ReplyComposer(persistence, profiles, new LocalizedReplyRenderer(), hasher, mailbox);
  const archive = new QuotationPdfArchive(persistence, composer, pdfRenderer, hasher, NO_OP_LISTENER);
  const extractor = new CompositeShipmentExtractor(new RuleShipmentExtractor(gazetteer, reference), undefined);
  const htmlToText = new HtmlToTextConverter();
  const attachmentExtraction = new AttachmentExtraction(
    new WorkerAttachmentExtractor(workerPools),
    new WorkerTextRecognizer(workerPools),
    new MailparserMimeParser(htmlToText),
    htmlToText,
  );
  return {
    receiveEmail: new ReceiveEmail(unitOfWork, hasher, clock),
    processInboundEmail: new ProcessInboundEmail(
      persistence,
      new EmailExtraction(extractor, attachmentExtraction),
      pricing,
      new ReleasePolicyService(persistence.recognizedDomains, publicSuffixList, [mailbox], persistence.mailAccounts),
      composer,
      new IdenticalContentRateLimiter(persistence.idempotencyKeys, hasher, clock),
      publicSuffixList,
      unitOfWork,
      clock,
    ),
    sendReply: new SendReply(
      persistence.outboundEmails,
      new PastMailTransport(),
      archive,
      unitOfWork,
      clock,
      NO_OP_LISTENER,
    ),
    approveQuotation: new ApproveQuotation(
      quotations,
      emails,
      persistence.recognizedDomains,
      publicSuffixList,
      composer,
      persistence.settings,
      unitOfWork,
      clock,
    ),
    dismissQuotation: new DismissQuotation(quotations, unitOfWork, clock),
    close: () => pdfRenderer.close(),
  };
}
