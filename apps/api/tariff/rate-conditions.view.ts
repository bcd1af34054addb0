import { formatConditions } from '../../../domain/tariff/condition/format-conditions.js';
import {
  type RateConditions,
  type RateConditionsEntry,
  toRateConditions,
} from '../../../domain/tariff/condition/rate-conditions.js';
import type { CommodityClass, RequestedService } from '../../../domain/tariff/condition/shipment-facts.js';
import type { DayKind } from '../../../domain/tariff/condition/working-days.js';

/** A piece over any one of these; null: without a limit. */
export class PieceLimitsView {
  readonly lengthCm!: number | null;
  readonly widthCm!: number | null;
  readonly heightCm!: number | null;
  readonly weightKg!: number | null;
}

/** Hours of the day, from one up to another. */
export class HourSpanView {
  readonly from!: number;
  readonly until!: number;
}

/** Places of delivery under one name. */
export class DeliveryZoneView {
  readonly name!: string;
  readonly places!: string[];
}

/** When a rate applies; null, and an empty list, ask for nothing. */
export class RateConditionsView {
  readonly commodities!: CommodityClass[];
  /** The cargo is of none of these classes; absent: no class is left out. */
  readonly exceptCommodities?: CommodityClass[];
  readonly dangerousClasses!: string[];
  readonly unNumbersFrom!: number | null;
  readonly services!: RequestedService[];
  readonly pieceOver!: PieceLimitsView | null;
  readonly valueOverUsd!: number | null;
  readonly days!: DayKind[];
  readonly hours!: HourSpanView | null;
  readonly customers!: string[];
  readonly monthKgFrom!: number | null;
  readonly monthShipmentsFrom!: number | null;
  readonly zone!: DeliveryZoneView | null;
  readonly origins!: string[];
  readonly incoterms!: string[];
  readonly grossKgUpTo!: number | null;
  readonly volumeM3UpTo!: number | null;
  readonly grossKgOver!: number | null;
  /** As one phrase, for instance `dangerous goods, value over USD 1,000`. */
  readonly text!: string;
}

/** Conditions for the wire; null where a rate applies always. */
export function toRateConditionsView(conditions: RateConditions | undefined): RateConditionsView | null {
  if (!conditions) return null;
  const { pieceOver, hours, zone } = conditions;
  const copy = <One>(list: readonly One[] | undefined): One[] => [...(list ?? [])];
  return {
    commodities: copy(conditions.commodities),
    ...(conditions.exceptCommodities ? { exceptCommodities: copy(conditions.exceptCommodities) } : {}),
    dangerousClasses: copy(conditions.dangerousClasses),
    unNumbersFrom: conditions.unNumbersFrom ?? null,
    services: copy(conditions.services),
    pieceOver: pieceOver
      ? {
          lengthCm: pieceOver.lengthCm ?? null,
          widthCm: pieceOver.widthCm ?? null,
          heightCm: pieceOver.heightCm ?? null,
          weightKg: pieceOver.weightKg ?? null,
        }
      : null,
    valueOverUsd: conditions.valueOverUsd ?? null,
    days: copy(conditions.days),
    hours: hours ? { from: hours.from, until: hours.until } : null,
    customers: copy(conditions.customers),
    monthKgFrom: conditions.monthKgFrom ?? null,
    monthShipmentsFrom: conditions.monthShipmentsFrom ?? null,
    zone: zone ? { name: zone.name, places: [...zone.places] } : null,
    origins: copy(conditions.origins),
    incoterms: copy(conditions.incoterms),
    grossKgUpTo: conditions.grossKgUpTo ?? null,
    volumeM3UpTo: conditions.volumeM3UpTo ?? null,
    grossKgOver: conditions.grossKgOver ?? null,
    text: formatConditions(conditions),
  };
}

/** The conditions of a recorded state for the wire. */
export function toRecordedConditionsView(entry: RateConditionsEntry | null | undefined): RateConditionsView | null {
  return toRateConditionsView(toRateConditions(entry));
}
