import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { BREAK_MODES, type BreakMode } from '../../../domain/tariff/formula/rate-breaks.js';
import { MINIMUM_UNITS, type MinimumUnit } from '../../../domain/tariff/formula/rate-formula.js';
import { FREE_DAY_KINDS, type FreeDayKind } from '../../../domain/tariff/storage/free-days.js';

/** Six codes of twenty characters. */
const MAX_REFERENCES = 140;
const FINITE = { allowNaN: false, allowInfinity: false } as const;
const MAX_BANDS = 50;

/** A band of a rate: with neither amount nor rate, what falls into it is on request. */
export class RateBandDto {
  /** The quantity that it ends at; null: without an end, which only the last one is. */
  @IsOptional() @IsNumber(FINITE) upTo?: number | null;
  /** US dollars for reaching the band. */
  @IsOptional() @IsNumber(FINITE) amount?: number | null;
  /** US dollars a unit, or percent; beside an amount, for what lies beyond the band's beginning. */
  @IsOptional() @IsNumber(FINITE) rate?: number | null;
  /** The rate is for each started so many units; null: for each unit, parts too. */
  @IsOptional() @IsNumber(FINITE) per?: number | null;
}

/** The breaks of a rate, lowest band first. */
export class RateBreaksDto {
  /** `whole`: the band reached prices the whole quantity; `graduated`: each part is priced by its own band. */
  @IsOptional() @IsIn(BREAK_MODES) mode?: BreakMode | null;
  /** Whether a quantity at a limit falls into the band above it or below it. */
  @IsOptional() @IsIn(['lower', 'upper']) limitBelongsTo?: 'lower' | 'upper' | null;
  /** Whether the beginning of a higher band is billed where that is cheaper. */
  @IsOptional() @IsBoolean() isNextBreakCheaper?: boolean | null;
  @IsArray()
  @ArrayMaxSize(MAX_BANDS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RateBandDto)
  bands!: RateBandDto[];
}

/** What a day of storage costs up to a day. */
export class StorageStepDto {
  /** Days since arrival, this one included; null: without an end, which only the last step is. */
  @IsOptional() @IsInt() upToDay?: number | null;
  /** For each unit of the rate's quantity and day. */
  @IsOptional() @IsNumber(FINITE) rate?: number | null;
}

/** Storage by the day: the price is for each day after the free ones. */
export class StorageTermsDto {
  @IsOptional() @IsInt() freeDays?: number | null;
  @IsOptional() @IsIn(FREE_DAY_KINDS) freeDayKind?: FreeDayKind | null;
  /** Stored longer than so many days, the free ones are charged too; null: never. */
  @IsOptional() @IsInt() retroactiveAfterDays?: number | null;
  @IsOptional() @IsNumber(FINITE) minimumPerDay?: number | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_BANDS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => StorageStepDto)
  steps?: StorageStepDto[] | null;
}

/** What the forwarder pays for what a rate sells, in its currency and without tax. */
export class BuyingPriceDto {
  /** A unit, or in percent. */
  @IsOptional() @IsNumber(FINITE) rate?: number | null;
  @IsOptional() @IsNumber(FINITE) minimum?: number | null;
}

/** What a rate calculates with beside its base rate, its minimum and its maximum. */
export class RateFormulaDto {
  @IsOptional() @ValidateNested() @Type(() => RateBreaksDto) breaks?: RateBreaksDto | null;
  /** The quantity is rounded up to a multiple of this. */
  @IsOptional() @IsNumber(FINITE) quantityStep?: number | null;
  /** The line is rounded up to a multiple of so many US dollars. */
  @IsOptional() @IsNumber(FINITE) amountStep?: number | null;
  /** The charge codes that a percentage of other charges is of, parted by ` + `. */
  @IsOptional() @IsString() @MaxLength(MAX_REFERENCES) referenceCode?: string | null;
  /** The tax that base rate, bands and limits hold, in percent; null: they are without. */
  @IsOptional() @IsNumber(FINITE) includedTaxPercent?: number | null;
  /** The minimum is for each of these; null: for the shipment. */
  @IsOptional() @IsIn(MINIMUM_UNITS) minimumPer?: MinimumUnit | null;
  /** The price is for each day of storage; null: for the shipment. */
  @IsOptional() @ValidateNested() @Type(() => StorageTermsDto) storage?: StorageTermsDto | null;
  /** What the forwarder pays for it; null: not known. */
  @IsOptional() @ValidateNested() @Type(() => BuyingPriceDto) buying?: BuyingPriceDto | null;
}
