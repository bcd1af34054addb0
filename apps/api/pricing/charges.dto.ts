import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { INCOTERMS, parseIncoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import {
  COMMODITY_CLASSES,
  type CommodityClass,
  REQUESTED_SERVICES,
  type RequestedService,
} from '../../../domain/tariff/condition/shipment-facts.js';
import { DAY_KINDS, type DayKind } from '../../../domain/tariff/condition/working-days.js';
import { IsCentimetres, IsCubicMetres, IsKilograms, IsValue } from '../http/quantity-validators.js';
import { PRICING_MESSAGES } from './pricing.messages.js';

const TEXT = { type: 'string' } as const;
const ANY_OBJECT = { type: 'object', additionalProperties: true, selfRequired: false } as const;
const MAX_TEXT_LENGTH = 10_000;
/** No freight has as many pieces. */
const MAX_COUNT = 1e9;
const MAX_STORAGE_DAYS = 365;
const MAX_STATED_COUNT = 10_000;
const LAST_HOUR = 23;
const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** One size of the wire, in cm. */
export class DimensionLineDto {
  @IsCentimetres() lengthCm!: number;
  @IsCentimetres() widthCm!: number;
  @IsCentimetres() heightCm!: number;
  @IsOptional() @IsInt() @Min(1) @Max(MAX_COUNT) pieces?: number;
}

/** Describes sizes in cm: one text, several, or lines. */
export const ApiDimensions = (): PropertyDecorator =>
  ApiProperty({
    required: false,
    nullable: true,
    oneOf: [TEXT, { type: 'array', items: { oneOf: [TEXT, { $ref: getSchemaPath(DimensionLineDto) }] } }],
  });

/** `POST /api/calculate-chargeable-weight`. */
@ApiExtraModels(DimensionLineDto)
export class ChargeableWeightDto {
  @IsOptional() @IsString() emailContent?: string | null;
  @IsOptional() @IsKilograms() grossWeight?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(MAX_COUNT) pieces?: number | null;
  /** Text in cm, one line or several, or a list of lines. */
  @ApiDimensions() @IsOptional() dimensions?: unknown;
  @IsOptional() @IsCubicMetres() volume?: number | null;
}

/** The place of delivery of an extracted shipment. */
export class DestinationDto {
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) address?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) city?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) country?: string | null;
}

/** `POST /api/calculate-delivery-charges`. */
@ApiExtraModels(DestinationDto)
export class DeliveryChargesDto {
  /** An address, or the destination of an extracted shipment. */
  @ApiProperty({ required: false, nullable: true, oneOf: [TEXT, { $ref: getSchemaPath(DestinationDto) }] })
  @IsOptional()
  destination?: unknown;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) airport?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) country?: string | null;
  @IsOptional() @IsKilograms() chargeableWeight?: number | null;
  @IsOptional() @IsKilograms() weight?: number | null;
}

/** A goods value as the sender states it. */
export class ValueDto {
  @IsValue() amount!: number;
  @Matches(/^[A-Z]{3}$/, { message: 'The currency must be an ISO code such as USD.' }) currency!: string;
}

/** The cargo of an extracted shipment. */
export class CargoDto {
  @IsOptional() @IsKilograms() weight?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(MAX_COUNT) pieces?: number | null;
  @ApiDimensions() @IsOptional() dimensions?: unknown;
  @IsOptional()
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => DimensionLineDto)
  dimensionLines?: DimensionLineDto[] | null;
  @IsOptional() @IsString() originalDimensions?: string | null;
  @IsOptional() @IsCubicMetres() volume?: number | null;
  @IsOptional() @IsCubicMetres() cbm?: number | null;
  @IsOptional() @ValidateNested() @Type(() => ValueDto) value?: ValueDto | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) description?: string | null;
  @IsOptional() @IsBoolean() dangerous?: boolean | null;
  @IsOptional() @IsString() additionalInfo?: string | null;
}

