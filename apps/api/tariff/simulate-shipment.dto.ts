import { Big } from 'big.js';
import { Type } from 'class-transformer';
import { IsInt, IsObject, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import type { MonthVolume } from '../../../domain/month-volume.js';
import { IsKilograms } from '../http/quantity-validators.js';
import { ExtractedInfoDto } from '../pricing/charges.dto.js';

const MAX_SHIPMENTS = 1e6;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a customer had accepted in the calendar month. */
export class MonthVolumeDto {
  @IsKilograms() chargeableKg!: number;
  @IsInt() @Min(0) @Max(MAX_SHIPMENTS) shipments!: number;
}

/** `POST /api/rates/simulate`: a shipment, and the day of the tariff that it is priced by. */
export class SimulateShipmentDto {
  @IsObject({ message: 'extractedInfo must be an object.' })
  @ValidateNested()
  @Type(() => ExtractedInfoDto)
  extractedInfo!: ExtractedInfoDto;
  /** Null: today. */
  @IsOptional() @Matches(DAY) day?: string | null;
  /** Null: as it was counted for the customer. */
  @IsOptional() @IsObject() @ValidateNested() @Type(() => MonthVolumeDto) monthVolume?: MonthVolumeDto | null;
}

/** A volume that was entered; undefined: it is counted. */
export function toMonthVolume(volume: MonthVolumeDto | null | undefined): MonthVolume | undefined {
  return volume ? { chargeableKg: Big(volume.chargeableKg), shipments: volume.shipments } : undefined;
}
