import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CompleteFollowUp } from '../../../application/inbound-mail/complete-follow-up.js';
import { HeldEmailLedger } from '../../../application/inbound-mail/held-email-ledger.js';
import { MailQueries } from '../../../application/inbound-mail/mail-queries.js';
import { ReprocessEmail } from '../../../application/inbound-mail/reprocess-email.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { InboundEmailPageView, InboundEmailView, toEmailRowView, toEmailView } from './inbound-email.view.js';
import { InboundEmailsQueryDto, toEmailFilter } from './inbound-emails-query.dto.js';

const PAGE_SIZE = 25;

/** The mail that came in, and what became of it. */
@ApiTags('emails')
@Controller('api/emails')
export class InboundEmailsController {
  constructor(
    private readonly inboundEmailQueries: MailQueries,
    private readonly heldEmailLedger: HeldEmailLedger,
    private readonly reprocessEmail: ReprocessEmail,
    private readonly completeFollowUp: CompleteFollowUp,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listInboundEmails(@Query() query: InboundEmailsQueryDto): Promise<InboundEmailPageView> {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const order = query.sort || 'newest-first';
    const { rows, total } = await this.inboundEmailQueries.listReceived(toEmailFilter(query), order, page, pageSize);
    return { data: rows.map(toEmailRowView), total, page, pageSize };
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':id')
  async getInboundEmail(@Param('id', ParseIdPipe) id: number) {
    return this.loadEmail(id);
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/reprocess')
  @HttpCode(202)
  async reprocessInboundEmail(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.reprocessEmail.execute(id, getCurrentUserEmail(request));
    return this.loadEmail(id);
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/done')
  @HttpCode(200)
  async completeInboundEmail(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.completeFollowUp.execute(id, getCurrentUserEmail(request));
    return this.loadEmail(id);
  }

  private async loadEmail(id: number): Promise<InboundEmailView> {
    const found = await this.inboundEmailQueries.getEmail(id);
    return toEmailView(found, await this.heldEmailLedger.list(found.email));
  }
}
