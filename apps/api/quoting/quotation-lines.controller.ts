import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AdjustQuotationLine } from '../../../application/quoting/adjust-quotation-line.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { WriteCustomerNote } from '../../../application/quoting/write-customer-note.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { CustomerNoteDto } from './quotation-decisions.dto.js';
import { toQuotationDetailsView } from './quotation-details.mapper.js';
import { QuotationLineDto, toLineInput } from './quotation-line.dto.js';

/** What people change of a held quotation's charge lines, and tell its customer beside them. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationLinesController {
  constructor(
    private readonly quotationQueries: QuotationQueries,
    private readonly adjustQuotationLine: AdjustQuotationLine,
    private readonly writeNote: WriteCustomerNote,
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

  /** Writes what the customer is told beside the figures; what was changed meanwhile is refused with both values. */
  @RequireRole('operator')
  @AllowTokens('write')
  @Put(':id/customer-note')
  async writeCustomerNote(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: CustomerNoteDto,
    @Req() request: FastifyRequest,
  ) {
    const readCurrent = async () => {
      const { revision, status, customerNote } = await this.getDetails(id);
      return { revision, status, customerNote };
    };
    await withConflictingValues(body, readCurrent, () =>
      this.writeNote.execute(id, body.revision, body.note, getCurrentUserEmail(request)),
    );
    return this.getDetails(id);
  }

  private async getDetails(id: number) {
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }
}
