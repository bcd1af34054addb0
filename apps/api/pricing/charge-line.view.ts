import { ApiProperty } from '@nestjs/swagger';
import type { Big } from 'big.js';
import type {
  ChargeableBasis,
  ChargeableWeight,
} from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { type ChargeLine, MANUAL_CHANGES, type ManualChange } from '../../../domain/pricing/charge-line.js';
import {
  type ChargeTotals,
  type CompleteCharges,
  filterLinesByCategory,
} from '../../../domain/pricing/complete-charges.js';
import { computeLocal, computePayable } from '../../../domain/pricing/settlement.js';
import type { Settlement } from '../../../domain/pricing/settlement-terms.js';
import type { StorageInformation } from '../../../domain/pricing/storage-line.js';
import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import type { RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import type { FreeDayKind } from '../../../domain/tariff/storage/free-days.js';

/** Free time and price of storage by the day. */
export class StorageInformationView {
  readonly freeDays!: number;
  readonly freeDayKind!: FreeDayKind;
  /** US dollars; null: on request. */
  readonly perDayUsd!: number | null;
  /** The days that the amount is for; null: none are named, and the line is for information. */
  readonly days!: number | null;
}

/** A charge line; amounts in US dollars. */
export class ChargeLineView {
  readonly serviceCode!: string;
  readonly serviceName!: string;
  readonly category!: ChargeCategory;
  readonly rateCriteria!: RateCriterion;
  /** US dollars a unit, or percent. */
  readonly rate!: number;
  readonly quantity!: number | null;
  readonly unit!: string;
  readonly minimumCharge!: number | null;
  readonly maximumCharge!: number | null;
  /** Null: on request, and in no total. */
  readonly calculatedAmount!: number | null;
  /** Why it is in the quotation, for instance `dangerous goods`; null: it always is. */
  readonly appliesFor!: string | null;
  /** Whether the tax on services is due on it. */
  readonly isTaxable!: boolean;
  /** A cost of others that is handed on as it is. */
  readonly isPassThrough!: boolean;
  /** Null where it is no storage by the day. */
  readonly storage!: StorageInformationView | null;
  /** What a line on request comes to at least; absent where that is not known. */
  readonly fromAmount?: number;
  /** One readable sentence that explains the amount. */
  readonly trace!: string;
  /** What a person did to the line; absent where it is as the tariff makes it. */
  @ApiProperty({ required: false, enum: [...MANUAL_CHANGES] }) readonly manual?: ManualChange;
}

/** The charge lines by category. */
export class ChargeListsView {
  readonly compulsoryCharges!: ChargeLineView[];
  readonly deliveryCharges!: ChargeLineView[];
  readonly additionalCharges!: ChargeLineView[];
  readonly optionalCharges!: ChargeLineView[];
  readonly excludedCharges!: ChargeLineView[];
}

/** A total in the destination's currency. */
export class LocalTotalView {
  /** ISO 4217. */
  readonly currency!: string;
  /** For one US dollar, its margin included. */
  readonly unitsPerUsd!: number;
  /** The first day that the exchange rate is for, in UTC. */
  readonly day!: string;
  readonly net!: number;
  readonly tax!: number;
  readonly payable!: number;
}

/** The totals, in US dollars. */
export class TotalsView {
  readonly compulsory!: number;
  readonly delivery!: number;
  readonly additional!: number;
  readonly optional!: number;
  readonly finalTotal!: number;
  /** What of the final total the tax on services is due on. */
  readonly taxable!: number;
  /** What of the final total are costs of others that are handed on as they are. */
  readonly passThrough!: number;
  /** The categories that the final total holds; absent in older quotations: those of the standard. */
  readonly inTotal?: ChargeCategory[];
  /** Tax on services in percent, that tax, and the final total with it; absent: it is told for information only. */
  readonly taxPercent?: number;
  readonly tax?: number;
  readonly payable?: number;
  /** Absent: in US dollars alone. */
  readonly local?: LocalTotalView;
}

/** How a chargeable weight came about: kg and m³. */
export class CalculationDetailsView {
  readonly chargeableWeightBasis!: ChargeableBasis;
  readonly grossWeight!: number;
  readonly volumetricWeight!: number;
  /** Before rounding. */
  readonly exactChargeableWeight!: number;
  readonly volumeM3!: number;
  readonly pieces!: number;
  /** cm³ per kg. */
  readonly divisor!: number;
  readonly rounding!: string;
}

/** The weight that is billed, in kg. */
export class ChargeableWeightView {
  readonly chargeableWeight!: number;
  readonly calculationDetails!: CalculationDetailsView;
}

/** A value that the request did not state and that the quotation rests on. */
export class AssumptionView {
  readonly field!: string;
  readonly value!: string;
  readonly reason!: string;
}

/** A service that the quotation needs and the tariff lacks. */
export class MissingRateView {
  readonly serviceCode!: string;
  readonly reason!: string;
}

/** A decimal as the wire's number; null where it is not known. */
export function toNullableNumber(value: Big | undefined): number | null {
  return value === undefined ? null : value.toNumber();
}

/** A charge line of the wire. */
export function toChargeLineView(line: ChargeLine): ChargeLineView {
  return {
    serviceCode: line.serviceCode,
    serviceName: line.serviceName,
    category: line.category,
    rateCriteria: line.criterion,
    rate: line.rate.toNumber(),
    quantity: toNullableNumber(line.quantity),
    unit: line.unit,
    minimumCharge: toNullableNumber(line.minimumCharge),
    maximumCharge: toNullableNumber(line.maximumCharge),
    calculatedAmount: toNullableNumber(line.amount),
    appliesFor: line.appliesFor ?? null,
    isTaxable: line.isTaxable ?? true,
    isPassThrough: line.isPassThrough ?? false,
    storage: line.storage ? toStorageInformationView(line.storage) : null,
    ...(line.fromAmount ? { fromAmount: line.fromAmount.toNumber() } : {}),
    trace: line.trace,
    ...(line.manual ? { manual: line.manual } : {}),
  };
}

function toStorageInformationView({ freeDays, freeDayKind, perDayUsd, days }: StorageInformation) {
  return { freeDays, freeDayKind, perDayUsd: toNullableNumber(perDayUsd), days: days ?? null };
}

/** The lines of the wire by category. */
export function toChargeListsView(lines: readonly ChargeLine[]): ChargeListsView {
  return {
    compulsoryCharges: filterLinesByCategory(lines, 'Compulsory').map(toChargeLineView),
    deliveryCharges: filterLinesByCategory(lines, 'Delivery').map(toChargeLineView),
    additionalCharges: filterLinesByCategory(lines, 'Additional').map(toChargeLineView),
    optionalCharges: filterLinesByCategory(lines, 'Optional').map(toChargeLineView),
    excludedCharges: filterLinesByCategory(lines, 'Excluded').map(toChargeLineView),
  };
}

/** The totals of the wire, in US dollars. */
export function toTotalsView({
  totals,
  inTotal,
  settlement,
}: Pick<CompleteCharges, 'totals' | 'inTotal' | 'settlement'>): TotalsView {
  return {
    compulsory: totals.compulsory.toNumber(),
    delivery: totals.delivery.toNumber(),
    additional: totals.additional.toNumber(),
    optional: totals.optional.toNumber(),
    finalTotal: totals.finalTotal.toNumber(),
    taxable: totals.finalTotal.minus(totals.untaxed ?? 0).toNumber(),
    passThrough: totals.passThrough?.toNumber() ?? 0,
    ...(inTotal ? { inTotal: [...inTotal] } : {}),
    ...(settlement ? toSettlementView(totals, settlement) : {}),
  };
}

function toSettlementView(totals: ChargeTotals, settlement: Settlement) {
  const payable = computePayable(totals, settlement);
  const inLocal = computeLocal(totals, settlement);
  const { local, taxPercent } = settlement;
  return {
    ...(taxPercent && payable
      ? { taxPercent: taxPercent.toNumber(), tax: payable.tax.toNumber(), payable: payable.payable.toNumber() }
      : {}),
    ...(local && inLocal
      ? {
          local: {
            ...{ currency: local.currency, unitsPerUsd: local.unitsPerUsd.toNumber(), day: local.day },
            ...{ net: inLocal.net.toNumber(), tax: inLocal.tax.toNumber(), payable: inLocal.payable.toNumber() },
          },
        }
      : {}),
  };
}

/** The chargeable weight of the wire, with how it came about. */
export function toChargeableWeightView(weight: ChargeableWeight): ChargeableWeightView {
  return {
    chargeableWeight: weight.chargeableKg.toNumber(),
    calculationDetails: {
      chargeableWeightBasis: weight.basis,
      grossWeight: weight.grossKg.toNumber(),
      volumetricWeight: weight.volumetricKg.toNumber(),
      exactChargeableWeight: weight.exactKg.toNumber(),
      volumeM3: weight.volumeM3.toNumber(),
      pieces: weight.pieces,
      divisor: weight.divisor,
      rounding: weight.rounding,
    },
  };
}
