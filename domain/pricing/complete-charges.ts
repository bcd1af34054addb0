import { Big } from 'big.js';
import { sumUsd, toCents } from '../money/usd.js';
import type { Quantities } from '../tariff/apply-rate.js';
import { CHARGE_CATEGORIES, type ChargeCategory } from '../tariff/charge-category/charge-category.js';
import { chooseRates } from '../tariff/condition/choose-rates.js';
import { formatConditions } from '../tariff/condition/format-conditions.js';
import { NO_FACTS, type ShipmentFacts } from '../tariff/condition/shipment-facts.js';
import { findUnpricedFacts, type UnpricedFacts } from '../tariff/condition/unpriced-facts.js';
import { findMissingCompulsoryServices } from '../tariff/coverage-matrix.js';
import { appendExpiryHint, type EffectiveTariff } from '../tariff/effective-tariff.js';
import type { Rate } from '../tariff/rate.js';
import type { Day } from '../tariff/rate-validity.js';
import { findService, SERVICES } from '../tariff/service-code.js';
import { describeService } from '../tariff/service-name.js';
import type { StoredDays } from '../tariff/storage/free-days.js';
import type { Assumption } from './assumption.js';
import type { ChargeLine } from './charge-line.js';
import { findMissingConversions, type MissingRate } from './charge-line-from-rate.js';
import { createChargeLines } from './charge-lines.js';
import { calculateDeliveryCharges, computeExtraKm, type DeliveryPlace } from './delivery-charges.js';
import type { Incoterm } from './incoterm/incoterm.js';
import type { IncotermProfiles } from './incoterm/incoterm-profiles.port.js';
import { PRICING_MESSAGES } from './pricing.messages.js';
import type { Settlement } from './settlement-terms.js';

/** Totals in US dollars, each the sum of its rounded lines. */
export interface ChargeTotals {
  readonly compulsory: Big;
  readonly delivery: Big;
  readonly additional: Big;
  readonly optional: Big;
  /** What the customer pays: the categories that the incoterm's profile puts into the total. */
  readonly finalTotal: Big;
  /** What of it no tax on services is due on; undefined: it is due on all. */
  readonly untaxed?: Big | undefined;
  /** What of it are costs of others that are handed on as they are; undefined where there are none. */
  readonly passThrough?: Big | undefined;
  /** What of the final total has a known cost, and that cost; undefined: no buying price is known. */
  readonly costed?: Big | undefined;
  readonly cost?: Big | undefined;
}

/** All charges of a shipment at its destination airport. */
export interface CompleteCharges {
  readonly incoterm: Incoterm;
  /** IATA code. */
  readonly airport: string;
  /** ISO alpha-2. */
  readonly country: string;
  /** By category in the order of a quotation, excluded lines last. */
  readonly lines: readonly ChargeLine[];
  readonly totals: ChargeTotals;
  /** Kilometres by road to the delivery place; undefined where there is none or it is not known. */
  readonly distanceKm: number | undefined;
  /** The earliest last day of a rate that a line rests on, in UTC; absent where none ends. */
  /** Tax and local currency of the total; undefined: neither is computed. */
  readonly settlement?: Settlement | undefined;
  /** Categories that the final total holds; undefined in quotations from before they were kept: those of the standard. */
  readonly inTotal?: readonly ChargeCategory[] | undefined;
  readonly ratesValidUntil?: Day | undefined;
  readonly assumptions: readonly Assumption[];
  readonly missing: readonly MissingRate[];
  /** Classes of cargo and wishes that no rate names; undefined: there are none. */
  readonly unpriced?: UnpricedFacts | undefined;
}

/** What complete charges are worked out from. */
export interface ChargeableShipment {
  readonly incoterm: Incoterm;
  readonly airport: string;
  readonly country: string;
  readonly delivery: DeliveryPlace | undefined;
  readonly quantities: Omit<Quantities, 'extraKm'>;
  /** What the conditions of rates ask for; undefined: nothing is known. */
  readonly facts?: ShipmentFacts | undefined;
}

/** Prices a shipment from the airport's rates that are in force that day (decisions 4–7, 11). */
export function calculateCharges(
  shipment: ChargeableShipment,
  inForce: EffectiveTariff,
  rules: { readonly profiles: IncotermProfiles },
): CompleteCharges {
  const facts = shipment.facts ?? NO_FACTS;
  const chosen = chooseRates(inForce.inForce, facts);
  const tariff = { ...inForce, inForce: chosen.rates };
  const distanceKm = shipment.delivery?.distanceKm;
  const extraKm = distanceKm === undefined ? undefined : computeExtraKm(distanceKm);
  const quantities: Quantities = {
    ...shipment.quantities,
    extraKm,
    distanceKm: distanceKm === undefined ? undefined : Big(distanceKm),
    counts: { ...countFacts(facts), ...shipment.quantities.counts },
    storage: toStoredDays(facts, tariff.day, shipment.country),
  };
  const delivery = calculateDeliveryCharges(shipment.delivery, tariff, shipment.quantities);
  const others = tariff.inForce
    .filter((rate) => findService(rate.serviceCode)?.category !== 'Delivery')
    // A delivery of the forwarder's own is charged in addition, and like DELV only if there is a place.
    .filter(({ category }) => category !== 'Delivery' || shipment.delivery !== undefined);
  const lines = sortByCategory(createChargeLines(others, delivery.lines, quantities));
  const missing = findMissingCompulsoryServices(tariff.inForce).map(({ code, name }) => ({
    serviceCode: code,
    reason: appendExpiryHint(
      PRICING_MESSAGES.noRate({ airport: shipment.airport, service: describeService(code, name) }),
      tariff,
      code,
    ),
  }));
  const { categoriesInTotal: inTotal } = rules.profiles.get(shipment.incoterm);
  const unpriced = findUnpricedFacts(inForce.inForce, facts);
  return {
    incoterm: shipment.incoterm,
    airport: shipment.airport,
    country: shipment.country,
    lines,
    totals: computeTotals(lines, inTotal),
    inTotal,
    distanceKm: delivery.distanceKm,
    ratesValidUntil: findLastDay(tariff.inForce, lines),
    assumptions: [...delivery.assumptions, ...chosen.undecided.map(describeUndecided)],
    missing: [...missing, ...delivery.missing, ...findMissingConversions(others, tariff.day)],
    ...(unpriced ? { unpriced } : {}),
  };
}

