import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CorrectQuotation } from '../../../application/quoting/correct-quotation.js';
import { RepriceQuotation } from '../../../application/quoting/reprice-quotation.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { CorrectionDto, toCorrectionInput } from './correction.dto.js';
import { RepriceQuotationDto } from './quotation-decisions.dto.js';
import { QuotationDifferenceView, toQuotationDifferenceView } from './quotation-difference.view.js';

/** What would be another one in a quotation that is priced again; nothing changes. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationDifferencesController {
  constructor(
    private readonly repriceQuotation: RepriceQuotation,
    private readonly correctQuotation: CorrectQuotation,
  ) {}

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/reprice/preview')
  @HttpCode(200)
  async previewRepricing(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: RepriceQuotationDto,
  ): Promise<QuotationDifferenceView> {
    return toQuotationDifferenceView(await this.repriceQuotation.preview(id, body?.revision ?? undefined));
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/correct/preview')
  @HttpCode(200)
  async previewCorrection(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: CorrectionDto,
  ): Promise<QuotationDifferenceView> {
    return toQuotationDifferenceView(await this.correctQuotation.preview(id, toCorrectionInput(body)));
  }
}
