import { Type } from 'class-transformer';
import { IsDefined, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import type { SampleShipment } from '../../../application/tariff/simulate-rate.js';
import { IsCubicMetres, IsKilograms, IsKilometres, IsValue } from '../http/quantity-validators.js';
import { ApiDimensions } from '../pricing/charges.dto.js';
import { parseDimensionLines } from '../pricing/shipment-request.mapper.js';
import { RateDto } from './rate.dto.js';

/** No freight has as many pieces. */
const MAX_COUNT = 1e9;

/** The shipment that a rate is tried on: kg, cm, m³, US dollars, km. */
export class SampleShipmentDto {
  @IsOptional() @IsKilograms() grossWeight?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(MAX_COUNT) pieces?: number | null;
  /** Text in cm, one line or several, or a list of lines. */
  @ApiDimensions() @IsOptional() dimensions?: unknown;
  @IsOptional() @IsCubicMetres() volume?: number | null;
  @IsOptional() @IsValue() cifValue?: number | null;
  @IsOptional() @IsValue() thirdPartyInvoice?: number | null;
  @IsOptional() @IsValue() awbCollectTotal?: number | null;
  @IsOptional() @IsKilometres() distanceKm?: number | null;
}

/** `POST /api/rates/try`: a rate as it would be saved, and a shipment. */
export class SimulateRateDto extends RateDto {
  @IsDefined() @ValidateNested() @Type(() => SampleShipmentDto) shipment!: SampleShipmentDto;
}

/** The shipment of the wire. @throws DomainError `invalid` where its dimensions cannot be read */
export function toSampleShipment(body: SampleShipmentDto): SampleShipment {
  const pieces = body.pieces || undefined;
  return {
    grossWeightKg: body.grossWeight ?? undefined,
    pieces,
    dimensionLines: parseDimensionLines(body.dimensions, pieces),
    volumeM3: body.volume ?? undefined,
    cifValueUsd: body.cifValue ?? undefined,
    thirdPartyInvoiceUsd: body.thirdPartyInvoice ?? undefined,
    awbCollectTotalUsd: body.awbCollectTotal ?? undefined,
    distanceKm: body.distanceKm ?? undefined,
  };
}
