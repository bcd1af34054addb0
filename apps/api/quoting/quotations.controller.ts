import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsPositive } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { ReviewQuotations } from '../../../application/quoting/quotation-queries.js';
import { Clock } from '../../../domain/clock.port.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { quotationNumber } from '../../../domain/quoting/quotation.js';
import type { QuotationSummary } from '../../../domain/quoting/quotation.repository.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';
import { quotationDetailsView } from './quotation-details.view.js';
import { filterOf, QuotationListQuery } from './quotation-list.dto.js';

const PAGE_SIZE = 100;

/** `POST /api/quotations/{id}/reprice`. */
export class RepriceQuotationBody {
  /** The revision that the caller saw: of another one than the newest nothing is made. */
  @IsOptional() @IsInt() @IsPositive() revision?: number | null;
}

/** `POST /api/quotations/{id}/send`. */
export class SendQuotationBody extends RepriceQuotationBody {
  @IsOptional() @IsBoolean() approveDomain?: boolean | null;
}

/** The quotations and what staff do with them. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationsController {
  constructor(
    private readonly review: ReviewQuotations,
    private readonly approveQuotation: ApproveQuotation,
    private readonly repriceQuotation: RepriceQuotation,
    private readonly clock: Clock,
    private readonly reference: ReferenceData,
  ) {}

  @Get()
  async list(@Query() query: QuotationListQuery) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const { rows, total } = await this.review.page(
      filterOf(query, this.clock.now(), await this.reference.countries()),
      page,
      pageSize,
    );
    return { data: rows.map(quotationRowView), total, page, pageSize };
  }

  @Get(':id/details')
  async details(@Param('id', RecordId) id: number) {
    return quotationDetailsView(await this.review.details(id));
  }

  @Post(':id/send')
  @HttpCode(200)
  async send(@Param('id', RecordId) id: number, @Body() body: SendQuotationBody, @Req() request: FastifyRequest) {
    await this.approveQuotation.execute({
      quotationId: id,
      revision: body?.revision ?? undefined,
      approveDomain: body?.approveDomain ?? false,
      actor: actorOf(request),
    });
    return quotationDetailsView(await this.review.details(id));
  }

  @Post(':id/reprice')
  @HttpCode(200)
  async reprice(@Param('id', RecordId) id: number, @Body() body: RepriceQuotationBody, @Req() request: FastifyRequest) {
    await this.repriceQuotation.execute(id, actorOf(request), body?.revision ?? undefined);
    return quotationDetailsView(await this.review.details(id));
  }
}

function quotationRowView(row: QuotationSummary) {
  return {
    id: row.id,
    quotationNumber: quotationNumber(row.id),
    clientEmail: row.clientEmail,
    destinationAirport: row.destinationAirport,
    totalWeightKg: row.totalWeightKg,
    totalVolumeM3: row.totalVolumeM3,
    quoteAmount: Number(row.quoteAmount),
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    emailId: row.emailId,
    requirements: row.requirements,
  };
}
