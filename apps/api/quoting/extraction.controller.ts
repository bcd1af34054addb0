import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { ReadShipment } from '../../../application/quoting/extract-shipment.js';
import { readEmailView } from './extracted-info.view.js';

/** `POST /api/emails/process-ai`. */
export class ProcessEmailBody {
  @IsOptional() @IsString({ message: 'emailContent must be text.' }) emailContent?: string | null;
}

/** Reads pasted emails. */
@ApiTags('emails')
@Controller('api/emails')
export class EmailsController {
  constructor(private readonly readShipment: ReadShipment) {}

  @Post('process-ai')
  @HttpCode(200)
  async process(@Body() body: ProcessEmailBody) {
    const { request, pasted } = await this.readShipment.execute(body.emailContent ?? '');
    return readEmailView(request, pasted);
  }
}
