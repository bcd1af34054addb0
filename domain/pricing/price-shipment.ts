import { Big } from 'big.js';
import type { ChargeableWeightRule } from '../cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { ChargeCategoryRule } from './charge-category/charge-category-rule.port.js';
import { completeCharges } from './complete-charges.js';
import type { DeliveryPlace } from './delivery-charges.js';
import type { IncotermProfiles } from './incoterm/incoterm-profiles.port.js';
import type { StatedValue } from '../money/declared-value.js';
import type { AssumedShipment } from '../quoting/defaults.js';
import { DEFAULTS } from '../quoting/defaults.js';
import { missingFacts, type ShipmentRequest } from '../quoting/shipment-request.js';
import type { TariffOfDay } from '../tariff/effective-tariff.js';
import type { PricedShipment } from '../quoting/quotation.js';

/** The forwarder's policies that a price rests on. */
export interface PricingRules {
  readonly chargeableWeight: ChargeableWeightRule;
  readonly categories: ChargeCategoryRule;
  readonly profiles: IncotermProfiles;
}

/** Goods value in US dollars; a value in another currency is never converted (decision 10). */
export function cifValueUsd(value: StatedValue | undefined): Big | undefined {
  return value?.currency === 'USD' ? Big(value.amount) : undefined;
}

/**
 * The one engine (decision 1): from a request with its gaps filled to everything that its quotation says.
 * @param tariff the airport's rates on the day of pricing
 * @param chargeableKg a chargeable weight that a person has settled; undefined: worked out from the goods
 */
export function priceShipment(
  request: ShipmentRequest,
  assumed: AssumedShipment,
  tariff: TariffOfDay,
  delivery: DeliveryPlace | undefined,
  rules: PricingRules,
  chargeableKg?: Big,
): PricedShipment {
  const weighed = rules.chargeableWeight.weigh(assumed.goods);
  const weight = chargeableKg ? { ...weighed, chargeableKg } : weighed;
  const charges = completeCharges(
    {
      incoterm: assumed.incoterm,
      airport: assumed.airport,
      country: assumed.country,
      delivery,
      quantities: {
        grossKg: weight.grossKg,
        chargeableKg: weight.chargeableKg,
        pieces: weight.pieces,
        cifValueUsd: cifValueUsd(request.goods.value),
        thirdPartyInvoiceUsd: undefined,
        awbCollectTotalUsd: undefined,
      },
    },
    tariff,
    rules,
  );
  return {
    request,
    description: assumed.description,
    originAirport: assumed.originAirport,
    weight,
    charges,
    assumptions: [...assumed.assumptions, ...charges.assumptions],
    missingFacts: missingFacts(request),
    timeline: DEFAULTS.timeline,
  };
}
