import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsNumber, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import type { RateInput } from '../../../application/tariff/rate-input.js';
import { findCriterionByUnit } from '../../../domain/tariff/rate-criterion.js';
import { RateConditionsDto } from './rate-conditions.dto.js';
import { RateFormulaDto } from './rate-formula.dto.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** A plain decimal as forms send it; what else a text may be is left to be refused. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A number that came as text, and null for an empty one. */
function parseNumericText({ value }: { readonly value: unknown }): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return DECIMAL.test(text) ? Number(text) : value;
}

/** `POST` and `PUT /api/rates`: the server's names, or those of the client's view of a rate. */
export class RateDto {
  @Transform(parseNumericText) @IsOptional() @IsInt() countryId?: number | null;
  @Transform(parseNumericText) @IsOptional() @IsInt() locationId?: number | null;
  /** ISO alpha-2, and IATA code: instead of the ids. */
  @IsOptional() @IsString() @MaxLength(20) countryCode?: string | null;
  @IsOptional() @IsString() @MaxLength(20) airportCode?: string | null;
  @IsOptional() @IsString() @MaxLength(20) serviceCode?: string | null;
  @IsOptional() @IsString() @MaxLength(200) serviceName?: string | null;
  @IsOptional() @IsString() category?: string | null;
  @IsOptional() @IsString() chargeCategory?: string | null;
  @IsOptional() @IsString() rateCriteria?: string | null;
  @IsOptional() @IsString() unit?: string | null;
  @Transform(parseNumericText) @IsOptional() @IsNumber(FINITE) baseRate?: number | null;
  @Transform(parseNumericText) @IsOptional() @IsNumber(FINITE) minimumCharge?: number | null;
  @Transform(parseNumericText) @IsOptional() @IsNumber(FINITE) maximumCharge?: number | null;
  @Transform(parseNumericText) @IsOptional() @IsNumber(FINITE) minCharge?: number | null;
  @Transform(parseNumericText) @IsOptional() @IsNumber(FINITE) maxCharge?: number | null;
  /** ISO 4217; null or empty: US dollars. An update without it leaves it as it is. */
  @IsOptional() @IsString() @MaxLength(3) currency?: string | null;
  /** Bands, rounding and reference; null: none. An update without it leaves it as it is. */
  @IsOptional() @ValidateNested() @Type(() => RateFormulaDto) formula?: RateFormulaDto | null;
  /** When it applies; null: always. An update without it leaves it as it is. */
  @IsOptional() @ValidateNested() @Type(() => RateConditionsDto) conditions?: RateConditionsDto | null;
  @IsOptional() @IsBoolean() isRequired?: boolean | null;
  @IsOptional() @IsBoolean() isFlat?: boolean | null;
  @IsOptional() @IsString() @MaxLength(2_000) description?: string | null;
  /** UTC days as `YYYY-MM-DD`; null or empty: without limit. An update without them leaves them as they are. */
  @IsOptional() @IsString() @MaxLength(10) validFrom?: string | null;
  @IsOptional() @IsString() @MaxLength(10) validUntil?: string | null;
  /** Honoured where a rate is created: a deleted sample comes back as the sample that it was. */
  @IsOptional() @IsBoolean() isSample?: boolean | null;
  /** Honoured where a rate is created: the one in force before ends the day before this one begins. */
  @IsOptional() @IsBoolean() endsPrevious?: boolean | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** What was entered; the criterion follows from the unit where it is not given (rule 3). */
export function toRateInput(body: RateDto): RateInput {
  const unit = body.unit?.trim().toLowerCase();
  return {
    countryId: body.countryId ?? undefined,
    locationId: body.locationId ?? undefined,
    countryCode: body.countryCode ?? undefined,
    airportCode: body.airportCode ?? undefined,
    serviceCode: body.serviceCode ?? undefined,
    serviceName: body.serviceName ?? undefined,
    criterion: body.rateCriteria?.trim().toLowerCase() || (unit ? findCriterionByUnit(unit) : undefined),
    baseRate: body.baseRate ?? undefined,
    minimumCharge: body.minimumCharge ?? body.minCharge,
    maximumCharge: body.maximumCharge ?? body.maxCharge,
    currency: body.currency,
    formula: body.formula,
    conditions: body.conditions,
    isRequired: body.isRequired ?? undefined,
    endsPrevious: body.endsPrevious ?? undefined,
    description: body.description ?? undefined,
    validFrom: body.validFrom,
    validUntil: body.validUntil,
    isSample: body.isSample ?? undefined,
    version: body.version ?? undefined,
  };
}
