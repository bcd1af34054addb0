import { Big } from 'big.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { Assumption } from '../../domain/pricing/assumption.js';
import { calculateDeliveryCharges, type DeliveryCharges } from '../../domain/pricing/delivery-charges.js';
import { DEFAULTS, resolveDestinationAirport } from '../../domain/quoting/defaults.js';
import { chooseRates } from '../../domain/tariff/condition/choose-rates.js';
import { NO_FACTS } from '../../domain/tariff/condition/shipment-facts.js';
import type { PricingService } from './pricing.service.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** What is delivered where; undefined where it is not known. */
export interface DeliveryRequest {
  readonly destination: string | undefined;
  /** IATA code. */
  readonly airport: string | undefined;
  /** ISO alpha-2. */
  readonly country: string | undefined;
  readonly chargeableKg: number | undefined;
  /** Used if there is no chargeable weight. */
  readonly grossKg: number | undefined;
}

/** Prices the delivery from an airport to a place. */
export class CalculateDeliveryCharges {
  constructor(
    private readonly reference: AirportDirectory,
    private readonly pricing: PricingService,
  ) {}

  /** @throws DomainError `invalid` for a weight below zero. */
  async execute(request: DeliveryRequest): Promise<DeliveryCharges> {
    const airports = await this.reference.airports();
    const assumptions: Assumption[] = [];
    const assume = <T>(field: string, value: T, shown: string, reason: string): T => {
      assumptions.push({ field, value: shown, reason });
      return value;
    };
    const { airport: code } = resolveDestinationAirport(request.airport, request.country, airports, assume);
    const airport = airports.find((one) => one.code === code);
    const chargeableKg =
      request.chargeableKg ??
      request.grossKg ??
      assume('weight', DEFAULTS.grossWeightKg, `${DEFAULTS.grossWeightKg} kg`, QUOTING_MESSAGES.noWeight);
    if (chargeableKg < 0) throw new DomainError('invalid', QUOTING_MESSAGES.negativeWeight);
    const tariff = await this.pricing.getEffectiveTariff(code);
    const destination = { address: request.destination, city: undefined, country: request.country };
    const place = airport && (await this.pricing.resolveDeliveryPlace(destination, airport));
    const grossKg = Big(request.grossKg ?? chargeableKg);
    const facts = { ...NO_FACTS, grossKg, deliveryPlaces: place?.names ?? [] };
    const applicable = { ...tariff, inForce: chooseRates(tariff.inForce, facts).rates };
    const charges = calculateDeliveryCharges(place, applicable, {
      grossKg,
      chargeableKg: Big(chargeableKg),
      pieces: DEFAULTS.pieces,
      cifValueUsd: undefined,
      thirdPartyInvoiceUsd: undefined,
      awbCollectTotalUsd: undefined,
    });
    return { ...charges, assumptions: [...assumptions, ...charges.assumptions] };
  }
}
