import { WorkerTexts } from '../../../adapters/attachments/worker-texts.js';
import { BuiltInGazetteer } from '../../../adapters/gazetteer/built-in-gazetteer.js';
import { GreatCircleRoadDistance } from '../../../adapters/gazetteer/great-circle-road-distance.js';
import { HtmlBodyText } from '../../../adapters/html-text/html-body-text.js';
import { inMemoryDesk } from '../../../adapters/in-memory/in-memory-desk.js';
import { InMemoryReferenceData } from '../../../adapters/in-memory/in-memory-reference-data.js';
import { InMemoryUnitOfWork } from '../../../adapters/in-memory/in-memory-unit-of-work.js';
import { NodeDigest } from '../../../adapters/node-crypto/node-digest.js';
import { PublicSuffixRegistry } from '../../../adapters/public-suffix/public-suffix-registry.js';
import { MailparserMimeReader } from '../../../adapters/raw-mime/mailparser-mime-reader.js';
import { ReaderCascade } from '../../../adapters/reader-cascade/reader-cascade.js';
import { BilingualReplyFace } from '../../../adapters/reply-face/bilingual-reply-face.js';
import { RuleReader } from '../../../adapters/rule-reader/rule-reader.js';
import { AIRPORTS, COUNTRIES } from '../../../adapters/sample-desk/countries-and-airports.js';
import { seedSampleDesk } from '../../../adapters/sample-desk/seed-sample-desk.js';
import { SystemClock } from '../../../adapters/system-clock/system-clock.js';
import { WorkerThreadTeams } from '../../../adapters/worker-threads/worker-thread-teams.js';
import { AnswerEmail } from '../../../application/answer-email/answer-email.js';
import { EmailReading } from '../../../application/answer-email/email-reading.js';
import { DocumentReading } from '../../../application/document-reading.js';
import { EmailGate } from '../../../application/email-gate.js';
import { RepeatedWords } from '../../../application/repeated-words.js';
import { ReplyDrafting } from '../../../application/reply-drafting.js';
import { ShipmentPricing } from '../../../application/shipment-pricing.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/chargeable-weight/greater-of-gross-and-volumetric.js';
import { CategoryByCodeOrName } from '../../../domain/charges/category-by-code-or-name.js';
import type { MimeReader } from '../../../domain/incoming-email/mime-reader.port.js';
import { StandardIncotermProfiles } from '../../../domain/incoterm/standard-incoterm-profiles.js';

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
