import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ReviewQuotations } from '../../../application/quoting/quotation-queries.js';
import { quotationNumber } from '../../../domain/quoting/quotation.js';
import { RecordId } from '../http/parse-id.pipe.js';

/** A quotation as a PDF: as it left, or as it would leave now. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationDocumentController {
  constructor(private readonly review: ReviewQuotations) {}

  @Get(':id/pdf')
  @ApiProduces('application/pdf')
  async pdf(@Param('id', RecordId) id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    const document = await this.review.document(id);
    void reply.header('cache-control', 'private, no-cache');
    return new StreamableFile(document, {
      type: 'application/pdf',
      disposition: `inline; filename="${quotationNumber(id)}.pdf"`,
    });
  }
}
