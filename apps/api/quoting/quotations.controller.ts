import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsPositive } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { Clock } from '../../../domain/clock.port.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import type { QuotationSummary } from '../../../domain/quoting/quotation.repository.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';
import { toQuotationDetailsView } from './quotation-details.view.js';
import { QuotationListQueryDto, toQuotationFilter } from './quotation-list.dto.js';

const PAGE_SIZE = 100;

/** `POST /api/quotations/{id}/reprice`. */
export class RepriceQuotationDto {
  /** The revision that the caller saw: of another one than the newest nothing is made. */
  @IsOptional() @IsInt() @IsPositive() revision?: number | null;
}

/** `POST /api/quotations/{id}/send`. */
export class SendQuotationDto extends RepriceQuotationDto {
  @IsOptional() @IsBoolean() approveDomain?: boolean | null;
}

/** The quotations and what staff do with them. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationsController {
  constructor(
    private readonly quotationQueries: QuotationQueries,
    private readonly approveQuotation: ApproveQuotation,
    private readonly repriceQuotation: RepriceQuotation,
    private readonly clock: Clock,
    private readonly reference: AirportDirectory,
  ) {}

  @Get()
  async list(@Query() query: QuotationListQueryDto) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const { rows, total } = await this.quotationQueries.page(
      toQuotationFilter(query, this.clock.now(), await this.reference.countries()),
      page,
      pageSize,
    );
    return { data: rows.map(toQuotationRowView), total, page, pageSize };
  }

  @Get(':id/details')
  async getDetails(@Param('id', ParseIdPipe) id: number) {
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }

  @Post(':id/send')
  @HttpCode(200)
  async send(@Param('id', ParseIdPipe) id: number, @Body() body: SendQuotationDto, @Req() request: FastifyRequest) {
    await this.approveQuotation.execute({
      quotationId: id,
      revision: body?.revision ?? undefined,
      approveDomain: body?.approveDomain ?? false,
      actor: getCurrentUserEmail(request),
    });
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }

  @Post(':id/reprice')
  @HttpCode(200)
  async reprice(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: RepriceQuotationDto,
    @Req() request: FastifyRequest,
  ) {
    await this.repriceQuotation.execute(id, getCurrentUserEmail(request), body?.revision ?? undefined);
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }
}

function toQuotationRowView(row: QuotationSummary) {
  return {
    id: row.id,
    quotationNumber: formatQuotationNumber(row.id),
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
