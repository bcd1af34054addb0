import { Controller, Get, HttpCode, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions, ApiConsumes, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { BacktestImport, DEFAULT_BACKTEST_SIZE } from '../../../application/quoting/backtest-import.js';
import { ExportRates } from '../../../application/tariff/export-rates.js';
import { ImportRates } from '../../../application/tariff/import/import-rates.js';
import type { SheetFormat } from '../../../application/tariff/spreadsheet-codec.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { ApiDryRunQuery } from '../http/dry-run.decorator.js';
import { DryRunQuery } from '../http/dry-run-query.decorator.js';
import { composeExportDisposition } from '../http/export-disposition.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { toBacktestView } from './backtest.view.js';
import { RateImportView, toCompletedImportView, toRateImportView } from './rate-import.view.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';
import { readUploadedFile } from './uploaded-file.js';

const TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const IMPORT_BODY: ApiBodyOptions = {
  schema: {
    type: 'object',
    properties: {
      file: { type: 'string', format: 'binary' },
      mapping: {
        type: 'string',
        description: TARIFF_MESSAGES.mappingField,
      },
      currency: { type: 'string', description: TARIFF_MESSAGES.currencyField },
      endsPrevious: { type: 'boolean', description: TARIFF_MESSAGES.endsPreviousField },
    },
    required: ['file'],
  },
};

/** The tariff as files. */
@ApiTags('rates')
@Controller('api/rates')
export class RateFilesController {
  constructor(
    private readonly exportRates: ExportRates,
    private readonly importRates: ImportRates,
    private readonly backtestImport: BacktestImport,
    private readonly reference: AirportDirectory,
    private readonly clock: Clock,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('export.csv')
  @ApiFileResponse('text/csv')
  exportRatesCsv(@Req() request: FastifyRequest) {
    return this.createFile('csv', request);
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('export.xlsx')
  @ApiFileResponse(TYPES.xlsx)
  exportRatesXlsx(@Req() request: FastifyRequest) {
    return this.createFile('xlsx', request);
  }

  @RequireRole('administrator')
  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(IMPORT_BODY)
  @ApiDryRunQuery()
  @ApiOperation({ operationId: 'importRates' })
  async import(@DryRunQuery() isDryRun: boolean, @Req() request: FastifyRequest): Promise<RateImportView> {
    const file = await readUploadedFile(request);
    const airports = await this.reference.airports();
    if (isDryRun) return toRateImportView(await this.importRates.preview(file), airports);
    return toCompletedImportView(await this.importRates.execute(file, getCurrentUserEmail(request)), airports);
  }

  @RequireRole('administrator')
  @Post('import/backtest')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(IMPORT_BODY)
  @ApiQuery({
    name: 'size',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
    description: 'How many of the last quotations: 100, at most 1,000.',
  })
  @ApiQuery({
    name: 'day',
    required: false,
    schema: { type: 'string', format: 'date' },
    description: 'The day that both tariffs are looked at on, in UTC.',
  })
  async backtestRateImport(
    @Query('size') size: string | undefined,
    @Query('day') day: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    const file = await readUploadedFile(request);
    const count = size ? Number(size) : DEFAULT_BACKTEST_SIZE;
    return toBacktestView(await this.backtestImport.execute(file, count, day || undefined));
  }

  private async createFile(format: SheetFormat, request: FastifyRequest) {
    const bytes = await this.exportRates.execute(format, getCurrentUserEmail(request));
    return new StreamableFile(bytes, {
      type: TYPES[format],
      disposition: composeExportDisposition('rates', [], this.clock.now(), format),
      length: bytes.length,
    });
  }
}
