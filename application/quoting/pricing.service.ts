import { Big } from 'big.js';
import { assertValid } from '../../domain/errors/domain-error.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { isCountryOf } from '../../domain/geography/country.js';
import type { Gazetteer } from '../../domain/geography/gazetteer.port.js';
import { findOriginRegion } from '../../domain/geography/origin-region.js';
import { isWithoutRoad } from '../../domain/geography/road-access.js';
import type { RoadDistanceEstimator } from '../../domain/geography/road-distance-estimator.port.js';
import {
  estimateByFactor,
  findKnownDistance,
  parseRoadDistances,
  type RoadDistances,
  type SourcedDistance,
} from '../../domain/geography/road-distances.js';
import { writeIn } from '../../domain/message-catalogue.js';
import type { MonthVolume } from '../../domain/month-volume.js';
import { toOfficeDay } from '../../domain/office-day.js';
import { findTransitTime } from '../../domain/operations/reply-facts.js';
import type { DeliveryPlace } from '../../domain/pricing/delivery-charges.js';
import { EditedIncotermProfiles } from '../../domain/pricing/incoterm/edited-incoterm-profiles.js';
import { findLocalCurrency, toLocalRate } from '../../domain/pricing/settlement.js';
import { applyDefaults, type CompleteShipment } from '../../domain/quoting/defaults.js';
import type { LineAdjustment } from '../../domain/quoting/line-adjustment/adjusted-charges.js';
import { adjustShipment, carryAdjustments } from '../../domain/quoting/line-adjustment/line-adjustment.js';
import {
  explainRates,
  type PricingOptions,
  type PricingRules,
  priceShipment,
} from '../../domain/quoting/price-shipment.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import { CORRECTION_MESSAGES } from '../../domain/quoting/quoting.messages.js';
import type { RequestedDestination, ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { translateShipment, writeInBothLanguages } from '../../domain/quoting/spanish-texts.js';
import type { RateDecision } from '../../domain/tariff/condition/explain-choice.js';
import { type EffectiveTariff, resolveEffectiveTariff } from '../../domain/tariff/effective-tariff.js';
import { isForeignCurrency } from '../../domain/tariff/exchange-rate/currency-conversion.js';
import { findExchangeRateOn } from '../../domain/tariff/exchange-rate/exchange-rate.js';
import type { ExchangeRateRepository } from '../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { Day } from '../../domain/tariff/rate-validity.js';
import type { TaxRateRepository } from '../../domain/tariff/tax/tax-rate.repository.js';
import {
  type CustomerTerms,
  type CustomerTermsDependencies,
  findCustomerTerms,
  findMonthVolume,
} from './customer-terms.js';

/** What is known beside the request. */
export interface PricingFacts {
  /** A chargeable weight that a user has set; undefined: calculated from the goods. */
  readonly chargeableKg?: Big | undefined;
  /** The mailbox that the quotation goes to; what is agreed with it counts. Undefined: the general tariff. */
  readonly customer?: string | undefined;
  /** What the customer had accepted in the month; undefined: it is counted where something asks for it. */
  readonly monthVolume?: MonthVolume | undefined;
}

/** What tax and local currency of a total depend on. */
interface SettlementFacts {
  /** The destination's, ISO alpha-2. */
  readonly country: string;
  readonly day: Day;
  /** As it was entered for the customer; undefined: it was not. */
  readonly customerCountry?: string | undefined;
  /** Whether the tax on services is computed. */
  readonly taxes: boolean;
  readonly showsLocal: boolean;
}

/** Everything that the price of a shipment rests on. */
interface PreparedShipment {
  readonly completed: () => CompleteShipment;
  readonly tariff: EffectiveTariff;
  readonly deliveryPlace: DeliveryPlace | undefined;
  readonly rules: PricingRules;
  readonly options: PricingOptions;
}

/** A shipment priced on a day, and why each rate of its airport did or did not apply. */
export interface ExplainedShipment {
  readonly day: Day;
  readonly shipment: PricedShipment;
  readonly decisions: readonly RateDecision[];
}

/** Dependencies of the pricing step. */
export interface PricingDependencies extends CustomerTermsDependencies {
  readonly reference: AirportDirectory;
  readonly rates: Pick<RateRepository, 'findByAirport'>;
  readonly exchangeRates: Pick<ExchangeRateRepository, 'findByDay'>;
  readonly gazetteer: Pick<Gazetteer, 'find' | 'originAirports'>;
  readonly roads: RoadDistanceEstimator;
  readonly taxRates: Pick<TaxRateRepository, 'findByCountry'>;
}

/**
 * The only path from a request to its price: webhook, Email Processor, command line and repricing all use it (decision
 * 1).
 */
export class PricingService {
  private lastDistances: { readonly text: string; readonly parsed: RoadDistances } | undefined;

  constructor(
    private readonly dependencies: PricingDependencies,
    private readonly rules: PricingRules,
  ) {}

  /**
   * Looks up the rates and the delivery distance that a request needs, and prices it; each of several shipments by
   * itself.
   */
  async price(request: ShipmentRequest, facts: PricingFacts = {}): Promise<PricedShipment> {
    const { furtherShipments: further = [], ...first } = request;
    const { monthVolume } = facts;
    const terms = { ...(await findCustomerTerms(this.dependencies, facts.customer)), monthVolume };
    const priced = this.priceOne(first, await this.prepare(first, { ...terms, chargeableKg: facts.chargeableKg }));
    if (further.length === 0) return priced;
    const furtherShipments: PricedShipment[] = [];
    for (const one of further) furtherShipments.push(this.priceOne(one, await this.prepare(one, terms)));
    return { ...priced, furtherShipments };
  }

  /** A request priced again, with the lines that people had changed by hand of what was quoted before. */
  async priceAgain(
    request: ShipmentRequest,
    quoted: PricedShipment | undefined,
    customer: string | undefined,
  ): Promise<PricedShipment> {
    const priced = await this.price(request, { customer });
    if (!quoted) return priced;
    return this.write(() =>
      carryAdjustments(translateShipment(quoted), translateShipment(priced), this.rules.profiles),
    );
  }

  /** A shipment with these lines changed by hand, and no others. */
  adjust(shipment: PricedShipment, adjustments: readonly LineAdjustment[]): PricedShipment {
    return writeInBothLanguages(() => adjustShipment(translateShipment(shipment), adjustments, this.rules.profiles));
  }

  /** In which languages a price is explained: what is stored is the same for everybody, whoever had it priced. */
  protected write(work: () => PricedShipment): PricedShipment {
    return writeInBothLanguages(work);
  }

  /** Prices the first shipment of a request, and says of each rate of its airport why it did or did not apply. */
  async explain(request: ShipmentRequest, { customer, monthVolume }: PricingFacts): Promise<ExplainedShipment> {
    const { furtherShipments: _further, ...first } = request;
    const terms = await findCustomerTerms(this.dependencies, customer);
    const prepared = await this.prepare(first, { ...terms, monthVolume });
    const { completed, tariff, deliveryPlace, options } = prepared;
    const shipment = this.priceOne(first, prepared);
    return {
      day: tariff.day,
      shipment,
      decisions: writeIn('en', () => explainRates(shipment, completed(), tariff, deliveryPlace, options)),
    };
  }

  private priceOne(request: ShipmentRequest, prepared: PreparedShipment): PricedShipment {
    const { completed, tariff, deliveryPlace, rules, options } = prepared;
    return this.write(() => priceShipment(request, completed(), tariff, deliveryPlace, rules, options));
  }

  /** Looks up everything that the price of a shipment rests on. */
  private async prepare(
    request: ShipmentRequest,
    facts: Pick<PricingOptions, 'chargeableKg' | 'monthVolume'> & CustomerTerms,
  ): Promise<PreparedShipment> {
    const airports = await this.dependencies.reference.airports();
    const completed = writeIn('en', () => applyDefaults(request, airports));
    const airport = airports.find((one) => one.code === completed.airport);
    const tariff = await this.getEffectiveTariff(completed.airport);
    const settings = await this.dependencies.settings.getCurrent();
    const { valueWithoutFreight, roadDistances } = settings;
    const deliveryPlace = airport && (await this.locateDelivery(request.destination, airport, roadDistances));
    const originCountry = await this.findCountryOf(completed.originAirport);
    const timeline = findTransitTime(settings, originCountry ? findOriginRegion(originCountry) : undefined) ?? '';
    const places = { originCountry, deliveryPlaces: deliveryPlace?.names };
    const { customerCountry, volumeOwner: _owner, ...pricing } = facts;
    const monthVolume = facts.monthVolume ?? (await findMonthVolume(this.dependencies, facts, tariff.inForce));
    const showsLocal = settings.localCurrency === 'shown' || (facts.agreed?.agreement.showsLocalCurrency ?? false);
    const settled = await this.settle({
      ...{ country: completed.country, day: tariff.day, customerCountry },
      ...{ taxes: settings.serviceTax === 'computed', showsLocal },
    });
    const profiles = new EditedIncotermProfiles(settings.incotermProfiles, this.rules.profiles);
    return {
      // In the language of whoever asks for it.
      completed: () => applyDefaults(request, airports),
      ...{ tariff, deliveryPlace, rules: { ...this.rules, profiles } },
      options: { ...pricing, monthVolume, ...places, ...settled, valueWithoutFreight, timeline },
    };
  }

  /** The tax on services of a customer of the country, none of others, and what a dollar is there today. */
  private async settle(of: SettlementFacts): Promise<Pick<PricingOptions, 'settlement' | 'missingCurrency'>> {
    const countries = of.taxes ? await this.dependencies.reference.countries() : [];
    const isLocal = isCountryOf(
      of.customerCountry,
      countries.find(({ code }) => code === of.country),
    );
    const rate = isLocal ? await this.dependencies.taxRates.findByCountry(of.country) : undefined;
    const taxPercent = isLocal === undefined ? undefined : Big(rate?.vatRate ?? 0);
    const currency = of.showsLocal ? findLocalCurrency(of.country) : undefined;
    const rates = currency === undefined ? [] : await this.dependencies.exchangeRates.findByDay(of.day);
    const conversion = findExchangeRateOn(rates, currency ?? '', of.day);
    const local = conversion && toLocalRate(conversion);
    return {
      ...(taxPercent || local ? { settlement: { taxPercent, local } } : {}),
      ...(currency !== undefined && !local ? { missingCurrency: currency } : {}),
    };
  }

  /** @param code of an origin airport; undefined: none is stated @throws DomainError `invalid` where no airport has it */
  async assertOriginAirport(code: string | undefined): Promise<void> {
    if (code === undefined || (await this.findCountryOf(code)) !== undefined) return;
    assertValid([{ field: 'airportOrigin', message: CORRECTION_MESSAGES.unknownAirportOrigin(code) }]);
  }

  /** @param code IATA code of an airport anywhere @returns ISO alpha-2; undefined for an unknown airport */
  private async findCountryOf(code: string): Promise<string | undefined> {
    const airports = await this.dependencies.gazetteer.originAirports();
    return airports.find((one) => one.code === code)?.countryCode;
  }

  /** An airport's rates in force today. @param airportCode IATA code */
  async getEffectiveTariff(airportCode: string): Promise<EffectiveTariff> {
    const day = toOfficeDay(this.dependencies.clock.now());
    const rates = await this.dependencies.rates.findByAirport(airportCode);
    const isForeign = rates.some(({ currency }) => isForeignCurrency(currency));
    return resolveEffectiveTariff(rates, day, isForeign ? await this.dependencies.exchangeRates.findByDay(day) : []);
  }

  /** The delivery place and its distance by road from the airport; undefined where the goods end at the airport. */
  async resolveDeliveryPlace(destination: RequestedDestination, airport: Airport): Promise<DeliveryPlace | undefined> {
    const { roadDistances } = await this.dependencies.settings.getCurrent();
    return this.locateDelivery(destination, airport, roadDistances);
  }

  /** @param roadDistances what staff say of distances by road, as they have entered it */
  private async locateDelivery(
    destination: RequestedDestination,
    airport: Airport,
    roadDistances: string,
  ): Promise<DeliveryPlace | undefined> {
    const name = destination.city ?? destination.address;
    if (!name?.trim()) return undefined;
    const [place] = await this.dependencies.gazetteer.find(name, airport.countryCode);
    const distances = this.readRoadDistances(roadDistances);
    const known = findKnownDistance(distances, airport, [name, ...(place ? [place.name, ...place.aliases] : [])]);
    if (!place) return known ? toKnownPlace(name, [name], known) : { name, distanceKm: undefined };
    const names = [name, place.name, ...place.aliases, place.within].filter((one) => one !== undefined);
    if (known) return toKnownPlace(name, names, known);
    if (isWithoutRoad(place)) return { name, names, distanceKm: undefined, isWithoutRoad: true };
    const estimated = estimateByFactor(distances, airport, place);
    if (estimated) return toKnownPlace(name, names, estimated);
    const km = await this.dependencies.roads.estimateKm(airport, place);
    return toKnownPlace(name, names, { km, source: { kind: 'estimate' } });
  }

  /** The table may have thousands of lines, and seldom changes. */
  private readRoadDistances(text: string): RoadDistances {
    if (this.lastDistances?.text !== text) this.lastDistances = { text, parsed: parseRoadDistances(text) };
    return this.lastDistances.parsed;
  }
}

function toKnownPlace(name: string, names: readonly string[], { km, source }: SourcedDistance): DeliveryPlace {
  return { name, names, distanceKm: km, distanceSource: source };
}
