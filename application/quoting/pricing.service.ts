import type { Big } from 'big.js';
import type { Clock } from '../../domain/clock.port.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { Gazetteer } from '../../domain/geography/gazetteer.port.js';
import { isWithoutRoad } from '../../domain/geography/road-access.js';
import type { RoadDistanceEstimator } from '../../domain/geography/road-distance-estimator.port.js';
import type { DeliveryPlace } from '../../domain/pricing/delivery-charges.js';
import { applyDefaults } from '../../domain/quoting/defaults.js';
import type { LineAdjustment } from '../../domain/quoting/line-adjustment/adjusted-charges.js';
import { adjustShipment, carryAdjustments } from '../../domain/quoting/line-adjustment/line-adjustment.js';
import { type PricingRules, priceShipment } from '../../domain/quoting/price-shipment.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import type { RequestedDestination, ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import { type EffectiveTariff, resolveEffectiveTariff } from '../../domain/tariff/effective-tariff.js';
import { isForeignCurrency } from '../../domain/tariff/exchange-rate/convert.js';
import type { ExchangeRateRepository } from '../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import { toUtcDay } from '../../domain/tariff/rate-validity.js';

/** Dependencies of the pricing step. */
export interface PricingDependencies {
  readonly reference: AirportDirectory;
  readonly rates: Pick<RateRepository, 'findByAirport'>;
  readonly exchangeRates: Pick<ExchangeRateRepository, 'findByDay'>;
  readonly gazetteer: Pick<Gazetteer, 'find' | 'originAirports'>;
  readonly roads: RoadDistanceEstimator;
  readonly clock: Clock;
}

/**
 * The only path from a request to its price: webhook, Email Processor, command line and repricing all use it (decision
 * 1).
 */
export class PricingService {
  constructor(
    private readonly dependencies: PricingDependencies,
    private readonly rules: PricingRules,
  ) {}

  /**
   * Looks up the rates and the delivery distance that a request needs, and prices it; each of several shipments by
   * itself.
   * @param chargeableKg a chargeable weight that a user has set; undefined: calculated from the goods
   */
  async price(request: ShipmentRequest, chargeableKg?: Big): Promise<PricedShipment> {
    const { furtherShipments: further = [], ...first } = request;
    const priced = await this.priceOne(first, chargeableKg);
    if (further.length === 0) return priced;
    const furtherShipments: PricedShipment[] = [];
    for (const one of further) furtherShipments.push(await this.priceOne(one));
    return { ...priced, furtherShipments };
  }

  /** A request priced again, with the lines that people had changed by hand of what was quoted before. */
  async priceAgain(request: ShipmentRequest, quoted: PricedShipment | undefined): Promise<PricedShipment> {
    const priced = await this.price(request);
    return quoted ? carryAdjustments(quoted, priced, this.rules.profiles) : priced;
  }

  /** A shipment with these lines changed by hand, and no others. */
  adjust(shipment: PricedShipment, adjustments: readonly LineAdjustment[]): PricedShipment {
    return adjustShipment(shipment, adjustments, this.rules.profiles);
  }

  private async priceOne(request: ShipmentRequest, chargeableKg?: Big): Promise<PricedShipment> {
    const airports = await this.dependencies.reference.airports();
    const completed = applyDefaults(request, airports);
    const airport = airports.find((one) => one.code === completed.airport);
    const tariff = await this.getEffectiveTariff(completed.airport);
    const deliveryPlace = airport && (await this.resolveDeliveryPlace(request.destination, airport));
    const originCountry = await this.findCountryOf(completed.originAirport);
    const places = { originCountry, deliveryPlaces: deliveryPlace?.names };
    return priceShipment(request, completed, tariff, deliveryPlace, this.rules, chargeableKg, places);
  }

  /** @param code IATA code of an airport anywhere @returns ISO alpha-2; undefined for an unknown airport */
  private async findCountryOf(code: string): Promise<string | undefined> {
    const airports = await this.dependencies.gazetteer.originAirports();
    return airports.find((one) => one.code === code)?.countryCode;
  }

  /** An airport's rates in force today. @param airportCode IATA code */
  async getEffectiveTariff(airportCode: string): Promise<EffectiveTariff> {
    const day = toUtcDay(this.dependencies.clock.now());
    const rates = await this.dependencies.rates.findByAirport(airportCode);
    const isForeign = rates.some(({ currency }) => isForeignCurrency(currency));
    return resolveEffectiveTariff(rates, day, isForeign ? await this.dependencies.exchangeRates.findByDay(day) : []);
  }

  /** The delivery place and its distance by road from the airport; undefined where the goods end at the airport. */
  async resolveDeliveryPlace(destination: RequestedDestination, airport: Airport): Promise<DeliveryPlace | undefined> {
    const name = destination.city ?? destination.address;
    if (!name?.trim()) return undefined;
    const [place] = await this.dependencies.gazetteer.find(name, airport.countryCode);
    if (!place) return { name, distanceKm: undefined };
    const names = [name, place.name, ...place.aliases, place.within].filter((one) => one !== undefined);
    if (isWithoutRoad(place)) return { name, names, distanceKm: undefined, isWithoutRoad: true };
    return { name, names, distanceKm: await this.dependencies.roads.estimateKm(airport, place) };
  }
}
