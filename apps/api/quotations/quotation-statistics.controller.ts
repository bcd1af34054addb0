import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ExportQuotations } from '../../../application/export-quotations/export-quotations.js';
import { ShowDashboard } from '../../../application/show-dashboard/show-dashboard.js';
import { Clock } from '../../../domain/clock.port.js';
import { ReferenceData } from '../../../domain/geography/reference-data.port.js';
import { actorOf } from '../sign-in/signed-in.guard.js';
import { ledgerCsv } from './ledger-csv.js';
import { filterOf, QuotationListQuery } from './quotation-list.query.js';

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
    return new StreamableFile(Readable.from(ledgerCsv(portions), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="quotations.csv"',
    });
  }

  private async filter(query: QuotationListQuery) {
    return filterOf(query, this.clock.now(), await this.reference.countries());
  }
}
