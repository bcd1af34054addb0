import type { ModelCalls } from '../../../application/operations/llm-usage.repository.js';

/** Which language model reads, and when it is asked. */
export interface ModelIdentity {
  readonly provider: string;
  readonly model: string;
  readonly mode: string;
}

/** The language model of this desk, for people who pay for it. */
export class ModelInUse {
  constructor(
    /** Undefined where the rules read alone. */
    private readonly identity: ModelIdentity | undefined,
    private readonly calls: ModelCalls,
  ) {}

  /** The model and what it was asked since a moment; null where there is none. */
  async view(since: Date) {
    if (!this.identity) return null;
    const { provider, model, mode } = this.identity;
    const { calls, failed, medianMs, tokens, costUsd } = await this.calls.figuresSince(since);
    return {
      provider,
      model,
      mode,
      last30Days: { calls, failed, medianMs: medianMs ?? null, tokens, costUsd: Number(costUsd) },
    };
  }
}
