import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageTaxRates } from '../../../application/tariff/manage-tax-rates.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { NewTaxRateDto, TaxRateDto, toTaxRateInput } from './tax-rate.dto.js';
import { toTaxRateView } from './tax-rate.view.js';

/** The taxes of the destination countries. */
@ApiTags('tax-rates')
@Controller('api/tax-rates')
export class TaxRatesController {
  constructor(private readonly taxRates: ManageTaxRates) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listTaxRates() {
    return (await this.taxRates.all()).map(toTaxRateView);
  }

  @RequireRole('administrator')
  @Post()
  @HttpCode(201)
  async createTaxRate(@Body() body: NewTaxRateDto, @Req() request: FastifyRequest) {
    return toTaxRateView(await this.taxRates.add(toTaxRateInput(body), getCurrentUserEmail(request)));
  }

  @RequireRole('administrator')
  @Put(':countryCode')
  async updateTaxRate(
    @Param('countryCode') countryCode: string,
    @Body() body: TaxRateDto,
    @Req() request: FastifyRequest,
  ) {
    const input = toTaxRateInput(body);
    return withConflictingValues(
      body,
      async () => (await this.listTaxRates()).find((one) => one.countryCode === countryCode),
      async () => toTaxRateView(await this.taxRates.replace(countryCode, input, getCurrentUserEmail(request))),
    );
  }

  @RequireRole('administrator')
  @Delete(':id')
  async deleteTaxRate(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: VersionQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    return deleteSeenVersion(
      query,
      async () => (await this.listTaxRates()).find((one) => one.id === id),
      () => this.taxRates.remove(id, getCurrentUserEmail(request), query.version),
    );
  }
}
