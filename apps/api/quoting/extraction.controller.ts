import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ExtractShipment } from '../../../application/quoting/extract-shipment.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { toExtractedEmailView } from './extracted-info.view.js';
import { ExtractEmailDto } from './extraction.dto.js';

/** Reads pasted emails. */
@ApiTags('emails')
@Controller('api/emails')
export class ExtractionController {
  constructor(private readonly extractShipment: ExtractShipment) {}

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post('process-ai')
  @HttpCode(200)
  async extractEmail(@Body() body: ExtractEmailDto) {
    const { request, pasted } = await this.extractShipment.execute(body.emailContent ?? '');
    return toExtractedEmailView(request, pasted);
  }
}
