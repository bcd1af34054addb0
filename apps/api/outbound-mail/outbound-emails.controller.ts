import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { CancelReply } from '../../../application/outbound-mail/cancel-reply.js';
import { MailServerWatch } from '../../../application/outbound-mail/mail-server-health.js';
import { RetryReply } from '../../../application/outbound-mail/retry-reply.js';
import { type ReviewedReply, ReviewMail } from '../../../application/inbound-mail/mail-queries.js';
import { quotationNumber } from '../../../domain/quoting/quotation.js';
import { OUTBOX_STATES, type OutboxReply, type OutboxState } from '../../../domain/outbound-mail/outbound-email.js';
import { buriedWorkView } from '../operations/dead-letter.view.js';
import { CountOf, chosen, PageQuery } from '../http/page-query.dto.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';

const PAGE_SIZE = 25;

/** Which replies a list shows. */
export class OutboxQuery extends PageQuery {
  @CountOf(100) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', ...OUTBOX_STATES]) state?: OutboxState | 'all' | '';
}

/** The replies that leave, have left or could not. */
@ApiTags('outbox')
@Controller('api/outbox')
export class OutboxController {
  constructor(
    private readonly review: ReviewMail,
    private readonly retryReply: RetryReply,
    private readonly cancelReply: CancelReply,
    private readonly mailServer: MailServerWatch,
  ) {}

  @Get()
  async list(@Query() query: OutboxQuery) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const state = chosen(query.state);
    const [{ rows, total }, mailTrouble] = await Promise.all([
      this.review.replies(state, page, pageSize),
      this.mailServer.trouble(),
    ]);
    return { data: rows.map(replyRowView), total, page, pageSize, mailTrouble: mailTrouble ?? null };
  }

  @Get(':id')
  async details(@Param('id', RecordId) id: number) {
    return replyView(await this.review.reply(id));
  }

  /** Keeps a waiting reply from leaving; its quotation waits for a person again. */
  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.cancelReply.execute(id, actorOf(request));
    return replyView(await this.review.reply(id));
  }

  /** Puts a cancelled reply back. */
  @Delete(':id/cancel')
  async undoCancel(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.cancelReply.undo(id, actorOf(request));
    return replyView(await this.review.reply(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  async retry(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.retryReply.execute(id, actorOf(request));
    return replyView(await this.review.reply(id));
  }
}

function replyRowView(reply: OutboxReply) {
  return {
    id: reply.id,
    quotationId: reply.quotationId,
    quotationNumber: quotationNumber(reply.quotationId),
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

function replyView({ reply, buried }: ReviewedReply) {
  return {
    ...replyRowView(reply),
    from: reply.from,
    messageId: reply.messageId,
    inReplyTo: reply.inReplyTo ?? null,
    text: reply.text,
    html: reply.html,
    buriedWork: buried ? buriedWorkView(buried) : null,
  };
}
