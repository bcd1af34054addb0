import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { ReviewStaffMail } from '../../../application/notifications/notification-email-queries.js';
import { STAFF_MAIL_STATES, type StaffMail, type StaffMailState } from '../../../domain/notifications/notification-email.js';
import { CountOf, chosen, PageQuery } from '../http/page-query.dto.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';

const PAGE_SIZE = 25;

/** Which mails to the staff a list shows. */
export class StaffMailQuery extends PageQuery {
  @CountOf(100) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...STAFF_MAIL_STATES]) state?: StaffMailState | 'all' | '';
}

/** The mails to the desk's own people, beside the replies in the outbox. */
@ApiTags('outbox')
@Controller('api/outbox/notifications')
export class StaffMailController {
  constructor(private readonly review: ReviewStaffMail) {}

  @Get()
  async list(@Query() query: StaffMailQuery) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const state = chosen(query.state);
    const { rows, total } = await this.review.page(state, page, pageSize);
    return { data: rows.map(rowView), total, page, pageSize };
  }

  @Get(':id')
  async details(@Param('id', RecordId) id: number) {
    return detailsView(await this.review.mail(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.review.retry(id, actorOf(request));
    return detailsView(await this.review.mail(id));
  }
}

function rowView(mail: StaffMail) {
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

function detailsView(mail: StaffMail) {
  return { ...rowView(mail), from: mail.from, messageId: mail.messageId, text: mail.text };
}
