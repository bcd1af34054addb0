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
import { INCOTERMS, incotermOf } from '../../../domain/pricing/incoterm/incoterm.js';
import { IsCentimetres, IsCubicMetres, IsKilograms, IsValue } from '../http/quantity-validators.js';

const LONGEST_TEXT = 10_000;
/** No freight has as many pieces. */
const LARGEST_COUNT = 1e9;
const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** One size of the wire, in cm. */
export class DimensionLineBody {
  @IsCentimetres() lengthCm!: number;
  @IsCentimetres() widthCm!: number;
  @IsCentimetres() heightCm!: number;
  @IsOptional() @IsInt() @Min(1) @Max(LARGEST_COUNT) pieces?: number;
}

/** `POST /api/calculate-chargeable-weight`. */
export class ChargeableWeightBody {
  @IsOptional() @IsString() emailContent?: string | null;
  @IsOptional() @IsKilograms() grossWeight?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(LARGEST_COUNT) pieces?: number | null;
  /** Text in cm, one line or several, or a list of lines. */
  @IsOptional() dimensions?: unknown;
  @IsOptional() @IsCubicMetres() volume?: number | null;
}

/** `POST /api/calculate-delivery-charges`. */
export class DeliveryChargesBody {
  /** An address, or the destination of an extracted shipment. */
  @IsOptional() destination?: unknown;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) airport?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) country?: string | null;
  @IsOptional() @IsKilograms() chargeableWeight?: number | null;
  @IsOptional() @IsKilograms() weight?: number | null;
}

class ValueBody {
  @IsValue() amount!: number;
  @Matches(/^[A-Z]{3}$/, { message: 'The currency must be an ISO code such as USD.' }) currency!: string;
}

class GoodsBody {
  @IsOptional() @IsKilograms() weight?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(LARGEST_COUNT) pieces?: number | null;
  @IsOptional() dimensions?: unknown;
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => DimensionLineBody)
  dimensionLines?: DimensionLineBody[] | null;
  @IsOptional() @IsString() originalDimensions?: string | null;
  @IsOptional() @IsCubicMetres() volume?: number | null;
  @IsOptional() @IsCubicMetres() cbm?: number | null;
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
  @IsOptional() @IsKilograms() chargeableWeight?: number | null;
  /** Accepted and worked out anew, so that no total rests on lines of another tariff. */
  @IsOptional() deliveryCharges?: unknown;
}

/** The terms that the wire accepts, old names among them. */
export function knownIncoterm(term: string | null | undefined) {
  return term ? incotermOf(term) : undefined;
}

/** The sentence for a term that is none. */
export const UNKNOWN_INCOTERM = `The incoterm must be one of ${INCOTERMS.join(', ')}.`;
