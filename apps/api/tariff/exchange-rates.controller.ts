import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ManageExchangeRates } from '../../../application/tariff/manage-exchange-rates.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { deleteSeenVersion, withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { VersionQueryDto } from '../http/version-query.dto.js';
import { ExchangeRateDto, toExchangeRateInput } from './exchange-rate.dto.js';
import { toExchangeRateView } from './exchange-rate.view.js';

/** The exchange rates that rates in another currency are converted by. */
@ApiTags('exchange-rates')
@Controller('api/exchange-rates')
export class ExchangeRatesController {
  constructor(private readonly exchangeRates: ManageExchangeRates) {}

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
