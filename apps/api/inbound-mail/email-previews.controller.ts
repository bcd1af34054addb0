import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PreviewPastedEmail } from '../../../application/inbound-mail/preview-pasted-email.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { EmailPreviewDto } from './email-preview.dto.js';
import { EmailPreviewView, toEmailPreviewView } from './email-preview.view.js';

/** What would become of a request; nothing is stored or sent. */
@ApiTags('emails')
@Controller('api/emails/preview')
export class EmailPreviewsController {
  constructor(private readonly previewPastedEmail: PreviewPastedEmail) {}

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post()
  @HttpCode(200)
  async previewEmail(@Body() body: EmailPreviewDto): Promise<EmailPreviewView> {
    return toEmailPreviewView(await this.previewPastedEmail.execute(body.emailContent));
  }
}
