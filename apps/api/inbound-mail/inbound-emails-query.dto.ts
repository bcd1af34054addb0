import { IsIn, IsOptional } from 'class-validator';
import { INBOUND_EMAIL_STATUSES, type InboundEmailStatus } from '../../../domain/inbound-mail/inbound-email.js';
import { IsPositiveCount, PageQueryDto } from '../http/page-query.dto.js';

/** Which emails a list shows. */
export class InboundEmailsQueryDto extends PageQueryDto {
  @IsPositiveCount(500) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...INBOUND_EMAIL_STATUSES]) status?: InboundEmailStatus | 'all' | '';
}
