import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AdjustQuotationLine } from '../../../application/quoting/adjust-quotation-line.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { toQuotationDetailsView } from './quotation-details.mapper.js';
import { QuotationLineDto, toLineInput } from './quotation-line.dto.js';

/** What people change of a held quotation's charge lines. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationLinesController {
  constructor(
    private readonly quotationQueries: QuotationQueries,
    private readonly adjustQuotationLine: AdjustQuotationLine,
  ) {}

  /** Adds, overrides or waives a line, or takes that back; what was changed meanwhile is refused with both values. */
  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/lines')
  @HttpCode(200)
  @ApiOperation({ operationId: 'changeQuotationLine' })
  async changeLine(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: QuotationLineDto,
    @Req() request: FastifyRequest,
  ) {
    const readCurrent = async () => {
      const { revision, status, breakdown, lineAdjustments } = await this.getDetails(id);
      return { revision, status, breakdown, lineAdjustments };
    };
    await withConflictingValues(body, readCurrent, () =>
      this.adjustQuotationLine.execute(id, toLineInput(body), getCurrentUserEmail(request)),
    );
    return this.getDetails(id);
  }

  private async getDetails(id: number) {
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }
}
