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
import type { CorrectionInput } from '../../../application/quoting/correction-input.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import {
  COMMODITY_CLASSES,
  type CommodityClass,
  REQUESTED_SERVICES,
  type RequestedService,
} from '../../../domain/tariff/condition/shipment-facts.js';
import { describeUnknownIncoterm, toKnownIncoterm } from '../pricing/charges.dto.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;
const MAX_TEXT_LENGTH = 10_000;
const MAX_SIZES = 1_000;

/** One corrected size, in cm. */
export class CorrectedSizeDto {
  @IsNumber(FINITE) lengthCm!: number;
  @IsNumber(FINITE) widthCm!: number;
  @IsNumber(FINITE) heightCm!: number;
  @IsNumber(FINITE) pieces!: number;
}

/** A corrected goods value. */
export class CorrectedValueDto {
  @IsNumber(FINITE) amount!: number;
  @IsString() @MaxLength(10) currency!: string;
}

/** The corrected cargo. */
export class CorrectedCargoDto {
  @IsOptional() @IsNumber(FINITE) weight?: number | null;
  @IsOptional() @IsNumber(FINITE) pieces?: number | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_SIZES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CorrectedSizeDto)
  dimensionLines?: CorrectedSizeDto[] | null;
  @IsOptional() @IsNumber(FINITE) volume?: number | null;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => CorrectedValueDto) value?: CorrectedValueDto | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) description?: string | null;
  @IsOptional() @IsBoolean() dangerous?: boolean | null;
}

/** The corrected place of delivery. */
export class CorrectedDestinationDto {
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) city?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) country?: string | null;
}

/** What a person says of the handling; null: as the email's words say. */
export class CorrectedHandlingDto {
  @IsOptional() @IsIn(COMMODITY_CLASSES) commodity?: CommodityClass | null;
  @IsOptional() @IsNumber(FINITE) unNumbers?: number | null;
  @IsOptional() @IsArray() @IsIn(REQUESTED_SERVICES, { each: true }) services?: RequestedService[] | null;
  @IsOptional() @IsNumber(FINITE) storageDays?: number | null;
  @IsOptional() @IsNumber(FINITE) houseWaybills?: number | null;
  @IsOptional() @IsNumber(FINITE) customsLines?: number | null;
  @IsOptional() @IsNumber(FINITE) trips?: number | null;
  @IsOptional() @IsNumber(FINITE) units?: number | null;
  @IsOptional() @IsNumber(FINITE) hours?: number | null;
  @IsOptional() @IsNumber(FINITE) quarterHours?: number | null;
  /** US dollars that the air waybill is to be collected with. */
  @IsOptional() @IsNumber(FINITE) collectTotal?: number | null;
  /** US dollars of invoices of others that are paid for the customer. */
  @IsOptional() @IsNumber(FINITE) thirdPartyInvoice?: number | null;
}

/** The values of a shipment as a person enters them: null is not stated. */
export class ShipmentValuesDto {
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) incoterm?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) origin?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) airportOrigin?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) airportDestination?: string | null;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => CorrectedCargoDto) goods?: CorrectedCargoDto;
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => CorrectedDestinationDto)
  destination?: CorrectedDestinationDto;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => CorrectedHandlingDto) handling?: CorrectedHandlingDto;
}

/** `POST /api/quotations/{id}/correct`: a field that is left out stays as it is. */
export class CorrectionDto extends ShipmentValuesDto {
  /** The revision that the person had before them. */
  @IsInt() revision!: number;
}

/** The correction that a body stands for. @throws DomainError `invalid` for a term that is none */
export function toCorrectionInput(body: CorrectionDto): CorrectionInput {
  return { revision: body.revision, values: toEnteredValues(body) };
}

/** The values that a body stands for. @throws DomainError `invalid` for a term that is none */
export function toEnteredValues(body: ShipmentValuesDto): CorrectionInput['values'] {
  const { goods, destination, handling } = body;
  const incoterm = body.incoterm ? toKnownIncoterm(body.incoterm) : body.incoterm === undefined ? undefined : null;
  if (body.incoterm && !incoterm) {
    throw new DomainError('invalid', describeUnknownIncoterm(), [
      { field: 'incoterm', message: describeUnknownIncoterm() },
    ]);
  }
  const sizes = goods?.dimensionLines;
  return {
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
    'goods.description': trimOrNull(goods?.description),
    'goods.dangerous': goods?.dangerous,
    incoterm,
    origin: trimOrNull(body.origin),
    airportOrigin: toCodeOrNull(body.airportOrigin),
    airportDestination: toCodeOrNull(body.airportDestination),
    'destination.city': trimOrNull(destination?.city),
    'destination.country': toCodeOrNull(destination?.country),
    'handling.commodity': handling?.commodity,
    'handling.unNumbers': handling?.unNumbers,
    'handling.services': handling?.services && (handling.services.join(', ') || null),
    'handling.storageDays': handling?.storageDays,
    'handling.houseWaybills': handling?.houseWaybills,
    'handling.customsLines': handling?.customsLines,
    'handling.trips': handling?.trips,
    'handling.units': handling?.units,
    'handling.hours': handling?.hours,
    'handling.quarterHours': handling?.quarterHours,
    'handling.collectTotal': handling?.collectTotal,
    'handling.thirdPartyInvoice': handling?.thirdPartyInvoice,
  };
}

/** An empty text is not stated. */
function trimOrNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

function toCodeOrNull(text: string | null | undefined): string | null | undefined {
  return trimOrNull(text?.toUpperCase() ?? text);
}
