import { IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { ChargeCodeInput } from '../../../application/tariff/manage-charge-codes.js';
import { MAX_CHARGE_CODE_LENGTH, MAX_CHARGE_NAME_LENGTH } from '../../../domain/tariff/charge-code/charge-code.js';
import { ApiRequired } from '../http/api-required.decorator.js';

/** `PUT /api/charge-codes/:id`: what is left out stays as it is, the names apart. */
export class ChargeCodeDto {
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(MAX_CHARGE_NAME_LENGTH) nameEn?: string | null;
  /** Empty: as in English. */
  @IsOptional() @IsString() @MaxLength(MAX_CHARGE_NAME_LENGTH) nameEs?: string | null;
  /** Compulsory, Delivery, Additional, Optional or Excluded; of a new one, by default the proposal of code and name. */
  @IsOptional() @IsString() @MaxLength(20) category?: string | null;
  /** IATA's code of the charge, two letters, and A or C for whom it is due; null: none. */
  @IsOptional() @IsString() @MaxLength(3) iataCode?: string | null;
  /** `mandatory`, `conditional` or `on-request`. */
  @IsOptional() @IsString() @MaxLength(20) application?: string | null;
  @IsOptional() @IsBoolean() isPassThrough?: boolean | null;
  @IsOptional() @IsBoolean() isTaxable?: boolean | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** `POST /api/charge-codes`. */
export class NewChargeCodeDto extends ChargeCodeDto {
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(MAX_CHARGE_CODE_LENGTH) code?: string | null;
}

/** What was entered for a charge code. @param body that of a change names no code */
export function toChargeCodeInput(body: Partial<NewChargeCodeDto>): ChargeCodeInput {
  return {
    code: body.code ?? undefined,
    nameEn: body.nameEn ?? undefined,
    nameEs: body.nameEs ?? undefined,
    category: body.category ?? undefined,
    iataCode: body.iataCode,
    application: body.application ?? undefined,
    isPassThrough: body.isPassThrough ?? undefined,
    isTaxable: body.isTaxable ?? undefined,
    version: body.version ?? undefined,
  };
}
