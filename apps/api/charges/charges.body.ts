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
import { INCOTERMS, incotermOf } from '../../../domain/incoterm/incoterm.js';

const LONGEST_TEXT = 10_000;
/** Kilograms, pieces, centimetres or cubic metres: no freight has as many, and sums of them stay exact. */
const LARGEST_QUANTITY = 1e9;
const LARGEST_VALUE = 1e13;
const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** One size of the wire, in cm. */
export class DimensionLineBody {
  @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) lengthCm!: number;
  @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) widthCm!: number;
  @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) heightCm!: number;
  @IsOptional() @IsInt() @Min(1) @Max(LARGEST_QUANTITY) pieces?: number;
}

/** `POST /api/calculate-chargeable-weight`. */
export class ChargeableWeightBody {
  @IsOptional() @IsString() emailContent?: string | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) grossWeight?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(LARGEST_QUANTITY) pieces?: number | null;
  /** Text in cm, one line or several, or a list of lines. */
  @IsOptional() dimensions?: unknown;
  @IsOptional() @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) volume?: number | null;
}

/** `POST /api/calculate-delivery-charges`. */
export class DeliveryChargesBody {
  /** An address, or the destination of an extracted shipment. */
  @IsOptional() destination?: unknown;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) airport?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) country?: string | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) chargeableWeight?: number | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) weight?: number | null;
}

class ValueBody {
  @IsNumber(FINITE) @Min(0) @Max(LARGEST_VALUE) amount!: number;
  @Matches(/^[A-Z]{3}$/, { message: 'The currency must be an ISO code such as USD.' }) currency!: string;
}

class GoodsBody {
  @IsOptional() @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) weight?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(LARGEST_QUANTITY) pieces?: number | null;
  @IsOptional() dimensions?: unknown;
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => DimensionLineBody)
  dimensionLines?: DimensionLineBody[] | null;
  @IsOptional() @IsString() originalDimensions?: string | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) volume?: number | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) cbm?: number | null;
  @IsOptional() @ValidateNested() @Type(() => ValueBody) value?: ValueBody | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) description?: string | null;
  @IsOptional() @IsBoolean() dangerous?: boolean | null;
  @IsOptional() @IsString() additionalInfo?: string | null;
}

class DestinationBody {
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) address?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) city?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) country?: string | null;
}

class SenderBody {
  @IsOptional() @IsString() name?: string | null;
  @IsOptional() @IsString() company?: string | null;
  @IsOptional() @IsString() email?: string | null;
  @IsOptional() @IsString() phone?: string | null;
  @IsOptional() @IsString() address?: string | null;
}

/** An extracted shipment, as `POST /api/emails/process-ai` answers it and a person may have corrected it. */
export class ExtractedInfoBody {
  @IsOptional() @IsBoolean() isQuotationRequest?: boolean | null;
  @IsOptional() @IsIn(['en', 'es']) language?: 'en' | 'es' | null;
  @IsOptional() @IsNumber(FINITE) confidence?: number | null;
  @IsOptional() @ValidateNested() @Type(() => SenderBody) sender?: SenderBody | null;
  @IsOptional() @IsString() incoterm?: string | null;
  @IsOptional() @ValidateNested() @Type(() => GoodsBody) goods?: GoodsBody | null;
  @IsOptional() @IsString() origin?: string | null;
  @IsOptional() @IsString() airportOrigin?: string | null;
  @IsOptional() @ValidateNested() @Type(() => DestinationBody) destination?: DestinationBody | null;
  @IsOptional() @IsString() airportDestination?: string | null;
}

/** `POST /api/calculate-complete-charges`. */
export class CompleteChargesBody {
  @IsObject({ message: 'extractedInfo must be an object.' })
  @ValidateNested()
  @Type(() => ExtractedInfoBody)
  extractedInfo!: ExtractedInfoBody;
  @IsOptional() @IsNumber(FINITE) @Min(0) @Max(LARGEST_QUANTITY) chargeableWeight?: number | null;
  /** Accepted and worked out anew, so that no total rests on lines of another tariff. */
  @IsOptional() deliveryCharges?: unknown;
}

/** The terms that the wire accepts, old names among them. */
export function knownIncoterm(term: string | null | undefined) {
  return term ? incotermOf(term) : undefined;
}

/** The sentence for a term that is none. */
export const UNKNOWN_INCOTERM = `The incoterm must be one of ${INCOTERMS.join(', ')}.`;
