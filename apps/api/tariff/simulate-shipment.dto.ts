import { Type } from 'class-transformer';
import { IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';
import { ExtractedInfoDto } from '../pricing/charges.dto.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `POST /api/rates/simulate`: a shipment, and the day of the tariff that it is priced by. */
export class SimulateShipmentDto {
  @IsObject({ message: 'extractedInfo must be an object.' })
  @ValidateNested()
  @Type(() => ExtractedInfoDto)
  extractedInfo!: ExtractedInfoDto;
  /** Null: today. */
  @IsOptional() @Matches(DAY) day?: string | null;
}
