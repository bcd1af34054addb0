import { Body, Controller, Post, type RawBodyRequest, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProcessInboundEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { Configuration } from '../config/configuration.js';
import { Secrets } from '../config/secrets.js';
import { ApiDryRunQuery } from '../http/dry-run.decorator.js';
import { DryRunQuery } from '../http/dry-run-query.decorator.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { Public } from '../http/session-auth.guard.js';
import { InboundEmailHandler, requireMessage } from './inbound-email-handler.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';
import { mayBringMail } from './webhook-authenticator.js';
import { WebhookEmailDto } from './webhook-email.dto.js';
import { parseWebhookEmail } from './webhook-email.js';
import { toPreviewView } from './webhook-response.view.js';
import { ApiWebhookResponses } from './webhook-responses.decorator.js';
import { extractCredentials, hasValidCredentials } from './webhook-signature.js';

const OUTCOME_TIMEOUT_MS = 10_000;

/** The channels of our own making: an email as JSON, or as it travels. */
@ApiTags('inbound-mail')
@Controller('api/webhook')
export class WebhookController {
  constructor(
    private readonly secrets: Secrets,
    private readonly handler: InboundEmailHandler,
    private readonly processInboundEmail: ProcessInboundEmail,
    private readonly configuration: Configuration,
  ) {}

  @Public()
  @Post('email')
  @ApiWebhookResponses()
  async receiveEmail(
    @Body() body: WebhookEmailDto,
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.requireAuthentication(request);
    await this.handler.rejectOversized(request.rawBody?.length ?? 0);
    const { authservId } = this.configuration;
    const email = await this.handler.readFields((htmlToText) => parseWebhookEmail(body, htmlToText, authservId));
    // Nest holds what it has called with until the answer is sent.
    body.attachments = null;
    if (body.dryRun) return this.preview(email, request, reply);
    return this.handler.accept(email, reply, OUTCOME_TIMEOUT_MS);
  }

  @Public()
  @Post('email/raw')
  @ApiConsumes('message/rfc822')
  @ApiDryRunQuery()
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiWebhookResponses()
  async receiveRawEmail(
    @DryRunQuery() isDryRun: boolean,
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.requireAuthentication(request);
    const raw = requireMessage(request.body);
    await this.handler.rejectOversized(raw.length);
    const email = await this.handler.parse(raw, 'raw');
    if (isDryRun) return this.preview(email, request, reply);
    return this.handler.accept(email, reply, OUTCOME_TIMEOUT_MS);
  }

  /** What would become of an email; only for staff, since it tells what the tariff holds. */
  private async preview(email: InboundEmail, request: FastifyRequest, reply: FastifyReply) {
    if (!mayBringMail(request)) throw new DomainError('refused', INBOUND_MAIL_MESSAGES.dryRunNeedsSession);
    void reply.status(200);
    return toPreviewView(await this.processInboundEmail.preview(email), email.fromAddress);
  }

  private requireAuthentication(request: RawBodyRequest<FastifyRequest>): void {
    if (mayBringMail(request)) return;
    const credentials = extractCredentials(request);
    if (hasValidCredentials(credentials, this.secrets.webhookSecret, this.handler.nowSeconds())) return;
    throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
  }
}
