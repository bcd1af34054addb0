import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageRates } from '../../../application/tariff/manage-rates.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { RateDto, toRateInput } from './rate.dto.js';
import { type RateView, toRateView } from './rate.view.js';

/** The tariff of destination charges. */
@ApiTags('rates')
@Controller('api/rates')
export class RatesController {
  constructor(
    private readonly manageRates: ManageRates,
    private readonly reference: AirportDirectory,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listRates() {
    return this.toViews(await this.manageRates.all());
  }

  @RequireRole('administrator')
  @Post()
  @HttpCode(201)
  async createRate(@Body() body: RateDto, @Req() request: FastifyRequest) {
    return this.toView(await this.manageRates.add(toRateInput(body), getCurrentUserEmail(request)));
  }

  @RequireRole('administrator')
  @Put(':id')
  async updateRate(@Param('id', ParseIdPipe) id: number, @Body() body: RateDto, @Req() request: FastifyRequest) {
    return withConflictingValues(
      body,
      async () => (await this.listRates()).find((one) => one.id === id),
      async () => this.toView(await this.manageRates.replace(id, toRateInput(body), getCurrentUserEmail(request))),
    );
  }

  @RequireRole('administrator')
  @Delete(':id')
  async deleteRate(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: VersionQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    return deleteSeenVersion(
      query,
      async () => (await this.listRates()).find((one) => one.id === id),
      () => this.manageRates.remove(id, getCurrentUserEmail(request), query.version),
    );
  }

  private async toViews(rates: readonly Rate[]): Promise<RateView[]> {
    const [airports, countries] = await Promise.all([this.reference.airports(), this.reference.countries()]);
    return rates.map((rate) => toRateView(rate, airports, countries));
  }

  private async toView(rate: Rate): Promise<RateView> {
    const [airports, countries] = await Promise.all([this.reference.airports(), this.reference.countries()]);
    return toRateView(rate, airports, countries);
  }
}
