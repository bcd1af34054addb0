import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import {
  type ChargeApplication,
  type ChargeCode,
  isStandardChargeCode,
} from '../../../domain/tariff/charge-code/charge-code.js';

/** A kind of charge that rates refer to. */
export class ChargeCodeView {
  readonly id!: number;
  readonly version!: number;
  readonly code!: string;
  readonly nameEn!: string;
  readonly nameEs!: string;
  readonly category!: ChargeCategory;
  /** IATA's code of the charge; null: none. */
  readonly iataCode!: string | null;
  readonly application!: ChargeApplication;
  readonly isPassThrough!: boolean;
  readonly isTaxable!: boolean;
  /** One of the specification's ten, whose category and application are fixed. */
  readonly isStandard!: boolean;
  /** Made for a rate or brought up from an older tariff, and not saved by staff since. */
  readonly needsReview!: boolean;
  /** ISO moment. */
  readonly updatedAt!: string;
}

/** A charge code for the wire. */
export function toChargeCodeView(code: ChargeCode): ChargeCodeView {
  return {
    id: code.id,
    version: code.version,
    code: code.code,
    nameEn: code.nameEn,
    nameEs: code.nameEs,
    category: code.category,
    iataCode: code.iataCode ?? null,
    application: code.application,
    isPassThrough: code.isPassThrough,
    isTaxable: code.isTaxable,
    isStandard: isStandardChargeCode(code.code),
    needsReview: code.needsReview,
    updatedAt: code.updatedAt.toISOString(),
  };
}
