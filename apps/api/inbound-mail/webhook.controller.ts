import { Body, Controller, Post, type RawBodyRequest, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerEmail } from '../../../application/inbound-mail/process-inbound-email.js';
import { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { isSignedIn, Open } from '../http/session-auth.guard.js';
import { MailBorder } from './authserv-id.js';
import { MailReception } from './inbound-email-handler.js';
import { previewView } from './webhook-response.view.js';
import { WebhookEmailBody } from './webhook-email.dto.js';
import { emailOfWebhook } from './webhook-email.js';
import { isProven } from './webhook-credentials.js';
import { WebhookSecret } from './webhook-secret.js';

const PATIENCE_MS = 10_000;

/** The doors of our own making: an email as JSON, or as it travels. */
@ApiTags('mail-doors')
@Controller('api/webhook')
export class WebhookController {
  constructor(
    private readonly secret: WebhookSecret,
    private readonly reception: MailReception,
    private readonly answerEmail: AnswerEmail,
    private readonly bodyText: BodyText,
    private readonly border: MailBorder,
  ) {}

  @Open()
  @Post('email')
  async receive(
    @Body() body: WebhookEmailBody,
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.demandProof(request);
    await this.reception.refuseTooLarge(request.rawBody?.length ?? 0);
    const email = emailOfWebhook(body, this.bodyText, this.border);
    if (body.dryRun) {
      if (!isSignedIn(request)) throw new RuleViolation('refused', 'A dry run needs a signed-in session.');
      void reply.status(200);
      return previewView(await this.answerEmail.preview(email), email.fromAddress);
    }
    return this.reception.take(email, reply, PATIENCE_MS);
  }

  @Open()
  @Post('email/raw')
  async receiveRaw(@Req() request: RawBodyRequest<FastifyRequest>, @Res({ passthrough: true }) reply: FastifyReply) {
    this.demandProof(request);
    const raw = request.body;
    if (!Buffer.isBuffer(raw) || raw.length === 0) {
      throw new RuleViolation('invalid', 'The body must be an email of type message/rfc822.');
    }
    await this.reception.refuseTooLarge(raw.length);
    return this.reception.take(await this.reception.read(raw, 'raw'), reply, PATIENCE_MS);
  }

  private demandProof(request: RawBodyRequest<FastifyRequest>): void {
    if (isSignedIn(request)) return;
    if (isProven(this.reception.proofOf(request), this.secret.value, this.reception.nowSeconds())) return;
    throw new RuleViolation('unauthenticated', 'Not signed in');
  }
}
