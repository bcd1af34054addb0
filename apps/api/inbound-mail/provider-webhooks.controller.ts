import { Body, Controller, NotAcceptableException, Post, type RawBodyRequest, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { Open } from '../http/session-auth.guard.js';
import { type MailForm, mailFormOf } from './provider-form.js';
import { MailReception } from './inbound-email-handler.js';
import { emailOfMailgun, mailgunVerdicts, pairsOf } from './mailgun-email.js';
import { emailOfPostmark, PostmarkBody } from './postmark-email.js';
import { emailOfSendgrid, sendgridVerdicts } from './sendgrid-email.js';
import { isProven, isProvenByPassword, watchedSignature, worthOfMailgun } from './webhook-credentials.js';
import { WebhookSecret } from './webhook-secret.js';

/**
 * The doors of mail providers. Each answers with the statuses that its provider treats rightly (reliability A.2): what was
 * kept is a 2xx whatever becomes of it; what is to be sent again is a 503.
 */
@ApiTags('mail-doors')
@Controller('api/webhook/email')
export class ProviderWebhooksController {
  constructor(
    private readonly secret: WebhookSecret,
    private readonly reception: MailReception,
    private readonly bodyText: BodyText,
  ) {}

  /** Mailgun tries again on everything but a 406. */
  @Open()
  @Post('mailgun')
  @ApiConsumes('multipart/form-data', 'application/x-www-form-urlencoded')
  async mailgun(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const form = await this.formOf(request);
    const { timestamp = '', token = '', signature = '' } = form.fields;
    const worth = worthOfMailgun({ timestamp, token, signature }, this.secret.value, this.reception.nowSeconds());
    if (worth === 'false') throw new NotAcceptableException('The signature is not true.');
    // A true signature of another time may mean that a clock is wrong: it is refused, and may be tried again.
    if (worth === 'stale') throw new RuleViolation('unauthenticated', 'The signature is older than five minutes.');
    const email = await this.emailOfMailgunForm(form);
    return this.reception.takeFromProvider(email, reply, token).catch((fault: unknown) => {
      if (!(fault instanceof RuleViolation) || fault.kind !== 'refused') throw fault;
      throw new NotAcceptableException(fault.message);
    });
  }

  /** SendGrid drops the email on every 4xx. */
  @Open()
  @Post('sendgrid')
  @ApiConsumes('multipart/form-data')
  async sendgrid(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const proof = this.reception.proofOf(request);
    const nowSeconds = this.reception.nowSeconds();
    const isKnown = this.knows(request);
    if (!isKnown && proof.signature === undefined) throw new RuleViolation('unauthenticated', 'Not signed in');
    const isSigned = watchedSignature(request.raw, proof, this.secret.value, nowSeconds);
    const form = await this.formOf(request);
    if (!isKnown && !isSigned()) throw new RuleViolation('unauthenticated', 'Not signed in');
    return this.reception.takeFromProvider(await this.emailOfSendgridForm(form), reply);
  }

  /** Postmark tries again on everything but a 403. */
  @Open()
  @Post('postmark')
  async postmark(
    @Body() body: PostmarkBody,
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!this.knows(request)) throw new RuleViolation('unauthenticated', 'Not signed in');
    return this.reception.takeFromProvider(emailOfPostmark(body, this.bodyText), reply);
  }

  private async formOf(request: FastifyRequest): Promise<MailForm> {
    return mailFormOf(request, await this.reception.largestAttachmentBytes());
  }

  private knows(request: RawBodyRequest<FastifyRequest>): boolean {
    const proof = this.reception.proofOf(request);
    const secret = this.secret.value;
    return isProvenByPassword(proof.authorization, secret) || isProven(proof, secret, this.reception.nowSeconds());
  }

  private async emailOfMailgunForm(form: MailForm): Promise<IncomingEmail> {
    const { fields } = form;
    const mime = fields['body-mime'];
    if (!mime) return emailOfMailgun(form, this.bodyText);
    const email = await this.reception.readFromProvider(Buffer.from(mime, 'utf8'), 'mailgun', fields.recipient ?? '');
    const pairs = pairsOf(fields['message-headers']);
    return { ...email, authenticationResults: mailgunVerdicts(pairs, fields.sender ?? '') };
  }

  private async emailOfSendgridForm(form: MailForm): Promise<IncomingEmail> {
    const { fields } = form;
    if (!fields.email) return emailOfSendgrid(form, this.bodyText);
    const raw = Buffer.from(fields.email, 'utf8');
    const email = await this.reception.readFromProvider(raw, 'sendgrid', fields.to ?? '');
    return { ...email, authenticationResults: sendgridVerdicts(fields) };
  }
}
