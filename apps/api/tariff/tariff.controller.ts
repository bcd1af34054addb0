import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SimulateShipment } from '../../../application/quoting/simulate-shipment.js';
import { ConfirmSampleRates } from '../../../application/tariff/confirm-sample-rates.js';
import { GetTariffCoverage } from '../../../application/tariff/get-tariff-coverage.js';
import { SimulateRate } from '../../../application/tariff/simulate-rate.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { toChargeableWeightView, toChargeLineView } from '../pricing/charge-line.view.js';
import { toShipmentRequest } from '../pricing/shipment-request.mapper.js';
import { toCoverageView } from './coverage.view.js';
import { toRateInput } from './rate.dto.js';
import { ConfirmedRatesView, RateSimulationView } from './rate-simulation.view.js';
import { ShipmentSimulationView, toShipmentSimulationView } from './shipment-simulation.view.js';
import { SimulateRateDto, toSampleShipment } from './simulate-rate.dto.js';
import { SimulateShipmentDto, toMonthVolume } from './simulate-shipment.dto.js';

/** The tariff as a whole: its holes, its samples, and what a rate would come to. */
@ApiTags('rates')
@Controller('api/rates')
export class TariffController {
  constructor(
    private readonly getTariffCoverage: GetTariffCoverage,
    private readonly confirmSampleRates: ConfirmSampleRates,
    private readonly simulateRate: SimulateRate,
    private readonly simulateShipment: SimulateShipment,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('coverage')
  async getRateCoverage() {
    return toCoverageView(await this.getTariffCoverage.execute());
  }

  @RequireRole('administrator')
  @Post('confirm-sample')
  @HttpCode(200)
  @ApiOperation({ operationId: 'confirmSampleRates' })
  async confirm(@Req() request: FastifyRequest): Promise<ConfirmedRatesView> {
    return { confirmed: await this.confirmSampleRates.execute(getCurrentUserEmail(request)) };
  }

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post('try')
  @HttpCode(200)
  @ApiOperation({ operationId: 'simulateRate' })
  async simulate(@Body() body: SimulateRateDto): Promise<RateSimulationView> {
    const { line, weight } = await this.simulateRate.execute(toRateInput(body), toSampleShipment(body.shipment));
    return { line: toChargeLineView(line), ...toChargeableWeightView(weight) };
  }

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post('simulate')
  @HttpCode(200)
  @ApiOperation({ operationId: 'simulateShipment' })
  async simulateWhole(@Body() body: SimulateShipmentDto): Promise<ShipmentSimulationView> {
    const request = toShipmentRequest(body.extractedInfo);
    const monthVolume = toMonthVolume(body.monthVolume);
    return toShipmentSimulationView(await this.simulateShipment.execute(request, body.day ?? undefined, monthVolume));
  }
}
