import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../domain/clock.port.js';
import { DAY_MS } from '../../../domain/durations.js';
import type { KeptModelCall } from '../../../domain/operations/llm-call.js';
import { ModelCalls } from '../../../application/operations/llm-usage.repository.js';
import { CountOf, PageQuery } from '../http/page-query.dto.js';
import { ModelInUse } from './llm-status.js';

const PAGE_SIZE = 25;
const MEASURED_MS = 30 * DAY_MS;

/** Which calls a list shows. */
export class ModelCallsQuery extends PageQuery {
  @CountOf(100) pageSize?: number;
}

/** What the language model was asked, what that took and what it cost. */
@ApiTags('model-calls')
@Controller('api/model-calls')
export class ModelCallsController {
  constructor(
    private readonly calls: ModelCalls,
    private readonly model: ModelInUse,
    private readonly clock: Clock,
  ) {}

  @Get()
  async list(@Query() query: ModelCallsQuery) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const since = new Date(this.clock.now().getTime() - MEASURED_MS);
    const [{ rows, total }, model] = await Promise.all([this.calls.page(page, pageSize), this.model.view(since)]);
    return { data: rows.map(modelCallView), total, page, pageSize, model };
  }
}

function modelCallView(call: KeptModelCall) {
  return {
    id: call.id,
    at: call.at.toISOString(),
    provider: call.provider,
    model: call.model,
    outcome: call.outcome,
    durationMs: call.durationMs,
    tries: call.tries,
    inputTokens: call.inputTokens,
    outputTokens: call.outputTokens,
    costUsd: call.costUsd === undefined ? null : Number(call.costUsd),
    grounded: call.grounded,
    dropped: call.dropped,
  };
}
