import { Big } from 'big.js';
import type { ChargeableWeightRule } from '../cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { DeclaredValue } from '../money/declared-value.js';
import { calculateCharges } from '../pricing/complete-charges.js';
import type { DeliveryPlace } from '../pricing/delivery-charges.js';
import type { IncotermProfiles } from '../pricing/incoterm/incoterm-profiles.port.js';
import type { ChargeCategoryRule } from '../tariff/charge-category/charge-category-rule.port.js';
import type { EffectiveTariff } from '../tariff/effective-tariff.js';
import { deriveShipmentFacts } from './condition-facts.js';
import type { CompleteShipment } from './defaults.js';
import { DEFAULTS } from './defaults.js';
import type { PricedShipment } from './quotation.js';
import { findMissingFields, type MissingField, type ShipmentRequest } from './shipment-request.js';

/** The forwarder's policies that a price rests on. */
export interface PricingRules {
  readonly chargeableWeight: ChargeableWeightRule;
  readonly categories: ChargeCategoryRule;
  readonly profiles: IncotermProfiles;
}

/** What the gazetteer knows of the places of a shipment; undefined: nothing. */
export interface ShipmentPlaces {
  /** ISO alpha-2. */
  readonly originCountry?: string | undefined;
  /** Names of the delivery place and of what it lies in. */
  readonly deliveryPlaces?: readonly string[] | undefined;
}

/** Goods value in US dollars; a value in another currency is never converted (decision 10). */
export function getCifValueUsd(value: DeclaredValue | undefined): Big | undefined {
  return value?.currency === 'USD' ? Big(value.amount) : undefined;
}

/**
 * The one engine (decision 1): from a request with its defaults applied to the complete price of its quotation.
 * @param tariff the airport's rates on the day of pricing
 * @param chargeableKg a chargeable weight that a user has set; undefined: calculated from the goods
 */
export function priceShipment(
  request: ShipmentRequest,
  completed: CompleteShipment,
  tariff: EffectiveTariff,
  delivery: DeliveryPlace | undefined,
  rules: PricingRules,
  chargeableKg?: Big,
  places: ShipmentPlaces = {},
): PricedShipment {
  const calculated = rules.chargeableWeight.calculate(completed.goods);
  const weight = chargeableKg ? { ...calculated, chargeableKg } : calculated;
  const facts = deriveShipmentFacts(request, {
    originAirport: completed.originAirport,
    originCountry: places.originCountry,
    incoterm: completed.incoterm,
    deliveryPlaces: places.deliveryPlaces ?? (delivery ? [delivery.name] : []),
    grossKg: weight.grossKg,
    volumeM3: weight.volumeM3,
  });
  const charges = calculateCharges(
    {
      facts,
      incoterm: completed.incoterm,
      airport: completed.airport,
      country: completed.country,
      delivery,
      quantities: {
        grossKg: weight.grossKg,
        chargeableKg: weight.chargeableKg,
        pieces: weight.pieces,
        cifValueUsd: getCifValueUsd(request.goods.value),
        goodsValueUsd: getCifValueUsd(request.goods.value),
        thirdPartyInvoiceUsd: undefined,
        awbCollectTotalUsd: undefined,
      },
    },
    tariff,
    rules,
  );
  return {
    request,
    description: completed.description,
    originAirport: completed.originAirport,
    weight,
    charges,
    assumptions: [...completed.assumptions, ...charges.assumptions],
    missingFields: findOpenFields(request, completed),
    timeline: DEFAULTS.timeline,
  };
}

/**
 * What the customer should still provide. A country with several airports leaves the destination open, although it is
 * priced to the first one of them.
 */
function findOpenFields(request: ShipmentRequest, { assumptions }: CompleteShipment): readonly MissingField[] {
  const missing = findMissingFields(request);
  const isAssumed = assumptions.some(({ field }) => field === 'airportDestination');
  return isAssumed && !missing.includes('destination') ? [...missing, 'destination'] : missing;
}
