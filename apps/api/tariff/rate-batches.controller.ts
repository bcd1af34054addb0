import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Big } from 'big.js';
import type { FastifyRequest } from 'fastify';
import { AdjustRatesByPercent } from '../../../application/tariff/adjust-rates-by-percent.js';
import { BulkUpdateRates } from '../../../application/tariff/bulk-update-rates.js';
import { CopyRates } from '../../../application/tariff/copy-rates.js';
import { GetRateHistory } from '../../../application/tariff/get-rate-history.js';
import { ManageRates } from '../../../application/tariff/manage-rates.js';
import type { BatchResult } from '../../../application/tariff/rate-batch.js';
import { RevertRate } from '../../../application/tariff/revert-rate.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ApiDryRun } from '../http/dry-run.decorator.js';
import { DryRunQuery } from '../http/dry-run-query.decorator.js';
import { withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { toRateView } from './rate.view.js';
import {
  CopyRatesDto,
  PercentChangeDto,
  RateBatchDto,
  RevertRateDto,
  toRateBatchInput,
  toRateRefs,
} from './rate-batch.dto.js';
import {
  RateAdjustmentPreviewView,
  RateBatchResultView,
  RateCopyView,
  toChangedRatesView,
  toRateBatchView,
  toRateCopyView,
  toRateHistoryView,
} from './rate-batch.view.js';

/** Many rates at once, and what became of one rate. With `?dryRun=true` the differences are shown and nothing changes. */
@ApiTags('rates')
@Controller('api/rates')
export class RateBatchesController {
  constructor(
    private readonly bulkUpdateRates: BulkUpdateRates,
    private readonly adjustRatesByPercent: AdjustRatesByPercent,
    private readonly copyRates: CopyRates,
    private readonly getRateHistory: GetRateHistory,
    private readonly revertRate: RevertRate,
    private readonly manageRates: ManageRates,
    private readonly reference: AirportDirectory,
  ) {}

  @RequireRole('administrator')
  @Post('batch')
  @HttpCode(200)
  async applyRateBatch(@Body() body: RateBatchDto, @Req() request: FastifyRequest) {
    const named = [...(body.remove ?? []), ...(body.replace ?? [])];
    return this.withConflictingRates(body, named, () =>
      this.bulkUpdateRates.execute(toRateBatchInput(body), getCurrentUserEmail(request)),
    );
  }

  @RequireRole('administrator')
  @Post('change-by-percent')
  @HttpCode(200)
  @ApiDryRun(RateBatchResultView, RateAdjustmentPreviewView)
  async changeRatesByPercent(
    @Body() body: PercentChangeDto,
    @DryRunQuery() isDryRun: boolean,
    @Req() request: FastifyRequest,
  ) {
    const { changesMinimum, changesMaximum } = body;
    const change = {
      percent: Big(body.percent),
      changesMinimum: changesMinimum ?? false,
      changesMaximum: changesMaximum ?? false,
    };
    const selected = toRateRefs(body.rates);
    const validFrom = body.validFrom || undefined;
    if (!isDryRun)
      return this.withConflictingRates(body, selected, () =>
        this.adjustRatesByPercent.execute(selected, change, getCurrentUserEmail(request), validFrom),
      );
    const changed = await this.adjustRatesByPercent.preview(selected, change, validFrom);
    return { changes: toChangedRatesView(changed, await this.reference.airports()) };
  }

  @RequireRole('administrator')
  @Post('copy')
  @HttpCode(200)
  @ApiDryRun(RateBatchResultView, RateCopyView)
  @ApiOperation({ operationId: 'copyRates' })
  async copy(@Body() body: CopyRatesDto, @DryRunQuery() isDryRun: boolean, @Req() request: FastifyRequest) {
    const asked = {
      fromLocationId: body.fromLocationId ?? undefined,
      toLocationId: body.toLocationId ?? undefined,
    };
    const seen = body.replaces && toRateRefs(body.replaces);
    if (!isDryRun)
      return this.withConflictingRates(body, seen ?? [], () =>
        this.copyRates.execute(asked, seen, getCurrentUserEmail(request)),
      );
    return toRateCopyView(await this.copyRates.preview(asked), await this.reference.airports());
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':id/history')
  async listRateChanges(@Param('id', ParseIdPipe) id: number) {
    return toRateHistoryView(await this.getRateHistory.execute(id));
  }

  @RequireRole('administrator')
  @Post(':id/revert')
  @HttpCode(200)
  @ApiOperation({ operationId: 'revertRate' })
  async revert(@Param('id', ParseIdPipe) id: number, @Body() body: RevertRateDto, @Req() request: FastifyRequest) {
    const asked = { id, entryId: body.entryId, version: body.version ?? undefined };
    const rate = await withConflictingValues(
      body,
      async () => (await this.listRates([{ id }]))[0],
      () => this.revertRate.execute(asked, getCurrentUserEmail(request)),
    );
    const [airports, countries] = await Promise.all([this.reference.airports(), this.reference.countries()]);
    return toRateView(rate, airports, countries);
  }

  /** Runs a change of many rates; where somebody else was quicker, the refusal carries the rates as they are now. */
  private async withConflictingRates(
    entered: object,
    named: readonly { readonly id: number }[],
    change: () => Promise<BatchResult>,
  ): Promise<RateBatchResultView> {
    const readCurrent = async () => ({ rates: await this.listRates(named) });
    return this.toOutcomeView(await withConflictingValues(entered, readCurrent, change));
  }

  private async listRates(named: readonly { readonly id: number }[]) {
    const [airports, countries] = await Promise.all([this.reference.airports(), this.reference.countries()]);
    const ids = new Set(named.map(({ id }) => id));
    const rates = (await this.manageRates.all()).filter(({ id }) => ids.has(id));
    return rates.map((rate) => toRateView(rate, airports, countries));
  }

  private async toOutcomeView({ rates, undo }: BatchResult): Promise<RateBatchResultView> {
    const [airports, countries] = await Promise.all([this.reference.airports(), this.reference.countries()]);
    return { rates: rates.map((rate) => toRateView(rate, airports, countries)), undo: toRateBatchView(undo) };
  }
}
