import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReviewQuotations } from '../../../application/quoting/quotation-queries.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { quotationDetailsView } from './quotation-details.view.js';

/** The earlier revisions of quotations, which stay readable. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationRevisionsController {
  constructor(private readonly review: ReviewQuotations) {}

  @Get(':id/revisions/:revision')
  async revision(@Param('id', RecordId) id: number, @Param('revision', RecordId) revision: number) {
    return quotationDetailsView(await this.review.revision(id, revision));
  }
}
