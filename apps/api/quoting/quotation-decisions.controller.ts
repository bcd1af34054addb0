import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { ReopenQuotation } from '../../../application/quoting/reopen-quotation.js';
import { ResendQuotation } from '../../../application/quoting/resend-quotation.js';
import { ReviewQuotations } from '../../../application/quoting/quotation-queries.js';
import { SetAsideQuotation } from '../../../application/quoting/decline-quotation.js';
import { Clock } from '../../../domain/clock.port.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';
import { quotationDetailsView } from './quotation-details.view.js';
import { filterOf, QuotationListQuery } from './quotation-list.dto.js';

/** `POST /api/quotations/{id}/set-aside`. */
export class SetAsideBody {
  @IsString() @MaxLength(10_000) reason!: string;
}

/** What a clerk decides about a quotation besides sending it, and the way to the next one. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationDecisionsController {
  constructor(
    private readonly review: ReviewQuotations,
    private readonly setAsideQuotation: SetAsideQuotation,
    private readonly reopenQuotation: ReopenQuotation,
    private readonly resendQuotation: ResendQuotation,
    private readonly clock: Clock,
    private readonly reference: ReferenceData,
  ) {}

  @Post(':id/set-aside')
  @HttpCode(200)
  async setAside(@Param('id', RecordId) id: number, @Body() body: SetAsideBody, @Req() request: FastifyRequest) {
    await this.setAsideQuotation.execute(id, body.reason, actorOf(request));
    return quotationDetailsView(await this.review.details(id));
  }

  @Post(':id/reopen')
  @HttpCode(200)
  async reopen(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.reopenQuotation.execute(id, actorOf(request));
    return quotationDetailsView(await this.review.details(id));
  }

  @Post(':id/resend')
  @HttpCode(200)
  async resend(@Param('id', RecordId) id: number, @Req() request: FastifyRequest) {
    await this.resendQuotation.execute(id, actorOf(request));
    return quotationDetailsView(await this.review.details(id));
  }

  /** The quotations next to one in a list with these filters, the newest first; null at its ends. */
  @Get(':id/neighbours')
  async neighbours(@Param('id', RecordId) id: number, @Query() query: QuotationListQuery) {
    const filter = filterOf(query, this.clock.now(), await this.reference.countries());
    const { newer, older } = await this.review.neighbours(id, filter);
    return { newer: newer ?? null, older: older ?? null };
  }
}
