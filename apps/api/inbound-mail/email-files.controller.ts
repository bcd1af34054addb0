import { Controller, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ExtractEmailFile } from '../../../application/inbound-mail/extract-email-file.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { EmailFileView, ExtractedEmailFileView, toEmailFileView, toExtractedEmailFileView } from './email-file.view.js';
import { InboundEmailHandler, requireMessage } from './inbound-email-handler.js';

/** Saved emails, which staff open in the Email Processor: read as the channels read them, up to the same size. */
@ApiTags('emails')
@Controller('api/emails/file')
export class EmailFilesController {
  constructor(
    private readonly handler: InboundEmailHandler,
    private readonly extractEmailFile: ExtractEmailFile,
  ) {}

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post()
  @HttpCode(200)
  @ApiConsumes('message/rfc822')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async openEmailFile(@Req() request: RawBodyRequest<FastifyRequest>): Promise<EmailFileView> {
    return toEmailFileView(await this.extractEmailFile.open(await this.takeMessage(request)));
  }

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post('process-ai')
  @HttpCode(200)
  @ApiConsumes('message/rfc822')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async readEmailFile(@Req() request: RawBodyRequest<FastifyRequest>): Promise<ExtractedEmailFileView> {
    return toExtractedEmailFileView(await this.extractEmailFile.execute(await this.takeMessage(request)));
  }

  private async takeMessage(request: RawBodyRequest<FastifyRequest>): Promise<Buffer> {
    const raw = requireMessage(request.body);
    await this.handler.rejectOversized(raw.length);
    return raw;
  }
}
