import type { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import type { Configuration } from '../config/configuration.js';
import type { LlmView } from './llm-call.view.js';

/** The language model of this server, for people who pay for it. */
export class LlmStatus {
  constructor(
    private readonly configuration: Pick<Configuration, 'llm'>,
    private readonly llmUsage: LlmUsageRepository,
  ) {}

  /** The model and what it was asked since a moment; null where there is none. */
  async toView(since: Date): Promise<LlmView | null> {
    const { llm } = this.configuration;
    if (!llm) return null;
    const { provider, model, mode } = llm;
    const { calls, failed, medianMs, tokens, costUsd } = await this.llmUsage.getStatisticsSince(since);
    return {
      provider,
      model,
      mode,
      last30Days: { calls, failed, medianMs: medianMs ?? null, tokens, costUsd: Number(costUsd) },
    };
  }
}
