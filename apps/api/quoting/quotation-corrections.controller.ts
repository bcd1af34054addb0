import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CorrectQuotation } from '../../../application/quoting/correct-quotation.js';
import { ExportCorrections } from '../../../application/quoting/export-corrections.js';
import { ReviewQuotations } from '../../../application/quoting/quotation-queries.js';
import type { LabelledEmail } from '../../../application/quoting/training-example.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';
import { CorrectionBody, correctionOf } from './correction.dto.js';
import { quotationDetailsView } from './quotation-details.view.js';

/** What people correct of what was read. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationCorrectionsController {
  constructor(
    private readonly review: ReviewQuotations,
    private readonly correctQuotation: CorrectQuotation,
    private readonly exportCorrections: ExportCorrections,
  ) {}

  /** Each corrected email as one line of a labelled corpus. */
  @Get('corrections.jsonl')
  @ApiProduces('application/jsonl')
  async export(@Req() request: FastifyRequest) {
    const portions = await this.exportCorrections.execute(actorOf(request));
    return new StreamableFile(Readable.from(linesOf(portions), { objectMode: false }), {
      type: 'application/jsonl; charset=utf-8',
      disposition: 'attachment; filename="corrections.jsonl"',
    });
  }

  @Post(':id/correct')
  @HttpCode(200)
  async correct(@Param('id', RecordId) id: number, @Body() body: CorrectionBody, @Req() request: FastifyRequest) {
    await this.correctQuotation.execute(id, correctionOf(body), actorOf(request));
    return quotationDetailsView(await this.review.details(id));
  }
}

async function* linesOf(portions: AsyncIterable<readonly LabelledEmail[]>): AsyncGenerator<string> {
  for await (const labelled of portions) for (const one of labelled) yield `${JSON.stringify(one)}\n`;
}
