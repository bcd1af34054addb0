import { Type } from 'class-transformer';
import { IsDefined, IsInt, IsNumber, IsOptional, Min, ValidateNested } from 'class-validator';
import type { TrialShipment } from '../../../application/try-rate/try-rate.js';
import { dimensionLinesOf } from '../charges/shipment-of-body.js';
import { RateBody } from './rate.body.js';

const FINITE = { allowNaN: false, allowInfinity: false } as const;

/** The shipment that a rate is tried on: kg, cm, m³, US dollars, km. */
export class TrialShipmentBody {
  @IsOptional() @IsNumber(FINITE) @Min(0) grossWeight?: number | null;
  @IsOptional() @IsInt() @Min(0) pieces?: number | null;
  /** Text in cm, one line or several, or a list of lines. */
  @IsOptional() dimensions?: unknown;
  @IsOptional() @IsNumber(FINITE) @Min(0) volume?: number | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) cifValue?: number | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) thirdPartyInvoice?: number | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) awbCollectTotal?: number | null;
  @IsOptional() @IsNumber(FINITE) @Min(0) distanceKm?: number | null;
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