/** What is said of the handling of a cargo; what is left out is taken from the words. */
export class HandlingDto {
  @IsOptional() @IsIn(COMMODITY_CLASSES) commodity?: CommodityClass | null;
  @IsOptional() @IsInt() @Min(0) @Max(MAX_COUNT) unNumbers?: number | null;
  /** Null: those that the email wishes. */
  @IsOptional() @IsArray() @IsIn(REQUESTED_SERVICES, { each: true }) services?: RequestedService[] | null;
  @IsOptional() @IsInt() @Min(0) @Max(MAX_STORAGE_DAYS) storageDays?: number | null;
  /** Null: one. */
  @IsOptional() @IsInt() @Min(1) @Max(MAX_STATED_COUNT) houseWaybills?: number | null;
  @IsOptional() @IsInt() @Min(1) @Max(MAX_STATED_COUNT) customsLines?: number | null;
  /** Null: one. */
  @IsOptional() @IsInt() @Min(1) @Max(MAX_STATED_COUNT) trips?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(MAX_STATED_COUNT) units?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(MAX_STATED_COUNT) hours?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(MAX_STATED_COUNT) quarterHours?: number | null;
  /** Null: a working day, unless the email wishes another. */
  @IsOptional() @IsIn(DAY_KINDS) dayKind?: DayKind | null;
  /** The whole hour of the day of handling; null: in working hours. */
  @IsOptional() @IsInt() @Min(0) @Max(LAST_HOUR) hour?: number | null;
  /** US dollars that the air waybill is to be collected with; null: not known. */
  @IsOptional() @IsValue() collectTotal?: number | null;
  /** US dollars of invoices of others that are paid for the customer; null: not known. */
  @IsOptional() @IsValue() thirdPartyInvoice?: number | null;
}

/** Who asks, of an extracted shipment. */
export class SenderDto {
  @IsOptional() @IsString() name?: string | null;
  @IsOptional() @IsString() company?: string | null;
  @IsOptional() @IsString() email?: string | null;
  @IsOptional() @IsString() phone?: string | null;
  @IsOptional() @IsString() address?: string | null;
}

/** An extracted shipment, as `POST /api/emails/process-ai` answers it and a person may have corrected it. */
export class ExtractedInfoDto {
  @IsOptional() @IsBoolean() isQuotationRequest?: boolean | null;
  @IsOptional() @IsIn(['en', 'es']) language?: 'en' | 'es' | null;
  @IsOptional() @IsNumber(FINITE) confidence?: number | null;
  @IsOptional() @ValidateNested() @Type(() => SenderDto) sender?: SenderDto | null;
  @IsOptional() @IsString() incoterm?: string | null;
  @IsOptional() @ValidateNested() @Type(() => CargoDto) goods?: CargoDto | null;
  @IsOptional() @ValidateNested() @Type(() => HandlingDto) handling?: HandlingDto | null;
  @IsOptional() @IsString() origin?: string | null;
  @IsOptional() @IsString() airportOrigin?: string | null;
  @IsOptional() @ValidateNested() @Type(() => DestinationDto) destination?: DestinationDto | null;
  @IsOptional() @IsString() airportDestination?: string | null;
}

/** `POST /api/calculate-complete-charges`. */
export class CompleteChargesDto {
  @IsObject({ message: 'extractedInfo must be an object.' })
  @ValidateNested()
  @Type(() => ExtractedInfoDto)
  extractedInfo!: ExtractedInfoDto;
  @IsOptional() @IsKilograms() chargeableWeight?: number | null;
  /** Accepted and worked out anew, so that no total rests on lines of another tariff. */
  @ApiProperty({ nullable: true, ...ANY_OBJECT }) @IsOptional() deliveryCharges?: unknown;
}

/** The terms that the wire accepts, old names among them. */
export function toKnownIncoterm(term: string | null | undefined) {
  return term ? parseIncoterm(term) : undefined;
}

/** The sentence for a term that is none. */
export function describeUnknownIncoterm(): string {
  return PRICING_MESSAGES.unknownIncoterm(INCOTERMS.join(', '));
}
