import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { ExtractShipment } from '../../../application/quoting/extract-shipment.js';
import { toExtractedEmailView } from './extracted-info.view.js';

/** `POST /api/emails/process-ai`. */
export class ExtractEmailDto {
  @IsOptional() @IsString({ message: 'emailContent must be text.' }) emailContent?: string | null;
}

/** Reads pasted emails. */
@ApiTags('emails')
@Controller('api/emails')
export class ExtractionController {
  constructor(private readonly extractShipment: ExtractShipment) {}

  @Post('process-ai')
  @HttpCode(200)
  async extract(@Body() body: ExtractEmailDto) {
    const { request, pasted } = await this.extractShipment.execute(body.emailContent ?? '');
    return toExtractedEmailView(request, pasted);
  }
}