/** The first day on which a rate of one of the lines ends. */
function findLastDay(rates: readonly Rate[], lines: readonly ChargeLine[]): Day | undefined {
  const codes = new Set(lines.flatMap(({ category, serviceCode }) => (category === 'Excluded' ? [] : [serviceCode])));
  const [earliest] = rates
    .flatMap(({ serviceCode, validUntil }) => (codes.has(serviceCode) ? (validUntil ?? []) : []))
    .sort();
  return earliest;
}

/** The same charges with other lines, in the order of a quotation and with their totals. */
export function replaceLines(
  charges: CompleteCharges,
  lines: readonly ChargeLine[],
  inTotal: readonly ChargeCategory[],
): CompleteCharges {
  const sorted = sortByCategory(lines);
  return { ...charges, inTotal, lines: sorted, totals: computeTotals(sorted, inTotal) };
}

/** A rate that is not taken because nobody says that its conditions hold. */
function describeUndecided({ serviceName, conditions }: Rate): Assumption {
  const reason = PRICING_MESSAGES.undecidedCondition(serviceName);
  return { field: 'rateCondition', value: PRICING_MESSAGES.not(formatConditions(conditions)), reason };
}

/** Things that a shipment states and rates are multiplied by. */
function countFacts({ unNumbers, storageDays, counts = {} }: ShipmentFacts): NonNullable<Quantities['counts']> {
  const stated = Object.entries(counts).flatMap(([name, count]) => (count === undefined ? [] : [[name, Big(count)]]));
  return {
    ...Object.fromEntries(stated),
    ...(unNumbers === undefined ? {} : { un_numbers: Big(unNumbers) }),
    ...(storageDays === undefined ? {} : { days: Big(storageDays) }),
  };
}

/** The goods are taken to arrive on the day of pricing: the email says when at best in words. */
function toStoredDays({ storageDays }: ShipmentFacts, day: Day, countryCode: string): StoredDays | undefined {
  return storageDays === undefined ? undefined : { days: storageDays, first: day, countryCode };
}

/** The lines of one category, in their order. */
export function filterLinesByCategory(lines: readonly ChargeLine[], category: ChargeCategory): ChargeLine[] {
  return lines.filter((line) => line.category === category);
}

/** The sum of the priced lines of some categories. */
export function sumLines(lines: readonly ChargeLine[], categories: readonly ChargeCategory[]): Big {
  return sumUsd(
    lines.flatMap((line) => (categories.includes(line.category) && line.amount !== undefined ? [line.amount] : [])),
  );
}

function computeTotals(lines: readonly ChargeLine[], inTotal: readonly ChargeCategory[]): ChargeTotals {
  const untaxed = sumLines(
    lines.filter(({ isTaxable }) => isTaxable === false),
    inTotal,
  );
  const passThrough = sumLines(
    lines.filter((line) => line.isPassThrough),
    inTotal,
  );
  return {
    compulsory: sumLines(lines, ['Compulsory']),
    delivery: sumLines(lines, ['Delivery']),
    additional: sumLines(lines, ['Additional']),
    optional: sumLines(lines, ['Optional']),
    finalTotal: sumLines(lines, inTotal),
    ...(untaxed.gt(0) ? { untaxed } : {}),
    ...(passThrough.gt(0) ? { passThrough } : {}),
    ...sumCosts(lines.filter(({ category }) => inTotal.includes(category))),
  };
}

function sumCosts(lines: readonly ChargeLine[]): Pick<ChargeTotals, 'costed' | 'cost'> {
  const costed = lines.filter(({ costUsd, amount }) => costUsd !== undefined && amount !== undefined);
  if (costed.length === 0) return {};
  return {
    costed: sumUsd(costed.flatMap(({ amount }) => amount ?? [])),
    cost: sumUsd(costed.flatMap(({ costUsd }) => costUsd ?? [])),
  };
}

/** The tax on services that is due on a total, in whole cents. @param percent of the country */
export function computeServiceTax({ finalTotal, untaxed }: ChargeTotals, percent: number): Big {
  return toCents(
    finalTotal
      .minus(untaxed ?? 0)
      .times(percent)
      .div(100),
  );
}

function sortByCategory(lines: readonly ChargeLine[]): ChargeLine[] {
  return CHARGE_CATEGORIES.flatMap((category) =>
    filterLinesByCategory(lines, category).sort((a, b) => getSortKey(a) - getSortKey(b)),
  );
}

/** The position of a service among the known ones; unknown ones come last, in their original order. */
function getSortKey(line: ChargeLine): number {
  const place = SERVICES.findIndex((service) => service.code === line.serviceCode);
  return place < 0 ? SERVICES.length : place;
}
