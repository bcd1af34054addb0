import { WorkerTexts } from '../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { BuiltInGazetteer } from '../../../adapters/geography/tsv-gazetteer.js';
import { GreatCircleRoadDistance } from '../../../adapters/geography/great-circle-road-distance-estimator.js';
import { HtmlBodyText } from '../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { inMemoryDesk } from '../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryReferenceData } from '../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemoryUnitOfWork } from '../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { NodeDigest } from '../../../adapters/identity/node-hasher.js';
import { PublicSuffixRegistry } from '../../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { MailparserMimeReader } from '../../../adapters/mail/mime/mailparser-mime-parser.js';
import { ReaderCascade } from '../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { BilingualReplyFace } from '../../../adapters/rendering/localized-reply-renderer.js';
import { RuleReader } from '../../../adapters/extraction/rules/rule-shipment-extractor.js';
import { AIRPORTS, COUNTRIES } from '../../../adapters/seed/countries-and-airports.js';
import { seedSampleDesk } from '../../../adapters/seed/seed-sample-data.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import { WorkerThreadTeams } from '../../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import { AnswerEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { EmailReading } from '../../../application/inbound-mail/email-extraction.js';
import { DocumentReading } from '../../../application/quoting/attachment-extraction.js';
import { EmailGate } from '../../../application/quoting/release-policy.service.js';
import { RepeatedWords } from '../../../application/quoting/duplicate-request-limiter.js';
import { ReplyDrafting } from '../../../application/outbound-mail/reply-composer.js';
import { ShipmentPricing } from '../../../application/quoting/pricing.service.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { CategoryByCodeOrName } from '../../../domain/pricing/charge-category/category-by-code-or-name.js';
import type { MimeReader } from '../../../domain/inbound-mail/mime-parser.port.js';
import { StandardIncotermProfiles } from '../../../domain/pricing/incoterm/standard-incoterm-profiles.js';

/** What the command line works with: no server, no database, the sample tariff. */
export interface CommandLineDesk {
  readonly answerEmail: AnswerEmail;
  readonly mimeReader: MimeReader;
}

/** Sets up a desk in memory with the sample tariff. @param mailbox the sender of replies */
export async function commandLineDesk(mailbox: string): Promise<CommandLineDesk> {
  const clock = new SystemClock();
  const desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock });
  await seedSampleDesk(desk, clock);
  const reference = new InMemoryReferenceData(COUNTRIES, AIRPORTS);
  const gazetteer = new BuiltInGazetteer();
  const profiles = new StandardIncotermProfiles();
  const rules = {
    chargeableWeight: new GreaterOfGrossAndVolumetric(),
    categories: new CategoryByCodeOrName(),
    profiles,
  };
  const pricing = new ShipmentPricing(
    { reference, rates: desk.rates, gazetteer, roads: new GreatCircleRoadDistance(), clock },
    rules,
  );
  const face = new BilingualReplyFace();
  const digest = new NodeDigest();
  const drafting = new ReplyDrafting({ ...desk, reference }, profiles, face, digest, mailbox);
  const reader = new ReaderCascade(new RuleReader(gazetteer, reference), undefined);
  const reading = new EmailReading(reader, new DocumentReading(new WorkerTexts(new WorkerThreadTeams())));
  const registry = new PublicSuffixRegistry();
  const unitOfWork = new InMemoryUnitOfWork(desk);
  return {
    answerEmail: new AnswerEmail(
      desk,
      reading,
      pricing,
      new EmailGate(desk.senders, registry, [mailbox]),
      drafting,
      new RepeatedWords(desk.marks, digest, clock),
      registry,
      unitOfWork,
      clock,
    ),
    mimeReader: new MailparserMimeReader(new HtmlBodyText()),
  };
}
