import { IsInt, IsNumber, IsOptional, IsString, MaxLength } from 'class-validator';
import type { TaxRateInput } from '../../../application/tariff/manage-tax-rates.js';
import { ApiRequired } from '../http/api-required.decorator.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** `PUT /api/tax-rates/:countryCode`; rates in percent. */
export class TaxRateDto {
  @ApiRequired('number') @IsOptional() @IsNumber(FINITE) vatRate?: number | null;
  @ApiRequired('number') @IsOptional() @IsNumber(FINITE) whtRate?: number | null;
  @IsOptional() @IsString() @MaxLength(2_000) notes?: string | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** `POST /api/tax-rates`. */
export class NewTaxRateDto extends TaxRateDto {
  /** ISO alpha-2. */
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(3) countryCode?: string | null;
}

/** What was entered for the taxes of a country. @param body that of a change names no country */
export function toTaxRateInput(body: Partial<NewTaxRateDto>): TaxRateInput {
  return {
    ...(body.countryCode == null ? {} : { countryCode: body.countryCode }),
    ...(body.vatRate == null ? {} : { vatRate: body.vatRate }),
    ...(body.whtRate == null ? {} : { whtRate: body.whtRate }),
    notes: body.notes ?? '',
    version: body.version ?? undefined,
  };
}
