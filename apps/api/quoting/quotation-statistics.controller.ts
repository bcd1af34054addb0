import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ExportQuotations } from '../../../application/quoting/export-quotations.js';
import { cellsOf, LEDGER_HEADINGS } from '../../../application/quoting/quotation-export-columns.js';
import { ShowDashboard } from '../../../application/quoting/get-dashboard.js';
import { Clock } from '../../../domain/clock.port.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import type { LedgerRow } from '../../../application/quoting/quotation-export.port.js';
import { csvText } from '../http/csv.js';
import { actorOf } from '../http/session-auth.guard.js';
import { filterOf, QuotationListQuery } from './quotation-list.dto.js';

/** The quotations as figures and as one long list. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationStatisticsController {
  constructor(
    private readonly dashboard: ShowDashboard,
    private readonly exportQuotations: ExportQuotations,
    private readonly clock: Clock,
    private readonly reference: ReferenceData,
  ) {}

  @Get('stats')
  async stats(@Query() query: QuotationListQuery) {
    return this.dashboard.execute(await this.filter(query));
  }

  @Get('export.csv')
  async export(@Query() query: QuotationListQuery, @Req() request: FastifyRequest) {
    const portions = await this.exportQuotations.execute(await this.filter(query), actorOf(request));
    return new StreamableFile(Readable.from(csvOf(portions), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="quotations.csv"',
    });
  }

  @Get('export.xlsx')
  async spreadsheet(@Query() query: QuotationListQuery, @Req() request: FastifyRequest) {
    const bytes = await this.exportQuotations.asSpreadsheet(await this.filter(query), actorOf(request));
    return new StreamableFile(bytes, {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      disposition: 'attachment; filename="quotations.xlsx"',
      length: bytes.length,
    });
  }

  private async filter(query: QuotationListQuery) {
    return filterOf(query, this.clock.now(), await this.reference.countries());
  }
}

/** Quotations as CSV, portion by portion. */
async function* csvOf(portions: AsyncIterable<readonly LedgerRow[]>): AsyncGenerator<string> {
  yield csvText([LEDGER_HEADINGS]);
  for await (const rows of portions) yield csvText(rows.map(cellsOf));
}
