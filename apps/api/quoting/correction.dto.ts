import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
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
import type { EnteredCorrection } from '../../../application/quoting/correction-input.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { knownIncoterm, UNKNOWN_INCOTERM } from '../pricing/charges.dto.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;
const LONGEST_TEXT = 10_000;
const MOST_SIZES = 1_000;

/** One corrected size, in cm. */
export class CorrectedSizeBody {
  @IsNumber(FINITE) lengthCm!: number;
  @IsNumber(FINITE) widthCm!: number;
  @IsNumber(FINITE) heightCm!: number;
  @IsNumber(FINITE) pieces!: number;
}

/** A corrected goods value. */
export class CorrectedValueBody {
  @IsNumber(FINITE) amount!: number;
  @IsString() @MaxLength(10) currency!: string;
}

/** The corrected cargo. */
export class CorrectedGoodsBody {
  @IsOptional() @IsNumber(FINITE) weight?: number | null;
  @IsOptional() @IsNumber(FINITE) pieces?: number | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_SIZES)
  @ValidateNested({ each: true })
  @Type(() => CorrectedSizeBody)
  dimensionLines?: CorrectedSizeBody[] | null;
  @IsOptional() @IsNumber(FINITE) volume?: number | null;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => CorrectedValueBody) value?: CorrectedValueBody | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) description?: string | null;
  @IsOptional() @IsBoolean() dangerous?: boolean | null;
}

/** The corrected place of delivery. */
export class CorrectedDestinationBody {
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) city?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) country?: string | null;
}

/** `POST /api/quotations/{id}/correct`: null is not stated, and a field that is left out stays as it is. */
export class CorrectionBody {
  /** The revision that the person had before them. */
  @IsInt() revision!: number;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) incoterm?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) origin?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) airportOrigin?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) airportDestination?: string | null;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => CorrectedGoodsBody) goods?: CorrectedGoodsBody;
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => CorrectedDestinationBody)
  destination?: CorrectedDestinationBody;
}

/** The correction that a body stands for. @throws RuleViolation `invalid` for a term that is none */
export function correctionOf(body: CorrectionBody): EnteredCorrection {
  const { goods, destination } = body;
  const incoterm = body.incoterm ? knownIncoterm(body.incoterm) : body.incoterm === undefined ? undefined : null;
  if (body.incoterm && !incoterm) {
    throw new RuleViolation('invalid', UNKNOWN_INCOTERM, [{ field: 'incoterm', message: UNKNOWN_INCOTERM }]);
  }
  const sizes = goods?.dimensionLines;
  return {
    revision: body.revision,
    values: {
      'goods.weight': goods?.weight,
      'goods.pieces': goods?.pieces,
      'goods.dimensions':
        sizes?.map(({ lengthCm, widthCm, heightCm, pieces }) => {
          return { lengthCm, widthCm, heightCm, pieces };
        }) ?? sizes,
      'goods.volume': goods?.volume,
      'goods.value': goods?.value && {
        amount: goods.value.amount,
        currency: goods.value.currency.trim().toUpperCase(),
      },
      'goods.description': trimmed(goods?.description),
      'goods.dangerous': goods?.dangerous,
      incoterm,
      origin: trimmed(body.origin),
      airportOrigin: codeOf(body.airportOrigin),
      airportDestination: codeOf(body.airportDestination),
      'destination.city': trimmed(destination?.city),
      'destination.country': codeOf(destination?.country),
    },
  };
}

/** An empty text is not stated. */
function trimmed(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

function codeOf(text: string | null | undefined): string | null | undefined {
  return trimmed(text?.toUpperCase() ?? text);
}
