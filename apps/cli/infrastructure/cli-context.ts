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
import { InMemoryAirportDirectory } from '../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { createInMemoryRepositories } from '../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { LocalizedReplyRenderer } from '../../../adapters/rendering/localized-reply-renderer.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import { WorkerThreadPoolFactory } from '../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { AIRPORTS, COUNTRIES } from '../../../adapters/seed/countries-and-airports.js';
import { seedSampleData } from '../../../adapters/seed/seed-sample-data.js';
import { EmailExtraction } from '../../../application/inbound-mail/email-extraction.js';
import { ProcessInboundEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { ReplyComposer } from '../../../application/outbound-mail/reply-composer.js';
import { AttachmentExtraction } from '../../../application/quoting/attachment-extraction.js';
import { IdenticalContentRateLimiter } from '../../../application/quoting/identical-content-rate-limiter.js';
import { PricingService } from '../../../application/quoting/pricing.service.js';
import { ReleasePolicyService } from '../../../application/quoting/release-policy.service.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import type { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { StandardIncotermProfiles } from '../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { createEventPublisher } from './event-publisher.js';

/** What the command line works with: no server, no database, the sample tariff. */
export interface CliContext {
  readonly processInboundEmail: ProcessInboundEmail;
  readonly mimeParser: MimeParser;
}

/** Sets up a server in memory with the sample tariff. @param mailbox the sender of replies */
export async function createCliContext(mailbox: string): Promise<CliContext> {
  const clock = new SystemClock();
  const repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
  await seedSampleData(repositories, clock);
  const reference = new InMemoryAirportDirectory(COUNTRIES, AIRPORTS);
  const gazetteer = new TsvGazetteer();
  const profiles = new StandardIncotermProfiles();
  const rules = {
    chargeableWeight: new GreaterOfGrossAndVolumetric(),
    categories: new CategoryByCodeOrName(),
    profiles,
  };
  const pricing = new PricingService(
    { ...repositories, reference, gazetteer, roads: new GreatCircleRoadDistanceEstimator(), clock },
    rules,
  );
  const replyRenderer = new LocalizedReplyRenderer();
  const hasher = new NodeHasher();
  const replyComposer = new ReplyComposer({ ...repositories, reference }, profiles, replyRenderer, hasher, mailbox);
  const extractor = new CompositeShipmentExtractor(new RuleShipmentExtractor(gazetteer, reference), undefined);
  const mimeParser = new MailparserMimeParser(new HtmlToTextConverter());
  const emailExtraction = new EmailExtraction(
    extractor,
    new AttachmentExtraction(
      new WorkerAttachmentExtractor(new WorkerThreadPoolFactory()),
      new WorkerTextRecognizer(new WorkerThreadPoolFactory()),
      mimeParser,
      new HtmlToTextConverter(),
    ),
  );
  const publicSuffixList = new TldtsPublicSuffixList();
  const unitOfWork = new InMemoryUnitOfWork(repositories, createEventPublisher);
  return {
    processInboundEmail: new ProcessInboundEmail(
      repositories,
      emailExtraction,
      pricing,
      new ReleasePolicyService(repositories.recognizedDomains, publicSuffixList, [mailbox], repositories.mailAccounts),
      replyComposer,
      new IdenticalContentRateLimiter(repositories.idempotencyKeys, hasher, clock),
      publicSuffixList,
      unitOfWork,
      clock,
    ),
    mimeParser,
  };
}
