import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApproveQuotation } from '../../../application/quoting/approve-quotation.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { Clock } from '../../../domain/clock.port.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { RepriceQuotationDto, SendQuotationDto } from './quotation-decisions.dto.js';
import { toQuotationDetailsView } from './quotation-details.mapper.js';
import { QuotationListQueryDto, toQuotationFilter } from './quotation-list.dto.js';
import { QuotationPageView, toQuotationRowView } from './quotation-list.view.js';

const PAGE_SIZE = 100;

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

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listQuotations(@Query() query: QuotationListQueryDto): Promise<QuotationPageView> {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const { rows, total } = await this.quotationQueries.page(
      toQuotationFilter(query, this.clock.now(), await this.reference.countries()),
      page,
      pageSize,
      query.order || undefined,
    );
    return { data: rows.map(toQuotationRowView), total, page, pageSize };
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':id/details')
  async getQuotationDetails(@Param('id', ParseIdPipe) id: number) {
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/send')
  @HttpCode(200)
  async sendQuotation(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: SendQuotationDto,
    @Req() request: FastifyRequest,
  ) {
    await this.approveQuotation.execute({
      quotationId: id,
      revision: body?.revision ?? undefined,
      approveDomain: body?.approveDomain ?? false,
      approveMailbox: body?.approveMailbox ?? false,
      isUndoable: body?.undoable ?? false,
      actor: getCurrentUserEmail(request),
    });
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/reprice')
  @HttpCode(200)
  @ApiOperation({ operationId: 'repriceQuotation' })
  async reprice(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: RepriceQuotationDto,
    @Req() request: FastifyRequest,
  ) {
    await this.repriceQuotation.execute(id, getCurrentUserEmail(request), body?.revision ?? undefined);
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }
}
