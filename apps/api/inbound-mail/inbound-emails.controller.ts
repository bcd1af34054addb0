import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { CompleteFollowUp } from '../../../application/inbound-mail/complete-follow-up.js';
import { MailQueries } from '../../../application/inbound-mail/mail-queries.js';
import { ReprocessEmail } from '../../../application/inbound-mail/reprocess-email.js';
import { INBOUND_EMAIL_STATUSES, type InboundEmailStatus } from '../../../domain/inbound-mail/inbound-email.js';
import { IsPositiveCount, PageQueryDto, toOptionalChoice } from '../http/page-query.dto.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';
import { toEmailRowView, toEmailView } from './inbound-email.view.js';

const PAGE_SIZE = 25;

/** Which emails a list shows. */
export class InboundEmailsQueryDto extends PageQueryDto {
  @IsPositiveCount(500) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...INBOUND_EMAIL_STATUSES]) status?: InboundEmailStatus | 'all' | '';
}

/** The mail that came in, and what became of it. */
@ApiTags('emails')
@Controller('api/emails')
export class InboundEmailsController {
  constructor(
    private readonly inboundEmailQueries: MailQueries,
    private readonly reprocessEmail: ReprocessEmail,
    private readonly completeFollowUp: CompleteFollowUp,
  ) {}

  @Get()
  async list(@Query() query: InboundEmailsQueryDto) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const state = toOptionalChoice(query.status);
    const { rows, total } = await this.inboundEmailQueries.listReceived(state, page, pageSize);
    return { data: rows.map(toEmailRowView), total, page, pageSize };
  }

  @Get(':id')
  async getDetails(@Param('id', ParseIdPipe) id: number) {
    return toEmailView(await this.inboundEmailQueries.getEmail(id));
  }

  @Post(':id/reprocess')
  @HttpCode(202)
  async reprocess(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.reprocessEmail.execute(id, getCurrentUserEmail(request));
    return toEmailView(await this.inboundEmailQueries.getEmail(id));
  }

  @Post(':id/done')
  @HttpCode(200)
  async complete(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.completeFollowUp.execute(id, getCurrentUserEmail(request));
    return toEmailView(await this.inboundEmailQueries.getEmail(id));
  }
}
