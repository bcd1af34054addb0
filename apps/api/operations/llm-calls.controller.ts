import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import { Clock } from '../../../domain/clock.port.js';
import { DAY_MS } from '../../../domain/durations.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { LlmCallPageView, toLlmCallView } from './llm-call.view.js';
import { LlmCallsQueryDto } from './llm-calls-query.dto.js';
import { LlmStatus } from './llm-status.js';

const PAGE_SIZE = 25;
const MEASURED_MS = 30 * DAY_MS;

/** What the language model was asked, what that took and what it cost. */
@ApiTags('model-calls')
@Controller('api/model-calls')
export class LlmCallsController {
  constructor(
    private readonly llmUsage: LlmUsageRepository,
    private readonly llmStatus: LlmStatus,
    private readonly clock: Clock,
  ) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async listLlmCalls(@Query() query: LlmCallsQueryDto): Promise<LlmCallPageView> {
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
