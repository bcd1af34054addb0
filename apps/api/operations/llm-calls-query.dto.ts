import { IsPositiveCount, PageQueryDto } from '../http/page-query.dto.js';

/** Which calls a list shows. */
export class LlmCallsQueryDto extends PageQueryDto {
  @IsPositiveCount(100) pageSize?: number;
}
