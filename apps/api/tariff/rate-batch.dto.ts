import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { RateBatchInput } from '../../../application/tariff/bulk-update-rates.js';
import { MAX_BATCH_SIZE, type RateRef } from '../../../application/tariff/rate-batch.js';
import { RateDto, toRateInput } from './rate.dto.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** Without it the second mention would be refused as somebody else's change, and a dry run would promise both. */
const NAMED_ONCE = { message: () => TARIFF_MESSAGES.duplicateRates } as const;
const getId = (rate: { readonly id?: unknown } | null | undefined) => rate?.id;

/** A rate and the version that the person saw; without one whatever stands there is meant. */
export class RateRefDto {
  @IsInt() id!: number;
  @IsOptional() @IsInt() version?: number | null;
}

/** A rate and what it is to hold. */
export class ReplacedRateDto extends RateDto {
  @IsInt() id!: number;
}

/** `POST /api/rates/batch`; what a change of many rates answers as `undo` is one. */
export class RateBatchDto {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_BATCH_SIZE)
  @ArrayUnique(getId, NAMED_ONCE)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RateRefDto)
  remove?: RateRefDto[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_BATCH_SIZE)
  @ArrayUnique(getId, NAMED_ONCE)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ReplacedRateDto)
  replace?: ReplacedRateDto[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_BATCH_SIZE)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RateDto)
  add?: RateDto[];
  @IsOptional() @IsBoolean() isUndo?: boolean | null;
}

/** `POST /api/rates/change-by-percent`. */
export class PercentChangeDto {
  @IsArray()
  @ArrayMaxSize(MAX_BATCH_SIZE)
  @ArrayUnique(getId, NAMED_ONCE)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RateRefDto)
  rates!: RateRefDto[];
  /** Decimal, also negative: 4.5 raises by 4.5 %. */
  @IsNumber({ allowNaN: false, allowInfinity: false }) percent!: number;
  @IsOptional() @IsBoolean() changesMinimum?: boolean | null;
  @IsOptional() @IsBoolean() changesMaximum?: boolean | null;
  /** UTC day as `YYYY-MM-DD` that a season of changed rates begins on; null: they change at once. */
  @IsOptional() @IsString() @MaxLength(10) validFrom?: string | null;
}

/** `POST /api/rates/copy`. */
export class CopyRatesDto {
  @IsOptional() @IsInt() fromLocationId?: number | null;
  @IsOptional() @IsInt() toLocationId?: number | null;
  /** The rates of the other airport that the person saw being changed. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_BATCH_SIZE)
  @ArrayUnique(getId, NAMED_ONCE)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RateRefDto)
  replaces?: RateRefDto[];
}

/** `POST /api/rates/:id/revert`. */
export class RevertRateDto {
  /** The change in the rate's history that is taken back. */
  @IsInt() entryId!: number;
  @IsOptional() @IsInt() version?: number | null;
}

/** Rates as the core knows them. */
export function toRateRefs(bodies: readonly RateRefDto[]): RateRef[] {
  return bodies.map(({ id, version }) => ({ id, version: version ?? undefined }));
}

/** What was entered for many rates at once. */
export function toRateBatchInput(body: RateBatchDto): RateBatchInput {
  return {
    remove: toRateRefs(body.remove ?? []),
    replace: (body.replace ?? []).map((one) => ({ ...toRateInput(one), id: one.id })),
    add: (body.add ?? []).map(toRateInput),
    isUndo: body.isUndo ?? false,
  };
}
