import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NotificationEmailQueries } from '../../../application/notifications/notification-email-queries.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { toOptionalChoice } from '../http/page-query.dto.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import {
  NotificationEmailPageView,
  toNotificationEmailRowView,
  toNotificationEmailView,
} from './notification-email.view.js';
import { NotificationEmailsQueryDto } from './notification-emails-query.dto.js';

const PAGE_SIZE = 25;

/** The mails to the server's own people, beside the replies in the outbox. */
@ApiTags('outbox')
@Controller('api/outbox/notifications')
export class NotificationEmailsController {
  constructor(private readonly notificationEmailQueries: NotificationEmailQueries) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listNotificationEmails(@Query() query: NotificationEmailsQueryDto): Promise<NotificationEmailPageView> {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const state = toOptionalChoice(query.state);
    const { rows, total } = await this.notificationEmailQueries.page(state, page, pageSize);
    return { data: rows.map(toNotificationEmailRowView), total, page, pageSize };
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':id')
  async getNotificationEmail(@Param('id', ParseIdPipe) id: number) {
    return toNotificationEmailView(await this.notificationEmailQueries.get(id));
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/retry')
  @HttpCode(200)
  async retryNotificationEmail(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.notificationEmailQueries.retry(id, getCurrentUserEmail(request));
    return toNotificationEmailView(await this.notificationEmailQueries.get(id));
  }
}
