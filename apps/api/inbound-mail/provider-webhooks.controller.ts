import { Body, Controller, NotAcceptableException, Post, type RawBodyRequest, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { createUnreadableBodyEmail } from '../../../domain/inbound-mail/unparsable-email.js';
import { Secrets } from '../config/secrets.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { Public } from '../http/session-auth.guard.js';
import { InboundEmailHandler } from './inbound-email-handler.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';
import { buildMailgunAuthenticationResults, parseHeaderPairs, parseMailgunEmail } from './mailgun-email.js';
import { PostmarkDto } from './postmark.dto.js';
import { parsePostmarkEmail } from './postmark-email.js';
import { dropLongHeaders, type ProviderForm, parseProviderForm } from './provider-form.js';
import { buildSendgridAuthenticationResults, parseSendgridEmail } from './sendgrid-email.js';
import { ApiWebhookResponses } from './webhook-responses.decorator.js';
import {
  createSignatureVerifier,
  extractCredentials,
  hasValidCredentials,
  hasValidPassword,
  verifyMailgunSignature,
} from './webhook-signature.js';

/** Fields and files by the names of the provider. */
const PROVIDER_FORM = { type: 'object', additionalProperties: { type: 'string' } } as const;

/**
 * The channels of mail providers. Each answers with the statuses that its provider treats rightly (reliability A.2): what was
 * kept is a 2xx whatever becomes of it; what is to be sent again is a 503.
 */
@ApiTags('inbound-mail')
@Controller('api/webhook/email')
export class ProviderWebhooksController {
  constructor(
    private readonly secrets: Secrets,
    private readonly handler: InboundEmailHandler,
  ) {}

  /** Mailgun tries again on everything but a 406. */
  @Public()
  @Post('mailgun')
  @ApiConsumes('multipart/form-data', 'application/x-www-form-urlencoded')
  @ApiBody({ schema: PROVIDER_FORM })
  @ApiWebhookResponses()
  async receiveFromMailgun(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const form = await this.readForm(request);
    const { timestamp = '', token = '', signature = '' } = form.fields;
    const signatureStatus = verifyMailgunSignature(
      { timestamp, token, signature },
      this.secrets.webhookSecret,
      this.handler.nowSeconds(),
    );
    if (signatureStatus === 'false') throw new NotAcceptableException('Invalid signature.');
    // A true signature of another time may mean that a clock is wrong: it is refused, and may be tried again.
    if (signatureStatus === 'stale') throw new DomainError('unauthenticated', INBOUND_MAIL_MESSAGES.signatureTooOld);
    const email = await readProviderForm(form, (readable) => this.parseMailgunForm(readable));
    return this.handler.acceptFromProvider(email, reply, token).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.kind !== 'refused') throw error;
      throw new NotAcceptableException(error.message);
    });
  }

  /** SendGrid drops the email on every 4xx. */
  @Public()
  @Post('sendgrid')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: PROVIDER_FORM })
  @ApiWebhookResponses()
  async receiveFromSendgrid(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const credentials = extractCredentials(request);
    const nowSeconds = this.handler.nowSeconds();
    const isCallerAuthenticated = this.isAuthenticated(request);
    if (!isCallerAuthenticated && credentials.signature === undefined)
      throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
    const isSigned = createSignatureVerifier(request.raw, credentials, this.secrets.webhookSecret, nowSeconds);
    const form = await this.readForm(request);
    if (!isCallerAuthenticated && !isSigned()) throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
    const { fields } = form;
    if (!fields.email && !fields.from && !fields.headers)
      throw new DomainError('invalid', INBOUND_MAIL_MESSAGES.noEmail);
    const email = await readProviderForm(form, (readable) => this.parseSendgridForm(readable));
    return this.handler.acceptFromProvider(email, reply);
  }

  /** Postmark tries again on everything but a 403. */
  @Public()
  @Post('postmark')
  @ApiWebhookResponses()
  async receiveFromPostmark(
    @Body() body: PostmarkDto,
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!this.isAuthenticated(request)) throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
    const email = await this.handler.readFields((htmlToText) => parsePostmarkEmail(body, htmlToText));
    // Nest holds what it has called with until the answer is sent.
    body.Attachments = null;
    return this.handler.acceptFromProvider(email, reply);
  }

  private async readForm(request: FastifyRequest): Promise<ProviderForm> {
    return parseProviderForm(request, await this.handler.getMaxAttachmentBytes());
  }

  private isAuthenticated(request: RawBodyRequest<FastifyRequest>): boolean {
    const credentials = extractCredentials(request);
    const secret = this.secrets.webhookSecret;
    return (
      hasValidPassword(credentials.authorization, secret) ||
      hasValidCredentials(credentials, secret, this.handler.nowSeconds())
    );
  }

  private async parseMailgunForm(form: ProviderForm): Promise<InboundEmail> {
    const { fields } = form;
    const mime = fields['body-mime'];
    if (!mime) return this.handler.readFields((htmlToText) => parseMailgunEmail(form, htmlToText));
    const email = await this.handler.parseProviderMime(Buffer.from(mime, 'utf8'), 'mailgun', fields.recipient ?? '');
    const pairs = parseHeaderPairs(fields['message-headers']);
    return { ...email, authenticationResults: buildMailgunAuthenticationResults(pairs, fields.sender ?? '') };
  }

  private async parseSendgridForm(form: ProviderForm): Promise<InboundEmail> {
    const { fields } = form;
    if (!fields.email) return this.handler.readFields((htmlToText) => parseSendgridEmail(form, htmlToText));
    const raw = Buffer.from(fields.email, 'utf8');
    const email = await this.handler.parseProviderMime(raw, 'sendgrid', fields.to ?? '');
    return { ...email, authenticationResults: buildSendgridAuthenticationResults(fields) };
  }
}

/**
 * The email of a form. One with headers that are too long is kept for a person: a verdict may stand in what was not read.
 * @param parse makes the email of the fields that are read
 */
async function readProviderForm(
  received: ProviderForm,
  parse: (form: ProviderForm) => Promise<InboundEmail>,
): Promise<InboundEmail> {
  const { form, hasDropped } = dropLongHeaders(received);
  const email = await parse(form);
  return hasDropped ? createUnreadableBodyEmail(email, INBOUND_MAIL_MESSAGES.headersTooLong) : email;
}
