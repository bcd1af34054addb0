import { Type } from 'class-transformer';
import { IsDefined, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import type { TrialShipment } from '../../../application/tariff/simulate-rate.js';
import { dimensionLinesOf } from '../pricing/shipment-request.mapper.js';
import { IsCubicMetres, IsKilograms, IsKilometres, IsValue } from '../http/quantity-validators.js';
import { RateBody } from './rate.dto.js';

/** No freight has as many pieces. */
const LARGEST_COUNT = 1e9;

/** The shipment that a rate is tried on: kg, cm, m³, US dollars, km. */
export class TrialShipmentBody {
  @IsOptional() @IsKilograms() grossWeight?: number | null;
  @IsOptional() @IsInt() @Min(0) @Max(LARGEST_COUNT) pieces?: number | null;
  /** Text in cm, one line or several, or a list of lines. */
  @IsOptional() dimensions?: unknown;
  @IsOptional() @IsCubicMetres() volume?: number | null;
  @IsOptional() @IsValue() cifValue?: number | null;
  @IsOptional() @IsValue() thirdPartyInvoice?: number | null;
  @IsOptional() @IsValue() awbCollectTotal?: number | null;
  @IsOptional() @IsKilometres() distanceKm?: number | null;
}

/** `POST /api/rates/try`: a rate as it would be saved, and a shipment. */
export class TryRateBody extends RateBody {
  @IsDefined() @ValidateNested() @Type(() => TrialShipmentBody) shipment!: TrialShipmentBody;
}

/** The shipment of the wire. @throws RuleViolation `invalid` where its dimensions cannot be read */
export function trialShipment(body: TrialShipmentBody): TrialShipment {
  const pieces = body.pieces || undefined;
  return {
    grossWeightKg: body.grossWeight ?? undefined,
    pieces,
    dimensionLines: dimensionLinesOf(body.dimensions, pieces),
    volumeM3: body.volume ?? undefined,
    cifValueUsd: body.cifValue ?? undefined,
    thirdPartyInvoiceUsd: body.thirdPartyInvoice ?? undefined,
    awbCollectTotalUsd: body.awbCollectTotal ?? undefined,
    distanceKm: body.distanceKm ?? undefined,
  };
}
