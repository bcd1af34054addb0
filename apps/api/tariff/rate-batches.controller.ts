import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Big } from 'big.js';
import type { FastifyRequest } from 'fastify';
import { ChangeRatesByPercent } from '../../../application/tariff/adjust-rates-by-percent.js';
import { ChangeRatesTogether } from '../../../application/tariff/bulk-update-rates.js';
import { CopyRates } from '../../../application/tariff/copy-rates.js';
import type { BatchOutcome } from '../../../application/tariff/rate-batch.js';
import { RevertRate } from '../../../application/tariff/revert-rate.js';
import { ShowRateHistory } from '../../../application/tariff/get-rate-history.js';
import { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { RecordId } from '../http/parse-id.pipe.js';
import { actorOf } from '../http/session-auth.guard.js';
import { rateView } from './rate.view.js';
import {
  CopyRatesBody,
  enteredBatch,
  knownRates,
  PercentChangeBody,
  RateBatchBody,
  RevertRateBody,
} from './rate-batch.dto.js';
import { changedRatesView, rateBatchView, rateCopyView, rateHistoryView } from './rate-batch.view.js';

/** Many rates at once, and what became of one rate. With `?dryRun=true` the differences are shown and nothing changes. */
@ApiTags('rates')
@Controller('api/rates')
export class RateBatchesController {
  constructor(
    private readonly together: ChangeRatesTogether,
    private readonly byPercent: ChangeRatesByPercent,
    private readonly copyRates: CopyRates,
    private readonly showHistory: ShowRateHistory,
    private readonly revertRate: RevertRate,
    private readonly reference: ReferenceData,
  ) {}

  @Post('batch')
  @HttpCode(200)
  async batch(@Body() body: RateBatchBody, @Req() request: FastifyRequest) {
    return this.outcome(await this.together.execute(enteredBatch(body), actorOf(request)));
  }

  @Post('change-by-percent')
  @HttpCode(200)
  async percent(
    @Body() body: PercentChangeBody,
    @Query('dryRun') dryRun: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    const { changesMinimum, changesMaximum } = body;
    const change = {
      percent: Big(body.percent),
      changesMinimum: changesMinimum ?? false,
      changesMaximum: changesMaximum ?? false,
    };
    const chosen = knownRates(body.rates);
    if (dryRun !== 'true') return this.outcome(await this.byPercent.execute(chosen, change, actorOf(request)));
    const changed = await this.byPercent.look(chosen, change);
    return { changes: changedRatesView(changed, await this.reference.airports()) };
  }

  @Post('copy')
  @HttpCode(200)
  async copy(@Body() body: CopyRatesBody, @Query('dryRun') dryRun: string | undefined, @Req() request: FastifyRequest) {
    const asked = {
      fromLocationId: body.fromLocationId ?? undefined,
      toLocationId: body.toLocationId ?? undefined,
    };
    const seen = body.replaces && knownRates(body.replaces);
    if (dryRun !== 'true') return this.outcome(await this.copyRates.execute(asked, seen, actorOf(request)));
    return rateCopyView(await this.copyRates.look(asked), await this.reference.airports());
  }

  @Get(':id/history')
  async history(@Param('id', RecordId) id: number) {
    return rateHistoryView(await this.showHistory.execute(id));
  }

  @Post(':id/revert')
  @HttpCode(200)
  async revert(@Param('id', RecordId) id: number, @Body() body: RevertRateBody, @Req() request: FastifyRequest) {
    const asked = { id, entryId: body.entryId, version: body.version ?? undefined };
    const rate = await this.revertRate.execute(asked, actorOf(request));
    const [airports, countries] = await Promise.all([this.reference.airports(), this.reference.countries()]);
    return rateView(rate, airports, countries);
  }

  private async outcome({ rates, undo }: BatchOutcome) {
    const [airports, countries] = await Promise.all([this.reference.airports(), this.reference.countries()]);
    return { rates: rates.map((rate) => rateView(rate, airports, countries)), undo: rateBatchView(undo) };
  }
}
