import { Type } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';

/** `DELETE` of a record that people edit. */
export class VersionQueryDto {
  /** The version that the person saw; without one whatever stands there is deleted. */
  @IsOptional() @Type(() => Number) @IsInt() version?: number;
}
