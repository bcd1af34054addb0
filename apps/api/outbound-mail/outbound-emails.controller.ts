import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { MailQueries, type ReplyWithDeadLetter } from '../../../application/inbound-mail/mail-queries.js';
import { CancelReply } from '../../../application/outbound-mail/cancel-reply.js';
import { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { RetryReply } from '../../../application/outbound-mail/retry-reply.js';
import {
  OUTBOUND_EMAIL_STATUSES,
  type OutboundEmail,
  type OutboundEmailStatus,
} from '../../../domain/outbound-mail/outbound-email.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { IsPositiveCount, PageQueryDto, toOptionalChoice } from '../http/page-query.dto.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';
import { toDeadLetterView } from '../operations/dead-letter.view.js';

const PAGE_SIZE = 25;

/** Which replies a list shows. */
export class OutboundEmailsQueryDto extends PageQueryDto {
  @IsPositiveCount(100) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...OUTBOUND_EMAIL_STATUSES]) state?: OutboundEmailStatus | 'all' | '';
}

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

  @Get()
  async list(@Query() query: OutboundEmailsQueryDto) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const state = toOptionalChoice(query.state);
    const [{ rows, total }, mailProblem] = await Promise.all([
      this.emailQueries.listReplies(state, page, pageSize),
      this.mailServerHealth.checkHealth(),
    ]);
    return { data: rows.map(toReplyRowView), total, page, pageSize, mailTrouble: mailProblem ?? null };
  }

  @Get(':id')
  async getDetails(@Param('id', ParseIdPipe) id: number) {
    return toReplyView(await this.emailQueries.getReply(id));
  }

  /** Keeps a waiting reply from leaving; its quotation needs review again. */
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.cancelReply.execute(id, getCurrentUserEmail(request));
    return toReplyView(await this.emailQueries.getReply(id));
  }

  /** Puts a cancelled reply back. */
  @Delete(':id/cancel')
  async undoCancel(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.cancelReply.undo(id, getCurrentUserEmail(request));
    return toReplyView(await this.emailQueries.getReply(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.retryReply.execute(id, getCurrentUserEmail(request));
    return toReplyView(await this.emailQueries.getReply(id));
  }
}

function toReplyRowView(reply: OutboundEmail) {
  return {
    id: reply.id,
    quotationId: reply.quotationId,
    quotationNumber: formatQuotationNumber(reply.quotationId),
    revision: reply.revision,
    to: reply.to,
    subject: reply.subject,
    state: reply.state,
    attempts: reply.attempts,
    lastError: reply.lastError ?? null,
    createdAt: reply.createdAt.toISOString(),
    notBefore: reply.notBefore.toISOString(),
    sentAt: reply.sentAt?.toISOString() ?? null,
  };
}

function toReplyView({ reply, deadLetter }: ReplyWithDeadLetter) {
  return {
    ...toReplyRowView(reply),
    from: reply.from,
    messageId: reply.messageId,
    inReplyTo: reply.inReplyTo ?? null,
    text: reply.text,
    html: reply.html,
    buriedWork: deadLetter ? toDeadLetterView(deadLetter) : null,
  };
}
