import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { CloseFollowUp } from '../../../application/close-follow-up/close-follow-up.js';
import { ReprocessEmail } from '../../../application/reprocess-email/reprocess-email.js';
import { ReviewMail } from '../../../application/review-mail/review-mail.js';
import { EMAIL_STATES, type EmailState } from '../../../domain/incoming-email/incoming-email.js';
import { CountOf, chosen, PageQuery } from '../page-query.js';
import { RecordId } from '../record-id.js';
import { actorOf } from '../sign-in/signed-in.guard.js';
import { emailRowView, emailView } from './received-mail.view.js';

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
