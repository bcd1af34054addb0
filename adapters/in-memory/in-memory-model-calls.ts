import type { ModelCall, ModelCallFigures } from '../../domain/model-call/model-call.js';
import { ModelCalls } from '../../domain/model-call/model-calls.port.js';

/** Calls beyond this many are forgotten, the oldest first. */
const MOST = 10_000;

/** Calls of language models in memory. */
export class InMemoryModelCalls extends ModelCalls {
  private readonly calls: ModelCall[] = [];

  async record(call: ModelCall): Promise<void> {
    this.calls.push(call);
    if (this.calls.length > MOST) this.calls.shift();
  }

  async figuresSince(since: Date): Promise<ModelCallFigures> {
    const calls = this.calls.filter(({ at }) => at >= since);
    const times = calls.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
    const lower = times[Math.floor((times.length - 1) / 2)];
    const upper = times[Math.floor(times.length / 2)];
    return {
      calls: calls.length,
      failed: calls.filter(({ outcome }) => outcome !== 'answered').length,
      medianMs: lower === undefined || upper === undefined ? undefined : Math.round((lower + upper) / 2),
      tokens: calls.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    };
  }
}
