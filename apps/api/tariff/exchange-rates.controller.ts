import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ImportExchangeRates } from '../../../application/tariff/import/import-exchange-rates.js';
import { ManageExchangeRates } from '../../../application/tariff/manage-exchange-rates.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { ApiDryRunQuery } from '../http/dry-run.decorator.js';
import { DryRunQuery } from '../http/dry-run-query.decorator.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { ExchangeRateDto, toExchangeRateInput } from './exchange-rate.dto.js';
import { ExchangeRateImportView, toExchangeRateImportView, toExchangeRateView } from './exchange-rate.view.js';
import { readUploadedFile } from './uploaded-file.js';

const FILE_BODY: ApiBodyOptions = {
  schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
};

/** The exchange rates that rates in another currency are converted by. */
@ApiTags('exchange-rates')
@Controller('api/exchange-rates')
export class ExchangeRatesController {
  constructor(
    private readonly exchangeRates: ManageExchangeRates,
    private readonly importExchangeRates: ImportExchangeRates,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listExchangeRates() {
    return (await this.exchangeRates.all()).map(toExchangeRateView);
  }

  @RequireRole('administrator')
  @Post()
  @HttpCode(201)
  async createExchangeRate(@Body() body: ExchangeRateDto, @Req() request: FastifyRequest) {
    return toExchangeRateView(await this.exchangeRates.add(toExchangeRateInput(body), getCurrentUserEmail(request)));
  }

  @RequireRole('administrator')
  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(FILE_BODY)
  @ApiDryRunQuery()
  @ApiOperation({ operationId: 'importExchangeRates' })
  async import(@DryRunQuery() isDryRun: boolean, @Req() request: FastifyRequest): Promise<ExchangeRateImportView> {
    const { bytes } = await readUploadedFile(request);
    return toExchangeRateImportView(
      isDryRun
        ? await this.importExchangeRates.preview(bytes)
        : await this.importExchangeRates.execute(bytes, getCurrentUserEmail(request)),
    );
  }

  @RequireRole('administrator')
  @Put(':id')
  async updateExchangeRate(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: ExchangeRateDto,
    @Req() request: FastifyRequest,
  ) {
    const input = toExchangeRateInput(body);
    return withConflictingValues(
      body,
      () => this.findCurrent(id),
      async () => toExchangeRateView(await this.exchangeRates.replace(id, input, getCurrentUserEmail(request))),
    );
  }

  @RequireRole('administrator')
  @Delete(':id')
  async deleteExchangeRate(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: VersionQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    return deleteSeenVersion(
      query,
      () => this.findCurrent(id),
      () => this.exchangeRates.remove(id, getCurrentUserEmail(request), query.version),
    );
  }

  private async findCurrent(id: number) {
    return (await this.listExchangeRates()).find((one) => one.id === id);
  }
}
