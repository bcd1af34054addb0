import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConfirmSampleRates } from '../../../application/tariff/confirm-sample-rates.js';
import {
  type CoverageRow,
  type CoverageState,
  GetTariffCoverage,
} from '../../../application/tariff/get-tariff-coverage.js';
import { SimulateRate } from '../../../application/tariff/simulate-rate.js';
import { SERVICES } from '../../../domain/tariff/service-code.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';
import { toChargeableWeightView, toChargeLineView } from '../pricing/charge-line.view.js';
import { toRateInput } from './rate.dto.js';
import { SimulateRateDto, toSampleShipment } from './simulate-rate.dto.js';

/** The tariff as a whole: its holes, its samples, and what a rate would come to. */
@ApiTags('rates')
@Controller('api/rates')
export class TariffController {
  constructor(
    private readonly getTariffCoverage: GetTariffCoverage,
    private readonly confirmSampleRates: ConfirmSampleRates,
    private readonly simulateRate: SimulateRate,
  ) {}

  @Get('coverage')
  async getCoverage() {
    return toCoverageView(await this.getTariffCoverage.execute());
  }

  @Post('confirm-sample')
  @HttpCode(200)
  async confirm(@Req() request: FastifyRequest) {
    return { confirmed: await this.confirmSampleRates.execute(getCurrentUserEmail(request)) };
  }

  @Post('try')
  @HttpCode(200)
  async simulate(@Body() body: SimulateRateDto) {
    const { line, weight } = await this.simulateRate.execute(toRateInput(body), toSampleShipment(body.shipment));
    return { line: toChargeLineView(line), ...toChargeableWeightView(weight) };
  }
}

const COVERAGE_STATES: readonly CoverageState[] = ['valid', 'sample', 'expiring', 'expired', 'future', 'missing'];

function toCoverageView(rows: readonly CoverageRow[]) {
  const states = rows.flatMap((row) => row.cells.map((cell) => cell.state));
  const countOf = (state: CoverageState) => states.filter((one) => one === state).length;
  return {
    services: SERVICES.map(({ code, name, category }) => ({ code, name, category })),
    airports: rows.map(({ airport, cells, missingCompulsory }) => ({
      countryCode: airport.countryCode,
      countryId: airport.countryId,
      locationId: airport.id,
      airportCode: airport.code,
      airportName: airport.name,
      cells: cells.map(({ service, state, rateId, until }) => ({
        serviceCode: service.code,
        state,
        rateId: rateId ?? null,
        until: until ?? null,
        isCompulsory: service.category === 'Compulsory',
      })),
      missingCompulsory: missingCompulsory.map((service) => service.code),
    })),
    totals: Object.fromEntries(COVERAGE_STATES.map((state) => [state, countOf(state)])),
  };
}
