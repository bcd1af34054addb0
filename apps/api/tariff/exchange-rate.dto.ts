import { IsInt, IsNumber, IsOptional, IsString, MaxLength } from 'class-validator';
import type { ExchangeRateInput } from '../../../application/tariff/manage-exchange-rates.js';
import { ApiRequired } from '../http/api-required.decorator.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** `POST` and `PUT /api/exchange-rates`. */
export class ExchangeRateDto {
  /** ISO 4217, for instance `CRC`. */
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(3) currency?: string | null;
  /** UTC day as `YYYY-MM-DD`. */
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(10) validFrom?: string | null;
  /** UTC day as `YYYY-MM-DD`; null or empty: the first day alone. */
  @IsOptional() @IsString() @MaxLength(10) validUntil?: string | null;
  /** Units of the currency for one US dollar. */
  @ApiRequired('number') @IsOptional() @IsNumber(FINITE) unitsPerUsd?: number | null;
  /** What is added to a converted amount, in percent; null: nothing. */
  @IsOptional() @IsNumber(FINITE) marginPercent?: number | null;
  /** Where it comes from. */
  @IsOptional() @IsString() @MaxLength(200) notes?: string | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** What was entered for an exchange rate. */
export function toExchangeRateInput(body: ExchangeRateDto): ExchangeRateInput {
  return {
    currency: body.currency ?? undefined,
    validFrom: body.validFrom ?? undefined,
    validUntil: body.validUntil,
    unitsPerUsd: body.unitsPerUsd ?? undefined,
    marginPercent: body.marginPercent,
    notes: body.notes,
    version: body.version ?? undefined,
  };
}
