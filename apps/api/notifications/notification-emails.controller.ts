import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { NotificationEmailQueries } from '../../../application/notifications/notification-email-queries.js';
import {
  NOTIFICATION_EMAIL_STATUSES,
  type NotificationEmail,
  type NotificationEmailStatus,
} from '../../../domain/notifications/notification-email.js';
import { IsPositiveCount, PageQueryDto, toOptionalChoice } from '../http/page-query.dto.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';

const PAGE_SIZE = 25;

/** Which mails to the staff a list shows. */
export class NotificationEmailsQueryDto extends PageQueryDto {
  @IsPositiveCount(100) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...NOTIFICATION_EMAIL_STATUSES]) state?: NotificationEmailStatus | 'all' | '';
}

/** The mails to the desk's own people, beside the replies in the outbox. */
@ApiTags('outbox')
@Controller('api/outbox/notifications')
export class NotificationEmailsController {
  constructor(private readonly notificationEmailQueries: NotificationEmailQueries) {}

  @Get()
  async list(@Query() query: NotificationEmailsQueryDto) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const state = toOptionalChoice(query.state);
    const { rows, total } = await this.notificationEmailQueries.page(state, page, pageSize);
    return { data: rows.map(toRowView), total, page, pageSize };
  }

  @Get(':id')
  async getDetails(@Param('id', ParseIdPipe) id: number) {
    return toDetailsView(await this.notificationEmailQueries.get(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.notificationEmailQueries.retry(id, getCurrentUserEmail(request));
    return toDetailsView(await this.notificationEmailQueries.get(id));
  }
}

function toRowView(mail: NotificationEmail) {
  return {
    id: mail.id,
    topic: mail.topic,
    to: mail.to,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    lastError: mail.lastError ?? null,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}

function toDetailsView(mail: NotificationEmail) {
  return { ...toRowView(mail), from: mail.from, messageId: mail.messageId, text: mail.text };
}
