import { IsIn } from 'class-validator';
import { DATA_RETENTIONS, type DataRetention } from '../../../domain/operations/data-retention.js';

/** The period whose effect is asked for. */
export class RetentionQueryDto {
  @IsIn(DATA_RETENTIONS) dataRetention?: DataRetention;
}
