import { Big } from 'big.js';
import type { DistanceSource } from '../geography/road-distances.js';
import { applyRate, type Quantities } from '../tariff/apply-rate.js';
import { appendExpiryHint, type EffectiveTariff } from '../tariff/effective-tariff.js';
import type { Rate } from '../tariff/rate.js';
import { findService, type ServiceCode } from '../tariff/service-code.js';
import type { Assumption } from './assumption.js';
import type { ChargeLine } from './charge-line.js';
import { createChargeLine, findMissingConversions, type MissingRate } from './charge-line-from-rate.js';
import { PRICING_MESSAGES } from './pricing.messages.js';

/** Delivery within this many kilometres by road is standard, beyond it extended (section 9 of the specification). */
export const STANDARD_DELIVERY_RADIUS_KM = 25;
/** US dollars per chargeable kg where the airport has no rate for standard delivery (section 9 of the specification). */
export const DEFAULT_DELIVERY_RATE_USD_PER_KG = '0.16';

/** Where the goods are delivered to; undefined: they end at the airport. */
export interface DeliveryPlace {
  readonly name: string;
  /** Other names of it and of what it lies in, for zones of a tariff; undefined: none is known. */
  readonly names?: readonly string[] | undefined;
  /** Kilometres by road from the airport; undefined where the gazetteer lacks the place. */
  readonly distanceKm: number | undefined;
  /** No road leads there; undefined: one does. */
  readonly isWithoutRoad?: boolean | undefined;
  /** Where the distance comes from; undefined: it is not known. */
  readonly distanceSource?: DistanceSource | undefined;
}

/** The delivery lines of a shipment and what had to be assumed for them. */
export interface DeliveryCharges {
  readonly lines: readonly ChargeLine[];
  readonly distanceKm: number | undefined;
  readonly assumptions: readonly Assumption[];
  readonly missing: readonly MissingRate[];
}

/** Kilometres beyond the standard radius; 0 within it. */
export function computeExtraKm(distanceKm: number): Big {
  const beyond = Big(distanceKm).minus(STANDARD_DELIVERY_RADIUS_KM);
  return beyond.gt(0) ? beyond : Big(0);
}

/** Delivery lines whose traces say how far the place is and who says so, where it is more than the usual estimate. */
export function calculateDeliveryCharges(
  place: DeliveryPlace | undefined,
  tariff: EffectiveTariff,
  quantities: Omit<Quantities, 'extraKm'>,
): DeliveryCharges {
  const charges = priceDelivery(place, tariff, quantities);
  const { distanceKm, distanceSource } = place ?? {};
  if (distanceKm === undefined || distanceSource === undefined) return charges;
  const note = PRICING_MESSAGES.distance({ km: distanceKm, source: distanceSource });
  return { ...charges, lines: charges.lines.map((line) => ({ ...line, trace: `${line.trace}; ${note}` })) };
}

/** Standard delivery, and extended delivery on top of it beyond 25 km (rule 6); nothing where there is no place. */
function priceDelivery(
  place: DeliveryPlace | undefined,
  tariff: EffectiveTariff,
  quantities: Omit<Quantities, 'extraKm'>,
): DeliveryCharges {
  if (!place) return { lines: [], distanceKm: undefined, assumptions: [], missing: [] };
  const assumptions: Assumption[] = [];
  const missing: MissingRate[] = [];
  const extraKm = place.distanceKm === undefined ? undefined : computeExtraKm(place.distanceKm);
  const distanceKm = place.distanceKm === undefined ? undefined : Big(place.distanceKm);
  const delivered: Quantities = { ...quantities, extraKm, distanceKm };
  const lines: ChargeLine[] = [];

  const standard = findRate('DELV', tariff.inForce);
  const isZone = standard?.conditions?.zone !== undefined;
  if (place.isWithoutRoad && !isZone) {
    const line = standard ? createChargeLine(standard, 'Delivery', delivered) : createDefaultDeliveryLine(delivered);
    const trace = PRICING_MESSAGES.noRoad(place.name);
    return { lines: [{ ...line, amount: undefined, trace }], distanceKm: undefined, assumptions, missing };
  }
  if (standard) {
    lines.push(createChargeLine(standard, 'Delivery', delivered));
    missing.push(...findMissingConversions([standard], tariff.day));
  } else {
    lines.push(createDefaultDeliveryLine(delivered));
    assumptions.push({
      field: 'deliveryRate',
      value: `${DEFAULT_DELIVERY_RATE_USD_PER_KG} USD/kg`,
      reason: appendExpiryHint(PRICING_MESSAGES.noDeliveryRate, tariff, 'DELV'),
    });
  }

  // A zone, and bands by all kilometres, are the whole delivery.
  if (isZone || standard?.criterion === 'total_kilometers') {
    return { lines, distanceKm: place.distanceKm, assumptions, missing };
  }
  if (place.distanceKm === undefined) {
    assumptions.push({
      field: 'deliveryDistance',
      value: `within ${STANDARD_DELIVERY_RADIUS_KM} km`,
      reason: PRICING_MESSAGES.distanceUnknown(place.name),
    });
    return { lines, distanceKm: place.distanceKm, assumptions, missing };
  }
  const extended = findRate('DELX', tariff.inForce);
  // Bands by all kilometres say themselves from where on they cost something.
  const hasOwnRadius = extended?.criterion === 'total_kilometers';
  if (hasOwnRadius || place.distanceKm > STANDARD_DELIVERY_RADIUS_KM) {
    if (extended) {
      const line = createChargeLine(extended, 'Delivery', delivered);
      if (!hasOwnRadius || !line.amount?.eq(0)) lines.push(line);
      missing.push(...findMissingConversions([extended], tariff.day));
    } else {
      missing.push({
        serviceCode: 'DELX',
        reason: appendExpiryHint(
          PRICING_MESSAGES.noExtendedRate({ place: place.name, distanceKm: place.distanceKm }),
          tariff,
          'DELX',
        ),
      });
    }
  }
  return { lines, distanceKm: place.distanceKm, assumptions, missing };
}

function findRate(service: ServiceCode, rates: readonly Rate[]): Rate | undefined {
  return rates.find((rate) => findService(rate.serviceCode)?.code === service);
}

function createDefaultDeliveryLine(quantities: Quantities): ChargeLine {
  const baseRate = Big(DEFAULT_DELIVERY_RATE_USD_PER_KG);
  const rate = {
    criterion: 'chargeable_weight',
    baseRate,
    minimumCharge: undefined,
    maximumCharge: undefined,
  } as const;
  const applied = applyRate(rate, quantities);
  return {
    serviceCode: 'DELV',
    serviceName: 'Delivery Standard',
    category: 'Delivery',
    criterion: rate.criterion,
    minimumCharge: undefined,
    maximumCharge: undefined,
    ...applied,
  };
}
