import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';

/** A quotation as a PDF: as it left, or as it would leave now. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationPdfController {
  constructor(private readonly quotationQueries: QuotationQueries) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':id/pdf')
  @ApiFileResponse('application/pdf')
  async getQuotationPdf(@Param('id', ParseIdPipe) id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    const pdf = await this.quotationQueries.getPdf(id);
    void reply.header('cache-control', 'private, no-cache');
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${formatQuotationNumber(id)}.pdf"`,
    });
  }
}
