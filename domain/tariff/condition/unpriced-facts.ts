import type { Rate } from '../rate.js';
import { COMMODITY_NAMES, REQUESTED_SERVICE_NAMES } from './condition.messages.js';
import type { RateConditions } from './rate-conditions.js';
import type { CommodityClass, RequestedService, ShipmentFacts } from './shipment-facts.js';

/** What is special about a shipment and has no rate. */
export interface UnpricedFacts {
  readonly commodities: readonly CommodityClass[];
  readonly services: readonly RequestedService[];
  /** Whether the tariff tells any cargo apart: one that does not says nothing of what it lacks. */
  readonly isToldApart: boolean;
}

/**
 * Classes of cargo and wishes that no rate of the tariff names, whatever it charges for them: staff decide what they
 * cost. A rate that is on request, or free of charge, is a rule for them, too.
 */
export function findUnpricedFacts(rates: readonly Rate[], facts: ShipmentFacts): UnpricedFacts | undefined {
  const named = rates.flatMap(({ conditions }) => conditions ?? []);
  const isNamed = (names: (conditions: RateConditions) => boolean) => named.some(names);
  const commodities = facts.commodities.filter(
    (one) => one !== 'general' && !isNamed((conditions) => conditions.commodities?.includes(one) ?? false),
  );
  const hasStorageTerms = rates.some(({ formula }) => formula?.storage !== undefined);
  const services = facts.services.filter(
    (one) =>
      !(one === 'storage' && hasStorageTerms) && !isNamed((conditions) => conditions.services?.includes(one) ?? false),
  );
  if (commodities.length === 0 && services.length === 0) return undefined;
  const isToldApart = isNamed(
    (conditions) => conditions.commodities !== undefined || conditions.services !== undefined,
  );
  return { commodities, services, isToldApart };
}

/** What has no rate, as a sentence calls it. */
export function listUnpricedNames({ commodities, services }: UnpricedFacts): string[] {
  return [...commodities.map((one) => COMMODITY_NAMES[one]), ...services.map((one) => REQUESTED_SERVICE_NAMES[one])];
}
