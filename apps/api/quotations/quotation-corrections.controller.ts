import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CorrectQuotation } from '../../../application/correct-quotation/correct-quotation.js';
import { ReviewQuotations } from '../../../application/review-quotations/review-quotations.js';
import { RecordId } from '../record-id.js';
import { actorOf } from '../sign-in/signed-in.guard.js';
import { CorrectionBody, correctionOf } from './correction.body.js';
import { quotationDetailsView } from './quotation-details.view.js';

/** What people correct of what was read. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationCorrectionsController {
  constructor(
    private readonly review: ReviewQuotations,
    private readonly correctQuotation: CorrectQuotation,
  ) {}

  @Post(':id/correct')
  @HttpCode(200)
  async correct(@Param('id', RecordId) id: number, @Body() body: CorrectionBody, @Req() request: FastifyRequest) {
    await this.correctQuotation.execute(id, correctionOf(body), actorOf(request));
    return quotationDetailsView(await this.review.details(id));
  }
}
