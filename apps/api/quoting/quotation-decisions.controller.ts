import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DismissQuotation } from '../../../application/quoting/dismiss-quotation.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { ReopenQuotation } from '../../../application/quoting/reopen-quotation.js';
import { ResendQuotation } from '../../../application/quoting/resend-quotation.js';
import { Clock } from '../../../domain/clock.port.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { DismissQuotationDto } from './quotation-decisions.dto.js';
import { toQuotationDetailsView } from './quotation-details.mapper.js';
import { QuotationListQueryDto, toQuotationFilter } from './quotation-list.dto.js';
import { QuotationNeighboursView } from './quotation-list.view.js';

/** What a clerk decides about a quotation besides sending it, and the way to the next one. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationDecisionsController {
  constructor(
    private readonly quotationQueries: QuotationQueries,
    private readonly dismissQuotation: DismissQuotation,
    private readonly reopenQuotation: ReopenQuotation,
    private readonly resendQuotation: ResendQuotation,
    private readonly clock: Clock,
    private readonly reference: AirportDirectory,
  ) {}

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/set-aside')
  @HttpCode(200)
  @ApiOperation({ operationId: 'dismissQuotation' })
  async dismiss(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: DismissQuotationDto,
    @Req() request: FastifyRequest,
  ) {
    await this.dismissQuotation.execute(id, body.reason, getCurrentUserEmail(request));
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/reopen')
  @HttpCode(200)
  @ApiOperation({ operationId: 'reopenQuotation' })
  async reopen(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.reopenQuotation.execute(id, getCurrentUserEmail(request));
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resendQuotation' })
  async resend(@Param('id', ParseIdPipe) id: number, @Req() request: FastifyRequest) {
    await this.resendQuotation.execute(id, getCurrentUserEmail(request));
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }

  /** The quotations next to one in a list with these filters, the newest first; null at its ends. */
  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':id/neighbours')
  async findQuotationNeighbours(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: QuotationListQueryDto,
  ): Promise<QuotationNeighboursView> {
    const filter = toQuotationFilter(query, this.clock.now(), await this.reference.countries());
    const { newer, older } = await this.quotationQueries.getNeighbours(id, filter);
    return { newer: newer ?? null, older: older ?? null };
  }
}
