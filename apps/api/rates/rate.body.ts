import { IsBoolean, IsInt, IsNumber, IsOptional, IsString, MaxLength } from 'class-validator';
import type { EnteredRate } from '../../../application/rate-drafting.js';
import { criterionOfUnit } from '../../../domain/tariff/rate-criterion.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** `POST` and `PUT /api/rates`. */
export class RateBody {
  @IsOptional() @IsInt() countryId?: number | null;
  @IsOptional() @IsInt() locationId?: number | null;
  @IsOptional() @IsString() @MaxLength(20) serviceCode?: string | null;
  @IsOptional() @IsString() @MaxLength(200) serviceName?: string | null;
  @IsOptional() @IsString() category?: string | null;
  @IsOptional() @IsString() chargeCategory?: string | null;
  @IsOptional() @IsString() rateCriteria?: string | null;
  @IsOptional() @IsString() unit?: string | null;
  @IsOptional() @IsNumber(FINITE) baseRate?: number | null;
  @IsOptional() @IsNumber(FINITE) minimumCharge?: number | null;
  @IsOptional() @IsNumber(FINITE) maximumCharge?: number | null;
  @IsOptional() @IsBoolean() isRequired?: boolean | null;
  @IsOptional() @IsBoolean() isFlat?: boolean | null;
  @IsOptional() @IsString() @MaxLength(2_000) description?: string | null;
  /** UTC days as `YYYY-MM-DD`; null or empty: without limit. An update without them leaves them as they are. */
  @IsOptional() @IsString() @MaxLength(10) validFrom?: string | null;
  @IsOptional() @IsString() @MaxLength(10) validUntil?: string | null;
  /** Honoured where a rate is created: a deleted sample comes back as the sample that it was. */
  @IsOptional() @IsBoolean() isSample?: boolean | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** What was entered; the criterion follows from the unit where it is not given (decision 3). */
export function enteredRate(body: RateBody): EnteredRate {
  return {
    countryId: body.countryId ?? undefined,
    locationId: body.locationId ?? undefined,
    serviceCode: body.serviceCode ?? undefined,
    serviceName: body.serviceName ?? undefined,
    criterion: body.rateCriteria ?? (body.unit ? criterionOfUnit(body.unit) : undefined),
    baseRate: body.baseRate ?? undefined,
    minimumCharge: body.minimumCharge,
    maximumCharge: body.maximumCharge,
    isRequired: body.isRequired ?? undefined,
    description: body.description ?? undefined,
    validFrom: body.validFrom,
    validUntil: body.validUntil,
    isSample: body.isSample ?? undefined,
    version: body.version ?? undefined,
  };
}
