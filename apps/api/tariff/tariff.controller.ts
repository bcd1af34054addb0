import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConfirmSampleRates } from '../../../application/tariff/confirm-sample-rates.js';
import {
  type CoverageRow,
  type CoverageState,
  ShowCoverage,
} from '../../../application/tariff/get-tariff-coverage.js';
import { TryRate } from '../../../application/tariff/simulate-rate.js';
import { SERVICES } from '../../../domain/tariff/service-code.js';
import { chargeableWeightView, chargeLineView } from '../pricing/charge-line.view.js';
import { actorOf } from '../http/session-auth.guard.js';
import { enteredRate } from './rate.dto.js';
import { TryRateBody, trialShipment } from './simulate-rate.dto.js';

/** The tariff as a whole: its holes, its samples, and what a rate would come to. */
@ApiTags('rates')
@Controller('api/rates')
export class TariffController {
  constructor(
    private readonly showCoverage: ShowCoverage,
    private readonly confirmSampleRates: ConfirmSampleRates,
    private readonly tryRate: TryRate,
  ) {}

  @Get('coverage')
  async coverage() {
    return coverageView(await this.showCoverage.execute());
  }

  @Post('confirm-sample')
  @HttpCode(200)
  async confirm(@Req() request: FastifyRequest) {
    return { confirmed: await this.confirmSampleRates.execute(actorOf(request)) };
  }

  @Post('try')
  @HttpCode(200)
  async try(@Body() body: TryRateBody) {
    const { line, weight } = await this.tryRate.execute(enteredRate(body), trialShipment(body.shipment));
    return { line: chargeLineView(line), ...chargeableWeightView(weight) };
  }
}

const COVERAGE_STATES: readonly CoverageState[] = ['valid', 'sample', 'expiring', 'expired', 'future', 'missing'];

function coverageView(rows: readonly CoverageRow[]) {
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
