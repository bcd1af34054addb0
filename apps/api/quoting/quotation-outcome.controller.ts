import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { RecordOutcome } from '../../../application/quoting/record-outcome.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { toQuotationDetailsView } from './quotation-details.mapper.js';
import { QuotationOutcomeDto, toOutcomeInput } from './quotation-outcome.dto.js';

/** How sent quotations end as business. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationOutcomeController {
  constructor(
    private readonly quotationQueries: QuotationQueries,
    private readonly recordOutcome: RecordOutcome,
  ) {}

  /** Records, corrects or takes back how a sent quotation ended. */
  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/outcome')
  @HttpCode(200)
  async recordQuotationOutcome(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: QuotationOutcomeDto,
    @Req() request: FastifyRequest,
  ) {
    await this.recordOutcome.execute(id, toOutcomeInput(body), getCurrentUserEmail(request), body.version ?? undefined);
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }
}
