import { IsIn, IsOptional } from 'class-validator';
import { OUTBOUND_EMAIL_STATUSES, type OutboundEmailStatus } from '../../../domain/outbound-mail/outbound-email.js';
import { IsPositiveCount, PageQueryDto } from '../http/page-query.dto.js';

/** Which replies a list shows. */
export class OutboundEmailsQueryDto extends PageQueryDto {
  @IsPositiveCount(100) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...OUTBOUND_EMAIL_STATUSES]) state?: OutboundEmailStatus | 'all' | '';
}
