import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import {
  COMMODITY_CLASSES,
  type CommodityClass,
  REQUESTED_SERVICES,
  type RequestedService,
} from '../../../domain/tariff/condition/shipment-facts.js';
import { DAY_KINDS, type DayKind } from '../../../domain/tariff/condition/working-days.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;
const MAX_VALUES = 200;
const MAX_TEXT_LENGTH = 100;
const EACH = { each: true } as const;

/** A piece over any one of these. */
export class PieceLimitsDto {
  /** Of the two sides on the floor the longer one. */
  @IsOptional() @IsNumber(FINITE) lengthCm?: number | null;
  @IsOptional() @IsNumber(FINITE) widthCm?: number | null;
  @IsOptional() @IsNumber(FINITE) heightCm?: number | null;
  @IsOptional() @IsNumber(FINITE) weightKg?: number | null;
}

/** Hours of the day, from one up to another; from 20 to 6 goes over midnight. */
export class HourSpanDto {
  @IsOptional() @IsInt() from?: number | null;
  @IsOptional() @IsInt() until?: number | null;
}

/** Places of delivery under one name. */
export class DeliveryZoneDto {
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) name?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @IsString(EACH)
  @MaxLength(MAX_TEXT_LENGTH, EACH)
  places?: string[] | null;
}

/** When a rate applies: all that is stated has to hold, of a list any one. */
export class RateConditionsDto {
  @IsOptional() @IsArray() @IsIn(COMMODITY_CLASSES, EACH) commodities?: CommodityClass[] | null;
  /** The cargo is of none of these classes. */
  @IsOptional() @IsArray() @IsIn(COMMODITY_CLASSES, EACH) exceptCommodities?: CommodityClass[] | null;
  /** For instance `3`, or the division `2.1`. */
  @IsOptional() @IsArray() @ArrayMaxSize(MAX_VALUES) @IsString(EACH) dangerousClasses?: string[] | null;
  /** At least so many UN numbers. */
  @IsOptional() @IsInt() unNumbersFrom?: number | null;
  @IsOptional() @IsArray() @IsIn(REQUESTED_SERVICES, EACH) services?: RequestedService[] | null;
  @IsOptional() @ValidateNested() @Type(() => PieceLimitsDto) pieceOver?: PieceLimitsDto | null;
  @IsOptional() @IsNumber(FINITE) valueOverUsd?: number | null;
  @IsOptional() @IsArray() @IsIn(DAY_KINDS, EACH) days?: DayKind[] | null;
  @IsOptional() @ValidateNested() @Type(() => HourSpanDto) hours?: HourSpanDto | null;
  /** Mailboxes, or their domains. */
  @IsOptional() @IsArray() @ArrayMaxSize(MAX_VALUES) @IsString(EACH) customers?: string[] | null;
  /** The customer had so many kg chargeable, or shipments, accepted in the calendar month before. */
  @IsOptional() @IsNumber(FINITE) monthKgFrom?: number | null;
  @IsOptional() @IsNumber(FINITE) monthShipmentsFrom?: number | null;
  @IsOptional() @ValidateNested() @Type(() => DeliveryZoneDto) zone?: DeliveryZoneDto | null;
  /** IATA codes, countries in ISO alpha-2, or regions such as `europe`. */
  @IsOptional() @IsArray() @ArrayMaxSize(MAX_VALUES) @IsString(EACH) origins?: string[] | null;
  @IsOptional() @IsArray() @ArrayMaxSize(MAX_VALUES) @IsString(EACH) incoterms?: string[] | null;
  /** The payload of the vehicle. */
  @IsOptional() @IsNumber(FINITE) grossKgUpTo?: number | null;
  /** The room of the vehicle. */
  @IsOptional() @IsNumber(FINITE) volumeM3UpTo?: number | null;
  @IsOptional() @IsNumber(FINITE) grossKgOver?: number | null;
}
