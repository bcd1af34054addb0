import { Body, Controller, PayloadTooLargeException, Post, type RawBodyRequest, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerEmail } from '../../../application/answer-email/answer-email.js';
import { AwaitOutcome } from '../../../application/await-outcome/await-outcome.js';
import { ReceiveEmail } from '../../../application/receive-email/receive-email.js';
import { Clock } from '../../../domain/clock.port.js';
import { RuleViolation } from '../../../domain/rule-violation.js';
import { SettingsShelf } from '../../../domain/settings/settings-shelf.port.js';
import { isSignedIn, Open } from '../sign-in/signed-in.guard.js';
import { acceptedView, previewView, settledView } from './webhook-answer.view.js';
import { WebhookEmailBody } from './webhook-email.body.js';
import { emailOfWebhook } from './webhook-email.js';
import { isProven } from './webhook-proof.js';
import { WebhookSecret } from './webhook-secret.js';

const PATIENCE_MS = 10_000;
const BYTES_PER_MB = 1024 * 1024;
/** Base64 and JSON make an attachment this much longer. */
const WIRE_OVERHEAD = 1.4;

/** The webhook door: a JSON call becomes an email in the desk's keeping. */
@ApiTags('mail-doors')
@Controller('api/webhook')
export class WebhookController {
  constructor(
    private readonly secret: WebhookSecret,
    private readonly receiveEmail: ReceiveEmail,
    private readonly answerEmail: AnswerEmail,
    private readonly awaitOutcome: AwaitOutcome,
    private readonly settings: SettingsShelf,
    private readonly clock: Clock,
  ) {}

  @Open()
  @Post('email')
  async receive(
    @Body() body: WebhookEmailBody,
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.demandProof(request);
    await this.refuseTooLarge(request.rawBody?.length ?? 0);
    const email = emailOfWebhook(body);
    if (body.dryRun) {
      if (!isSignedIn(request)) throw new RuleViolation('refused', 'A dry run needs a signed-in session.');
      void reply.status(200);
      return previewView(await this.answerEmail.preview(email), email.fromAddress);
    }
    const { emailId, isDuplicate } = await this.receiveEmail.execute(email);
    const outcome = await this.awaitOutcome.execute(emailId, PATIENCE_MS);
    const isSettled = outcome.email.state !== 'received';
    void reply.status(isSettled ? 200 : 202);
    return isSettled ? settledView(outcome, isDuplicate) : acceptedView(emailId, isDuplicate);
  }

  private demandProof(request: RawBodyRequest<FastifyRequest>): void {
    if (isSignedIn(request)) return;
    const header = (name: string) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    };
    const proof = {
      authorization: header('authorization'),
      timestamp: header('x-webhook-timestamp'),
      signature: header('x-webhook-signature'),
      rawBody: request.rawBody,
    };
    if (!isProven(proof, this.secret.value, Math.floor(this.clock.now().getTime() / 1000))) {
      throw new RuleViolation('unauthenticated', 'Not signed in');
    }
  }

  private async refuseTooLarge(bytes: number): Promise<void> {
    const { maxAttachmentMb } = await this.settings.current();
    if (bytes > maxAttachmentMb * BYTES_PER_MB * WIRE_OVERHEAD) {
      throw new PayloadTooLargeException(
        `The email is larger than the maximum attachment size of ${maxAttachmentMb} MB.`,
      );
    }
  }
}
