import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MailQueries } from '../../../application/inbound-mail/mail-queries.js';
import { CancelReply } from '../../../application/outbound-mail/cancel-reply.js';
import { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { RetryReply } from '../../../application/outbound-mail/retry-reply.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { toOptionalChoice } from '../http/page-query.dto.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { OutboundEmailPageView, toOutboundEmailRowView, toOutboundEmailView } from './outbound-email.view.js';
import { OutboundEmailsQueryDto } from './outbound-emails-query.dto.js';

const PAGE_SIZE = 25;

/** The replies that leave, have left or could not. */
@ApiTags('outbox')
@Controller('api/outbox')
export class OutboundEmailsController {
  constructor(
    private readonly emailQueries: MailQueries,
    private readonly retryReply: RetryReply,
    private readonly cancelReply: CancelReply,
    private readonly mailServerHealth: MailServerHealth,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listOutboundEmails(@Query() query: OutboundEmailsQueryDto): Promise<OutboundEmailPageView> {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const state = toOptionalChoice(query.state);
    const [{ rows, total }, mailProblem] = await Promise.all([
      this.emailQueries.listReplies(state, page, pageSize),
      this.mailServerHealth.checkHealth(),
    ]);
    return { data: rows.map(toOutboundEmailRowView), total, page, pageSize, mailTrouble: mailProblem ?? null };
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':id')
  async getOutboundEmail(@Param('id', ParseIdPipe) id: number) {
    return toOutboundEmailView(await this.emailQueries.getReply(id));
  }

  /** Keeps a waiting reply from leaving; its quotation needs review again. */
  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/cancel')
  @HttpCode(200)
  async cancelOutboundEmail(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.cancelReply.execute(id, getCurrentUserEmail(request));
    return toOutboundEmailView(await this.emailQueries.getReply(id));
  }

  /** Puts a cancelled reply back. */
  @RequireRole('operator')
  @AllowTokens('write')
  @Delete(':id/cancel')
  async undoCancelOutboundEmail(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.cancelReply.undo(id, getCurrentUserEmail(request));
    return toOutboundEmailView(await this.emailQueries.getReply(id));
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/retry')
  @HttpCode(200)
  async retryOutboundEmail(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.retryReply.execute(id, getCurrentUserEmail(request));
    return toOutboundEmailView(await this.emailQueries.getReply(id));
  }
}
