import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { CloseFollowUp } from '../../../application/inbound-mail/complete-follow-up.js';
import { ReprocessEmail } from '../../../application/inbound-mail/reprocess-email.js';
import { ReviewMail } from '../../../application/inbound-mail/mail-queries.js';
import { EMAIL_STATES, type EmailState } from '../../../domain/inbound-mail/inbound-email.js';
import { CountOf, chosen, PageQuery } from '../http/page-query.dto.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';
import { emailRowView, emailView } from './inbound-email.view.js';

const PAGE_SIZE = 25;

/** Which emails a list shows. */
export class ReceivedMailQuery extends PageQuery {
  @CountOf(500) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...EMAIL_STATES]) status?: EmailState | 'all' | '';
}

/** The mail that came in, and what became of it. */
@ApiTags('emails')
@Controller('api/emails')
export class ReceivedMailController {
  constructor(
    private readonly review: ReviewMail,
    private readonly reprocessEmail: ReprocessEmail,
    private readonly closeFollowUp: CloseFollowUp,
  ) {}

  @Get()
  async list(@Query() query: ReceivedMailQuery) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const state = chosen(query.status);
    const { rows, total } = await this.review.received(state, page, pageSize);
    return { data: rows.map(emailRowView), total, page, pageSize };
  }

  @Get(':id')
  async details(@Param('id', RecordId) id: number) {
    return emailView(await this.review.email(id));
  }

  @Post(':id/reprocess')
  @HttpCode(202)
  async reprocess(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.reprocessEmail.execute(id, actorOf(request));
    return emailView(await this.review.email(id));
  }

  @Post(':id/done')
  @HttpCode(200)
  async done(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.closeFollowUp.execute(id, actorOf(request));
    return emailView(await this.review.email(id));
  }
}
