import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import { Clock } from '../../../domain/clock.port.js';
import { DAY_MS } from '../../../domain/durations.js';
import type { LlmCallRecord } from '../../../domain/operations/llm-call.js';
import { IsPositiveCount, PageQueryDto } from '../http/page-query.dto.js';
import { LlmStatus } from './llm-status.js';

const PAGE_SIZE = 25;
const MEASURED_MS = 30 * DAY_MS;

/** Which calls a list shows. */
export class LlmCallsQueryDto extends PageQueryDto {
  @IsPositiveCount(100) pageSize?: number;
}

/** What the language model was asked, what that took and what it cost. */
@ApiTags('model-calls')
@Controller('api/model-calls')
export class LlmCallsController {
  constructor(
    private readonly llmUsage: LlmUsageRepository,
    private readonly llmStatus: LlmStatus,
    private readonly clock: Clock,
  ) {}

  @Get()
  async list(@Query() query: LlmCallsQueryDto) {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? PAGE_SIZE;
    const since = new Date(this.clock.now().getTime() - MEASURED_MS);
    const [{ rows, total }, llm] = await Promise.all([
      this.llmUsage.findPage(page, pageSize),
      this.llmStatus.toView(since),
    ]);
    return { data: rows.map(toLlmCallView), total, page, pageSize, model: llm };
  }
}

function toLlmCallView(call: LlmCallRecord) {
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
