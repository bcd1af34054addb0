import { CompositeShipmentExtractor } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { GreatCircleRoadDistanceEstimator } from '../../adapters/geography/great-circle-road-distance-estimator.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { NodeHasher } from '../../adapters/identity/node-hasher.js';
import { TldtsPublicSuffixList } from '../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { createInMemoryRepositories } from '../../adapters/persistence/in-memory/in-memory-repositories.js';
import { LocalizedReplyRenderer } from '../../adapters/rendering/localized-reply-renderer.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import { seedSampleData } from '../../adapters/seed/seed-sample-data.js';
import { ReplyComposer } from '../../application/outbound-mail/reply-composer.js';
import { PricingService } from '../../application/quoting/pricing.service.js';
import { GreaterOfGrossAndVolumetric } from '../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import type { Clock } from '../../domain/clock.port.js';
import { QuotationPdfRenderer } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { StandardIncotermProfiles } from '../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { type ExtractionInput, ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { Ledger, LedgerReading } from '../../domain/reading/ledger/ledger.types.js';
import { CategoryByCodeOrName } from '../../domain/tariff/charge-category/category-by-code-or-name.js';
import { APPROVED_DOMAINS, OWN_MAILBOX, TEXTS, UNAPPROVED_DOMAIN } from './traffic.js';

/** The moment at which every run begins. */
export const START_MS = Date.UTC(2026, 6, 1, 14, 20);

/** Reads each text once; all runs share the readings. */
class CachedExtractor extends ShipmentExtractor {
  private readonly readings = new Map<string, Promise<ShipmentRequest>>();

  constructor(private readonly extractor: ShipmentExtractor) {
    super();
  }

  extract(email: ExtractionInput): Promise<ShipmentRequest> {
    const key = JSON.stringify([email.from, email.subject, email.body]);
    const reading = this.readings.get(key) ?? this.extractor.extract(email);
    this.readings.set(key, reading);
    return reading;
  }

  keepLedger(email: ExtractionInput, reading: LedgerReading): Promise<Ledger> {
    return this.extractor.keepLedger(email, reading);
  }
}

/** A document that is its model. */
class ModelPdfRenderer extends QuotationPdfRenderer {
  async render(model: ReplyModel): Promise<Uint8Array> {
    return new TextEncoder().encode(JSON.stringify(model));
  }
}

/** What no run changes: the reader, the tariff, the configured texts, and a pricing of their own to compare with. */
export type SharedParts = Awaited<ReturnType<typeof createSharedParts>>;

/** Loads what all runs share. */
export async function createSharedParts() {
  const clock: Clock = { now: () => new Date(START_MS) };
  const tariff = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
  await seedSampleData(tariff, clock);
  const reference = new InMemoryAirportDirectory(COUNTRIES, AIRPORTS);
  const gazetteer = new TsvGazetteer();
  const profiles = new StandardIncotermProfiles();
  const chargeableWeight = new GreaterOfGrossAndVolumetric();
  const rules = { chargeableWeight, categories: new CategoryByCodeOrName(), profiles };
  const roads = new GreatCircleRoadDistanceEstimator();
  const hasher = new NodeHasher();
  const reader = new CompositeShipmentExtractor(new RuleShipmentExtractor(gazetteer, reference), undefined);
  const {
    rates,
    exchangeRates,
    recognizedDomains,
    settings,
    taxRates,
    consignments,
    disclaimers,
    outboundEmails,
    quotations,
  } = tariff;
  const lookups = {
    reference,
    rates,
    exchangeRates,
    gazetteer,
    roads,
    recognizedDomains,
    settings,
    taxRates,
    quotations,
  };
  const createPricing = (processClock: Clock) => new PricingService({ ...lookups, clock: processClock }, rules);
  const composer = new ReplyComposer(
    { reference, taxRates, consignments, disclaimers, outboundEmails, settings },
    profiles,
    new LocalizedReplyRenderer(),
    hasher,
    OWN_MAILBOX,
  );
  const pricing = createPricing(clock);
  // Files are read now: later nothing may wait in real time, which differs from run to run.
  const warmUp = { from: undefined, to: undefined, subject: undefined, body: TEXTS[0] };
  await composer.loadContext(await pricing.price(await reader.extract(warmUp)));
  return {
    ...{ countries: COUNTRIES, airports: AIRPORTS, rates, taxRates, consignments, disclaimers },
    ...{ hasher, composer, createPricing, pricing },
    extractor: new CachedExtractor(reader),
    recognizedDomains: [...APPROVED_DOMAINS, UNAPPROVED_DOMAIN].map((mailDomain) => ({
      ...{ mailDomain, companyName: mailDomain, country: undefined, notes: undefined },
      isApproved: mailDomain !== UNAPPROVED_DOMAIN,
    })),
    publicSuffixList: new TldtsPublicSuffixList(),
    pdfRenderer: new ModelPdfRenderer(),
  };
}
