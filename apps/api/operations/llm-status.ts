import type { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import type { LlmView } from './llm-call.view.js';

/** Which language model reads, and when it is asked. */
export interface LlmInfo {
  readonly provider: string;
  readonly model: string;
  readonly mode: string;
}

/** The language model of this desk, for people who pay for it. */
export class LlmStatus {
  constructor(
    /** Undefined where the rules read alone. */
    private readonly info: LlmInfo | undefined,
    private readonly llmUsage: LlmUsageRepository,
  ) {}

  /** The model and what it was asked since a moment; null where there is none. */
  async toView(since: Date): Promise<LlmView | null> {
    if (!this.info) return null;
    const { provider, model, mode } = this.info;
    const { calls, failed, medianMs, tokens, costUsd } = await this.llmUsage.getStatisticsSince(since);
    return {
      provider,
      model,
      mode,
      last30Days: { calls, failed, medianMs: medianMs ?? null, tokens, costUsd: Number(costUsd) },
    };
  }
}
