import { IsIn, IsOptional } from 'class-validator';
import {
  NOTIFICATION_EMAIL_STATUSES,
  type NotificationEmailStatus,
} from '../../../domain/notifications/notification-email.js';
import { IsPositiveCount, PageQueryDto } from '../http/page-query.dto.js';

/** Which mails to the staff a list shows. */
export class NotificationEmailsQueryDto extends PageQueryDto {
  @IsPositiveCount(100) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...NOTIFICATION_EMAIL_STATUSES]) state?: NotificationEmailStatus | 'all' | '';
}
