import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AssignLedgerRole } from '../../../application/quoting/assign-ledger-role.js';
import { CorrectQuotation } from '../../../application/quoting/correct-quotation.js';
import { ExportCorrections } from '../../../application/quoting/export-corrections.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import type { TrainingExample } from '../../../application/quoting/training-example.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { CorrectionDto, toCorrectionInput } from './correction.dto.js';
import { LedgerRoleDto, toLedgerRoleInput } from './ledger-role.dto.js';
import { toQuotationDetailsView } from './quotation-details.mapper.js';

/** What people correct of what was read. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationCorrectionsController {
  constructor(
    private readonly quotationQueries: QuotationQueries,
    private readonly correctQuotation: CorrectQuotation,
    private readonly assignLedgerRole: AssignLedgerRole,
    private readonly exportCorrections: ExportCorrections,
  ) {}

  /** Each corrected email as one line of a labelled corpus. */
  @RequireRole('administrator')
  @Get('corrections.jsonl')
  @ApiFileResponse('application/jsonl')
  async downloadCorrections(@Req() request: FastifyRequest) {
    const batches = await this.exportCorrections.execute(getCurrentUserEmail(request));
    return new StreamableFile(Readable.from(toJsonLines(batches), { objectMode: false }), {
      type: 'application/jsonl; charset=utf-8',
      disposition: 'attachment; filename="corrections.jsonl"',
    });
  }

  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/correct')
  @HttpCode(200)
  @ApiOperation({ operationId: 'correctQuotation' })
  async correct(@Param('id', ParseIdPipe) id: number, @Body() body: CorrectionDto, @Req() request: FastifyRequest) {
    await this.correctQuotation.execute(id, toCorrectionInput(body), getCurrentUserEmail(request));
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }

  /** Says what a left-over entry of the email is. */
  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/ledger')
  @HttpCode(200)
  @ApiOperation({ operationId: 'assignLedgerRole' })
  async assignRole(@Param('id', ParseIdPipe) id: number, @Body() body: LedgerRoleDto, @Req() request: FastifyRequest) {
    await this.assignLedgerRole.execute(id, toLedgerRoleInput(body), getCurrentUserEmail(request));
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }
}

async function* toJsonLines(batches: AsyncIterable<readonly TrainingExample[]>): AsyncGenerator<string> {
  for await (const examples of batches) for (const one of examples) yield `${JSON.stringify(one)}\n`;
}
