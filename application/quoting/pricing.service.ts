import type { Big } from 'big.js';
import type { DeliveryPlace } from '../../domain/pricing/delivery-charges.js';
import type { Clock } from '../../domain/clock.port.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { Gazetteer } from '../../domain/geography/gazetteer.port.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import type { RoadDistance } from '../../domain/geography/road-distance-estimator.port.js';
import { type PricingRules, priceShipment } from '../../domain/pricing/price-shipment.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import { assumedShipment } from '../../domain/quoting/defaults.js';
import type { RequestedDestination, ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import { utcDayOf } from '../../domain/tariff/rate-validity.js';
import { type TariffOfDay, tariffOn } from '../../domain/tariff/effective-tariff.js';

/** Where prices come from: the world that the pricing step looks things up in. */
export interface PricingSources {
  readonly reference: ReferenceData;
  readonly rates: Pick<RateBook, 'ratesAt'>;
  readonly gazetteer: Pick<Gazetteer, 'find'>;
  readonly roads: RoadDistance;
  readonly clock: Clock;
}

/** The one way from a request to its price: webhook, Email Processor, command line and repricing all take it (decision 1). */
export class ShipmentPricing {
  constructor(
    private readonly sources: PricingSources,
    private readonly rules: PricingRules,
  ) {}

  /**
   * Gathers the rates and the delivery distance that a request needs, and prices it.
   * @param chargeableKg a chargeable weight that a person has settled; undefined: worked out from the goods
   */
  async price(request: ShipmentRequest, chargeableKg?: Big): Promise<PricedShipment> {
    const airports = await this.sources.reference.airports();
    const assumed = assumedShipment(request, airports);
    const airport = airports.find((one) => one.code === assumed.airport);
    const tariff = await this.tariffAt(assumed.airport);
    const delivery = airport && (await this.deliveryPlace(request.destination, airport));
    return priceShipment(request, assumed, tariff, delivery, this.rules, chargeableKg);
  }

  /** An airport's rates as they stand today. @param airportCode IATA code */
  async tariffAt(airportCode: string): Promise<TariffOfDay> {
    return tariffOn(await this.sources.rates.ratesAt(airportCode), utcDayOf(this.sources.clock.now()));
  }

  /** The delivery place and its distance by road from the airport; undefined where the goods end at the airport. */
  async deliveryPlace(destination: RequestedDestination, airport: Airport): Promise<DeliveryPlace | undefined> {
    const name = destination.city ?? destination.address;
    if (!name?.trim()) return undefined;
    const [place] = await this.sources.gazetteer.find(name, airport.countryCode);
    return { name, distanceKm: place && (await this.sources.roads.kilometres(airport, place)) };
  }
}
