import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ExportQuotations } from '../../../application/quoting/export-quotations.js';
import { GetDashboard } from '../../../application/quoting/get-dashboard.js';
import { ListMargins } from '../../../application/quoting/list-margins.js';
import type { QuotationExportRow } from '../../../application/quoting/quotation-export.port.js';
import { listQuotationHeadings, toCells } from '../../../application/quoting/quotation-export-columns.js';
import { Clock } from '../../../domain/clock.port.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { formatCsv } from '../http/csv.js';
import { composeExportDisposition } from '../http/export-disposition.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { toDashboardView } from './dashboard.view.js';
import { type CustomerMarginView, toCustomerMarginView } from './margin.view.js';
import { listFilterNames, QuotationListQueryDto, toQuotationFilter } from './quotation-list.dto.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The quotations as figures and as one long list. */
@ApiTags('quotations')
@Controller('api/quotations')
export class QuotationStatisticsController {
  constructor(
    private readonly getDashboard: GetDashboard,
    private readonly listMargins: ListMargins,
    private readonly exportQuotations: ExportQuotations,
    private readonly clock: Clock,
    private readonly reference: AirportDirectory,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('stats')
  async getQuotationStatistics(@Query() query: QuotationListQueryDto) {
    return toDashboardView(await this.getDashboard.execute(await this.buildFilter(query)));
  }

  /** What is left by customer and airport where buying rates are known, the largest revenue first. */
  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('margins')
  async listQuotationMargins(@Query() query: QuotationListQueryDto): Promise<CustomerMarginView[]> {
    return (await this.listMargins.execute(await this.buildFilter(query))).map(toCustomerMarginView);
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('export.csv')
  @ApiFileResponse('text/csv')
  async exportQuotationsCsv(@Query() query: QuotationListQueryDto, @Req() request: FastifyRequest) {
    const batches = await this.exportQuotations.execute(await this.buildFilter(query), getCurrentUserEmail(request));
    return new StreamableFile(Readable.from(toCsv(batches), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: this.nameFile(query, 'csv'),
    });
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('export.xlsx')
  @ApiFileResponse(XLSX)
  async exportQuotationsXlsx(@Query() query: QuotationListQueryDto, @Req() request: FastifyRequest) {
    const bytes = await this.exportQuotations.exportSpreadsheet(
      await this.buildFilter(query),
      getCurrentUserEmail(request),
    );
    return new StreamableFile(bytes, {
      type: XLSX,
      disposition: this.nameFile(query, 'xlsx'),
      length: bytes.length,
    });
  }

  private nameFile(query: QuotationListQueryDto, extension: string): string {
    return composeExportDisposition('quotations', listFilterNames(query), this.clock.now(), extension);
  }

  private async buildFilter(query: QuotationListQueryDto) {
    return toQuotationFilter(query, this.clock.now(), await this.reference.countries());
  }
}

/** Quotations as CSV, portion by portion. */
async function* toCsv(batches: AsyncIterable<readonly QuotationExportRow[]>): AsyncGenerator<string> {
  yield formatCsv([listQuotationHeadings()]);
  for await (const rows of batches) yield formatCsv(rows.map(toCells));
}
