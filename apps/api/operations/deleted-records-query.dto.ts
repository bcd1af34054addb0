import { IsPositiveCount, PageQueryDto } from '../http/page-query.dto.js';

/** Which deleted records a list shows. */
export class DeletedRecordsQueryDto extends PageQueryDto {
  @IsPositiveCount(100) pageSize?: number;
}
