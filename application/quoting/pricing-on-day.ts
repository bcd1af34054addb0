import { groupBy } from '../../domain/group-by.js';
import { writeIn } from '../../domain/message-catalogue.js';
import type { PricingRules } from '../../domain/quoting/price-shipment.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import type { AcceptedVolumeFilter } from '../../domain/quoting/quotation.repository.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { Day } from '../../domain/tariff/rate-validity.js';
import { type PricingDependencies, PricingService } from './pricing.service.js';

/**
 * The pricing of many shipments by a tariff as of a day: what all of them need is looked up once.
 * @param rates the tariff, of any day
 * @param Service how prices are explained
 */
export function createPricingOnDay(
  dependencies: Omit<PricingDependencies, 'rates' | 'clock'>,
  rules: PricingRules,
  rates: readonly Rate[],
  day: Day,
  Service: typeof PricingService = PricingService,
): PricingService {
  const { exchangeRates, reference, recognizedDomains, quotations } = dependencies;
  const byAirport = groupBy(rates, ({ airportCode }) => airportCode);
  const noon = new Date(`${day}T12:00:00Z`);
  const settings = dependencies.settings.getCurrent();
  const senders = new Map<string, ReturnType<typeof recognizedDomains.findBySender>>();
  const volumes = new Map<string, ReturnType<typeof quotations.sumAccepted>>();
  const sumAccepted = (filter: AcceptedVolumeFilter) => {
    const owner = `${filter.mailDomain} ${filter.mailbox ?? ''}`;
    const found = volumes.get(owner) ?? quotations.sumAccepted(filter);
    volumes.set(owner, found);
    return found;
  };
  const findSender = (address: string) => {
    const found = senders.get(address) ?? recognizedDomains.findBySender(address);
    senders.set(address, found);
    return found;
  };
  const [airports, countries, ofDay] = [reference.airports(), reference.countries(), exchangeRates.findByDay(day)];
  return new Service(
    {
      ...dependencies,
      reference: { airports: () => airports, countries: () => countries },
      exchangeRates: { findByDay: () => ofDay },
      recognizedDomains: { findBySender: findSender },
      quotations: { sumAccepted },
      settings: { getCurrent: () => settings },
      rates: { findByAirport: async (code) => byAirport.get(code) ?? [] },
      clock: { now: () => noon },
    },
    rules,
  );
}

/** Pricing of which only the totals are read: how they came about is written once instead of in every language. */
export class TotalsPricingService extends PricingService {
  protected override write(work: () => PricedShipment): PricedShipment {
    return writeIn('en', work);
  }
}
