import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { EMAIL_ORDERS, type EmailFilter, type EmailOrder } from '../../../domain/inbound-mail/email-list.js';
import { INBOUND_EMAIL_STATUSES, type InboundEmailStatus } from '../../../domain/inbound-mail/inbound-email.js';
import { IsPositiveCount, PageQueryDto, toOptionalChoice } from '../http/page-query.dto.js';
import { parseQueryDate } from '../http/parse-query-date.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/** Which emails a list shows. */
export class InboundEmailsQueryDto extends PageQueryDto {
  @IsPositiveCount(500) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...INBOUND_EMAIL_STATUSES]) status?: InboundEmailStatus | 'all' | '';
  /**
   * Words of the sender, the subject, the beginning of the body, or the number of the quotation: all of them, in any order, without
   * regard to case and accents.
   */
  @IsOptional() @IsString() @MaxLength(200) search?: string;
  /** Received on this day or later, `YYYY-MM-DD` of the forwarder's time zone, or at this moment. */
  @IsOptional() @IsString() @MaxLength(40) from?: string;
  /** Received on this day or earlier. */
  @IsOptional() @IsString() @MaxLength(40) to?: string;
  /** The newest first unless it is said. */
  @IsOptional() @IsIn(['', ...EMAIL_ORDERS]) sort?: EmailOrder | '';
}

/** The filter that a query stands for; a `to` without a time includes the whole day. @throws DomainError `invalid` */
export function toEmailFilter(query: InboundEmailsQueryDto): EmailFilter {
  const from = query.from ? parseQueryDate('from', query.from, 'first') : undefined;
  const to = query.to ? parseQueryDate('to', query.to, 'last') : undefined;
  if (from && to && from > to) throw new DomainError('invalid', INBOUND_MAIL_MESSAGES.startAfterEnd);
  return { state: toOptionalChoice(query.status), text: query.search?.trim() || undefined, from, to };
}
