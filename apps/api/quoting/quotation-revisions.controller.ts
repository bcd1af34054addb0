import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { toQuotationDetailsView } from './quotation-details.mapper.js';

/** The earlier revisions of quotations, which stay readable. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationRevisionsController {
  constructor(private readonly quotationQueries: QuotationQueries) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':id/revisions/:revision')
  async getQuotationRevision(@Param('id', ParseIdPipe) id: number, @Param('revision', ParseIdPipe) revision: number) {
    return toQuotationDetailsView(await this.quotationQueries.getRevision(id, revision));
  }
}
