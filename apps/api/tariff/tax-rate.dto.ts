import { IsInt, IsNumber, IsOptional, IsString, MaxLength } from 'class-validator';
import type { TaxRateInput } from '../../../application/tariff/manage-tax-rates.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** `POST` and `PUT /api/tax-rates`. */
export class TaxRateDto {
  @IsOptional() @IsString() @MaxLength(3) countryCode?: string | null;
  @IsOptional() @IsNumber(FINITE) vatRate?: number | null;
  @IsOptional() @IsNumber(FINITE) whtRate?: number | null;
  @IsOptional() @IsString() @MaxLength(2_000) notes?: string | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** What was entered for the taxes of a country. */
export function toTaxRateInput(body: TaxRateDto): TaxRateInput {
  return {
    ...(body.countryCode == null ? {} : { countryCode: body.countryCode }),
    ...(body.vatRate == null ? {} : { vatRate: body.vatRate }),
    ...(body.whtRate == null ? {} : { whtRate: body.whtRate }),
    notes: body.notes ?? '',
    version: body.version ?? undefined,
  };
}
